/** Distances between neighbours, from half a line to a new thought. */
export type Gap = "xs" | "s" | "m" | "l" | "xl";
