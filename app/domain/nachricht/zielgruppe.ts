import { SYSTEMROLLEN, UNTERNEHMENSROLLEN, type Person } from "../benutzer/rollen";
import { type Rechterolle, rechterolleVon } from "../benutzer/systemrollenRechte";

/** For whom an announcement is meant. */
export const ZIELGRUPPEN = {
  ALLE: "Alle",
  UNTERNEHMEN: "Bestimmte Unternehmen",
  ROLLEN: "Bestimmte Rollen",
} as const;

/** Key of such a group. */
export type Zielart = keyof typeof ZIELGRUPPEN;

/** All keys, in the order of the form. */
export const zielarten = ["ALLE", "UNTERNEHMEN", "ROLLEN"] as const satisfies readonly Zielart[];

/** The roles that an announcement can be meant for, in the order of the form. */
export const ZIELROLLEN: Readonly<Record<Rechterolle, string>> = {
  BEVOLLMAECHTIGTER: `${UNTERNEHMENSROLLEN.BEVOLLMAECHTIGTER} eines Unternehmens`,
  MITARBEITER: `${UNTERNEHMENSROLLEN.MITARBEITER} eines Unternehmens`,
  SUPPORT_MITARBEITER: SYSTEMROLLEN.SUPPORT_MITARBEITER,
  QUALITAETSMANAGEMENT: SYSTEMROLLEN.QUALITAETSMANAGEMENT,
  ADMINISTRATOR: SYSTEMROLLEN.ADMINISTRATOR,
  DATENSCHUTZ: SYSTEMROLLEN.DATENSCHUTZ,
};

/** All keys as a list. */
export const zielrollen = [
  "BEVOLLMAECHTIGTER",
  "MITARBEITER",
  "SUPPORT_MITARBEITER",
  "QUALITAETSMANAGEMENT",
  "ADMINISTRATOR",
  "DATENSCHUTZ",
] as const satisfies readonly Rechterolle[];

/** How many companies one announcement can name. */
export const ZIELFIRMEN_HOECHSTENS = 200;

/** Narrows a text to a kind of audience. */
export const isZielart = (text: string): text is Zielart => Object.hasOwn(ZIELGRUPPEN, text);

/** Narrows a text to a role of an audience. */
export const isZielrolle = (text: string): text is Rechterolle => Object.hasOwn(ZIELROLLEN, text);

/** An audience: `unternehmen` and `rollen` are empty unless `zielgruppe` is about them. */
export type Zielgruppe = {
  readonly zielgruppe: Zielart;
  /** Ids of companies. */
  readonly unternehmen: readonly string[];
  readonly rollen: readonly Rechterolle[];
};

/** Says whether somebody is meant, in the role and for the company in which he or she acts now. */
export function isGemeint(
  { zielgruppe, unternehmen, rollen }: Zielgruppe,
  person: Person & { readonly unternehmenUuid: string | null },
): boolean {
  if (zielgruppe === "ALLE") return true;
  if (zielgruppe === "UNTERNEHMEN")
    return person.unternehmenUuid !== null && unternehmen.includes(person.unternehmenUuid);
  const rolle = rechterolleVon(person);
  return rolle !== null && rollen.includes(rolle);
}
