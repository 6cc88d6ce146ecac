"""The table server: live tables, their store, HTTP and sockets. Start with `stube.server.app`."""
