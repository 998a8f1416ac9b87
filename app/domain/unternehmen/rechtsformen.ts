/** Kind of a register that a legal form is entered in. */
export type Registerart = "HRA" | "HRB" | "GnR" | "PR" | "VR" | "GsR";

/**
 * What the legal form means for the application: E = Einzelunternehmen (own work counts), M = Mitunternehmerschaft
 * (the partners' remuneration counts), K = Körperschaft (neither).
 */
export type RechtsformArt = "E" | "M" | "K" | null;

/** One legal form: key, German title, tax kind and the register it belongs to (null: none). */
export type Rechtsform = {
  readonly key: string;
  readonly title: string;
  readonly art: RechtsformArt;
  readonly register: Registerart | null;
};

/** The legal forms of the company data, grouped from sole traders over partnerships to corporations. */
export const RECHTSFORMEN: readonly Rechtsform[] = [
  { key: "EINZELUNTERNEHMEN", title: "Einzelunternehmen", art: "E", register: null },
  { key: "EK", title: "Eingetragene Kauffrau / eingetragener Kaufmann (e. K.)", art: "E", register: "HRA" },
  { key: "FREIBERUF", title: "Freiberufliche Tätigkeit", art: "E", register: null },
  { key: "LAND_FORST", title: "Land- und forstwirtschaftliches Einzelunternehmen", art: "E", register: null },
  { key: "GBR", title: "Gesellschaft bürgerlichen Rechts (GbR)", art: "M", register: null },
  { key: "EGBR", title: "Eingetragene GbR (eGbR)", art: "M", register: "GsR" },
  { key: "OHG", title: "Offene Handelsgesellschaft (OHG)", art: "M", register: "HRA" },
  { key: "KG", title: "Kommanditgesellschaft (KG)", art: "M", register: "HRA" },
  { key: "GMBH_CO_KG", title: "GmbH & Co. KG", art: "M", register: "HRA" },
  { key: "UG_CO_KG", title: "UG (haftungsbeschränkt) & Co. KG", art: "M", register: "HRA" },
  { key: "AG_CO_KG", title: "AG & Co. KG", art: "M", register: "HRA" },
  { key: "PARTG", title: "Partnerschaftsgesellschaft (PartG)", art: "M", register: "PR" },
  { key: "PARTG_MBB", title: "PartG mbB", art: "M", register: "PR" },
  { key: "EWIV", title: "Europäische wirtschaftliche Interessenvereinigung", art: "M", register: "HRA" },
  { key: "GMBH", title: "GmbH", art: "K", register: "HRB" },
  { key: "UG", title: "Unternehmergesellschaft (haftungsbeschränkt)", art: "K", register: "HRB" },
  { key: "GGMBH", title: "Gemeinnützige GmbH", art: "K", register: "HRB" },
  { key: "AG", title: "Aktiengesellschaft (AG)", art: "K", register: "HRB" },
  { key: "KGAA", title: "Kommanditgesellschaft auf Aktien", art: "K", register: "HRB" },
  { key: "SE", title: "Europäische Gesellschaft (SE)", art: "K", register: "HRB" },
  { key: "EG", title: "Eingetragene Genossenschaft (eG)", art: "K", register: "GnR" },
  { key: "SCE", title: "Europäische Genossenschaft (SCE)", art: "K", register: "GnR" },
  { key: "VVAG", title: "Versicherungsverein auf Gegenseitigkeit", art: "K", register: "HRB" },
  { key: "EV", title: "Eingetragener Verein (e. V.)", art: "K", register: "VR" },
  { key: "STIFTUNG", title: "Stiftung des privaten Rechts", art: "K", register: null },
  { key: "KOERPERSCHAFT", title: "Körperschaft / Anstalt des öffentlichen Rechts (BgA)", art: "K", register: null },
  { key: "AUSLAENDISCH", title: "Ausländische Rechtsform (z. B. Ltd., S.à r.l., B.V.)", art: "K", register: null },
  { key: "SONSTIGE", title: "Sonstige", art: null, register: null },
];

/** Shown for legal forms that are often tax-exempt (§ 1(1) FZulG). */
export const HINWEIS_STEUERPFLICHT = "Anspruchsberechtigt nur, soweit steuerpflichtige Einkünfte erzielt werden.";

const HAEUFIG_STEUERBEFREIT: readonly string[] = ["GGMBH", "EV", "STIFTUNG", "KOERPERSCHAFT"];

/** The legal form with this key, or undefined. */
export function findRechtsform(key: string): Rechtsform | undefined {
  return RECHTSFORMEN.find((rechtsform) => rechtsform.key === key);
}

/** German title of a legal form; an unknown key is shown as it is. */
export function rechtsformText(key: string): string {
  return findRechtsform(key)?.title ?? key;
}

/**
 * Says whether own work (E) or partners' remuneration (M) may be claimed in the Rahmen tab (domain.md 2.8). A
 * partnership that has chosen to be taxed as a corporation counts as one (§ 1a KStG, domain.md 3.2).
 */
export function hasEigenleistung({ rechtsform, optionKoerperschaft = false }: Besteuerung): boolean {
  const art = findRechtsform(rechtsform)?.art;
  return art === "E" || (art === "M" && !optionKoerperschaft);
}

/** How a company is taxed: key of its legal form, and whether it has chosen § 1a KStG. */
type Besteuerung = { readonly rechtsform: string; readonly optionKoerperschaft?: boolean | undefined };

/** Says whether a register entry has to be named. */
export function needsRegister(key: string): boolean {
  const register = findRechtsform(key)?.register;
  return register !== undefined && register !== null;
}

/** The hint on taxable income, or null where it does not apply. */
export function hinweisZurRechtsform(key: string): string | null {
  return HAEUFIG_STEUERBEFREIT.includes(key) ? HINWEIS_STEUERPFLICHT : null;
}
