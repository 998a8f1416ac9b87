/** What is asked before the access of somebody ends, by the keys of the help texts. */
export const UEBERGABE_FRAGEN = { nachfolger: "Rechte an Anträgen übergeben an" } as const;
