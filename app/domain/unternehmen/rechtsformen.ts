import { isEinzelunternehmen, isMitunternehmerschaft } from "./besteuerung";

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

const ZEILEN: readonly Omit<Rechtsform, "art">[] = [
  { key: "EINZELUNTERNEHMEN", title: "Einzelunternehmen", register: null },
  { key: "EK", title: "Eingetragene Kauffrau / eingetragener Kaufmann (e. K.)", register: "HRA" },
  { key: "FREIBERUF", title: "Freiberufliche Tätigkeit", register: null },
  { key: "LAND_FORST", title: "Land- und forstwirtschaftliches Einzelunternehmen", register: null },
  { key: "GBR", title: "Gesellschaft bürgerlichen Rechts (GbR)", register: null },
  { key: "EGBR", title: "Eingetragene GbR (eGbR)", register: "GsR" },
  { key: "OHG", title: "Offene Handelsgesellschaft (OHG)", register: "HRA" },
  { key: "KG", title: "Kommanditgesellschaft (KG)", register: "HRA" },
  { key: "GMBH_CO_KG", title: "GmbH & Co. KG", register: "HRA" },
  { key: "UG_CO_KG", title: "UG (haftungsbeschränkt) & Co. KG", register: "HRA" },
  { key: "AG_CO_KG", title: "AG & Co. KG", register: "HRA" },
  { key: "PARTG", title: "Partnerschaftsgesellschaft (PartG)", register: "PR" },
  { key: "PARTG_MBB", title: "PartG mbB", register: "PR" },
  { key: "EWIV", title: "Europäische wirtschaftliche Interessenvereinigung", register: "HRA" },
  { key: "GMBH", title: "GmbH", register: "HRB" },
  { key: "UG", title: "Unternehmergesellschaft (haftungsbeschränkt)", register: "HRB" },
  { key: "GGMBH", title: "Gemeinnützige GmbH", register: "HRB" },
  { key: "AG", title: "Aktiengesellschaft (AG)", register: "HRB" },
  { key: "KGAA", title: "Kommanditgesellschaft auf Aktien", register: "HRB" },
  { key: "SE", title: "Europäische Gesellschaft (SE)", register: "HRB" },
  { key: "EG", title: "Eingetragene Genossenschaft (eG)", register: "GnR" },
  { key: "SCE", title: "Europäische Genossenschaft (SCE)", register: "GnR" },
  { key: "VVAG", title: "Versicherungsverein auf Gegenseitigkeit", register: "HRB" },
  { key: "EV", title: "Eingetragener Verein (e. V.)", register: "VR" },
  { key: "STIFTUNG", title: "Stiftung des privaten Rechts", register: null },
  { key: "KOERPERSCHAFT", title: "Körperschaft / Anstalt des öffentlichen Rechts (BgA)", register: null },
  { key: "AUSLAENDISCH", title: "Ausländische Rechtsform (z. B. Ltd., S.à r.l., B.V.)", register: null },
  { key: "SONSTIGE", title: "Sonstige", register: null },
];

function artVon(key: string): RechtsformArt {
  if (isEinzelunternehmen(key)) return "E";
  if (isMitunternehmerschaft(key)) return "M";
  return key === "SONSTIGE" ? null : "K";
}

/** The legal forms of the company data, grouped from sole traders over partnerships to corporations. */
export const RECHTSFORMEN: readonly Rechtsform[] = ZEILEN.map((zeile) => ({ ...zeile, art: artVon(zeile.key) }));

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

/** Says whether a register entry has to be named. */
export function needsRegister(key: string): boolean {
  const register = findRechtsform(key)?.register;
  return register !== undefined && register !== null;
}

/** The hint on taxable income, or null where it does not apply. */
export function hinweisZurRechtsform(key: string): string | null {
  return HAEUFIG_STEUERBEFREIT.includes(key) ? HINWEIS_STEUERPFLICHT : null;
}
