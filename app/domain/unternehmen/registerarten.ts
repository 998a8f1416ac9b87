/** Kinds of register with their German titles; KEINE stands for "no entry". */
export const REGISTERARTEN: readonly { readonly key: string; readonly title: string }[] = [
  { key: "HRA", title: "Handelsregister Abteilung A (HRA)" },
  { key: "HRB", title: "Handelsregister Abteilung B (HRB)" },
  { key: "GnR", title: "Genossenschaftsregister (GnR)" },
  { key: "PR", title: "Partnerschaftsregister (PR)" },
  { key: "VR", title: "Vereinsregister (VR)" },
  { key: "GsR", title: "Gesellschaftsregister (GsR)" },
  { key: "KEINE", title: "Kein Eintrag" },
];
