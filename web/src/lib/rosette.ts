/** The petal of the six-petal rosette that is carved into old furniture: our sign. */

/** One petal of a rosette of 50 units around the origin; five more follow at 60 degrees each. */
export const PETAL = "M0 -3C-11.5 -15 -11.5 -32 0 -46C11.5 -32 11.5 -15 0 -3Z";
