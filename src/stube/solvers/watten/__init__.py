"""Watten: tables for the kernels, exact results of open hands, worlds that fit a view."""
