/**
 * What a legal form means for the tax, and so for the application: by keys alone, because the form of the Antrag needs
 * no more of the legal forms. Source: domain.md 3.2.
 */

/** Own work counts (E). */
const EINZELUNTERNEHMEN: readonly string[] = ["EINZELUNTERNEHMEN", "EK", "FREIBERUF", "LAND_FORST"];

/** The remuneration of the partners counts (M). */
const MITUNTERNEHMERSCHAFTEN: readonly string[] = [
  "GBR",
  "EGBR",
  "OHG",
  "KG",
  "GMBH_CO_KG",
  "UG_CO_KG",
  "AG_CO_KG",
  "PARTG",
  "PARTG_MBB",
  "EWIV",
];

/** Says whether one person is the company (E). */
export const isEinzelunternehmen = (rechtsform: string): boolean => EINZELUNTERNEHMEN.includes(rechtsform);

/** Says whether it is a partnership (M). */
export const isMitunternehmerschaft = (rechtsform: string): boolean => MITUNTERNEHMERSCHAFTEN.includes(rechtsform);

/** How a company is taxed: key of its legal form, and whether it has chosen § 1a KStG. */
type Besteuerung = { readonly rechtsform: string; readonly optionKoerperschaft?: boolean | undefined };

/**
 * Says whether own work (E) or partners' remuneration (M) may be claimed in the Rahmen tab (domain.md 2.8). A
 * partnership that has chosen to be taxed as a corporation counts as one (§ 1a KStG, domain.md 3.2).
 */
export const hasEigenleistung = ({ rechtsform, optionKoerperschaft = false }: Besteuerung): boolean =>
  isEinzelunternehmen(rechtsform) || (isMitunternehmerschaft(rechtsform) && !optionKoerperschaft);
