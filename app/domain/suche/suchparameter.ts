/** The param of the address that holds what is looked for in the contents of Anträge. */
export const SUCHFRAGE = "q";
