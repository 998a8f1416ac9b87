import type { Person } from "./rollen";

/** The columns of the rights table: two company roles and the roles of the authority. */
export type Rechterolle =
  | "BEVOLLMAECHTIGTER"
  | "MITARBEITER"
  | "SUPPORT_MITARBEITER"
  | "QUALITAETSMANAGEMENT"
  | "ADMINISTRATOR"
  | "DATENSCHUTZ";

/**
 * How far a right reaches: `alle` = everything (of the chosen company, for company roles), `zugewiesen` = only
 * applications with a fitting assignment, `eigene` = only what the person created. A row may say `erteilt` as well:
 * everything for those who were given the grant for master data, nothing for the others.
 */
export type Umfang = "alle" | "zugewiesen" | "eigene";

type Zeile = { readonly [rolle in Rechterolle]?: Umfang | "erteilt" };

const alle = "alle";
const lesenderStab = { SUPPORT_MITARBEITER: alle, QUALITAETSMANAGEMENT: alle, ADMINISTRATOR: alle } as const;
const nurBevollmaechtigte = { BEVOLLMAECHTIGTER: alle } as const;

/**
 * The rights of each role; a role that is not named does not have the right.
 *
 * @assumed §6 says the exact role mapping is not shown; the rows follow the rights table of domain.md 4.2. Where that
 * says "on ticket", there is no system of tickets to ask: staff read a draft only with the consent of its company, and
 * each reading is noted for the company and the data protection officer. Its "no" beside "retrieve Bescheid" is that
 * of staff retrieving; what a company has retrieved is read like the rest of its Antrag.
 * @assumed domain.md 4.2 lets employees see all Anträge „per setting“; there is no such setting. A representative
 * assigns each Antrag instead, so that nobody sees drafts by a switch that was set for somebody else.
 */
export const RECHTE = {
  unternehmenLesen: { BEVOLLMAECHTIGTER: alle, MITARBEITER: alle, ...lesenderStab },
  unternehmenBearbeiten: { BEVOLLMAECHTIGTER: alle, MITARBEITER: "erteilt" },
  antragLesen: { BEVOLLMAECHTIGTER: alle, MITARBEITER: "zugewiesen", ...lesenderStab },
  antragAnlegen: { BEVOLLMAECHTIGTER: alle, MITARBEITER: alle },
  antragBearbeiten: { BEVOLLMAECHTIGTER: alle, MITARBEITER: "zugewiesen" },
  antragLoeschen: { BEVOLLMAECHTIGTER: alle, MITARBEITER: "eigene", ADMINISTRATOR: alle },
  antragEinreichen: nurBevollmaechtigte,
  antragZurueckziehen: nurBevollmaechtigte,
  antragBenutzerVerwalten: { BEVOLLMAECHTIGTER: alle, MITARBEITER: "zugewiesen" },
  widerspruchVorbereiten: { BEVOLLMAECHTIGTER: alle, MITARBEITER: "zugewiesen" },
  widerspruchEinreichen: nurBevollmaechtigte,
  nachtragVorbereiten: { BEVOLLMAECHTIGTER: alle, MITARBEITER: "zugewiesen" },
  nachtragEinreichen: nurBevollmaechtigte,
  bescheidAbrufen: nurBevollmaechtigte,
  bescheidLesen: { BEVOLLMAECHTIGTER: alle, MITARBEITER: "zugewiesen", ...lesenderStab },
  unternehmensbenutzerVerwalten: { BEVOLLMAECHTIGTER: alle, ADMINISTRATOR: alle },
  unternehmensbenutzerSperren: { SUPPORT_MITARBEITER: alle, ADMINISTRATOR: alle },
  supportBenutzerLesen: lesenderStab,
  ansichtWie: { SUPPORT_MITARBEITER: alle, ADMINISTRATOR: alle },
  stabVerwalten: { ADMINISTRATOR: alle },
  nachrichtenLesen: {
    BEVOLLMAECHTIGTER: alle,
    MITARBEITER: "zugewiesen",
    SUPPORT_MITARBEITER: "eigene",
    QUALITAETSMANAGEMENT: alle,
  },
  nachrichtenBeantworten: { BEVOLLMAECHTIGTER: alle, MITARBEITER: "zugewiesen" },
  systemnachrichtenLesen: { SUPPORT_MITARBEITER: alle, ADMINISTRATOR: alle },
  systemnachrichtenSenden: { ADMINISTRATOR: alle },
  hilfetexteBearbeiten: { QUALITAETSMANAGEMENT: alle, ADMINISTRATOR: alle },
  faqBearbeiten: { QUALITAETSMANAGEMENT: alle, ADMINISTRATOR: alle },
  datenExportieren: {
    BEVOLLMAECHTIGTER: "eigene",
    MITARBEITER: "eigene",
    SUPPORT_MITARBEITER: alle,
    QUALITAETSMANAGEMENT: alle,
    ADMINISTRATOR: alle,
  },
  wartungNutzen: { ADMINISTRATOR: alle },
  lesezugriffeLesen: { DATENSCHUTZ: alle },
} as const satisfies { [recht: string]: Zeile };

/** Key of a right. */
export type Recht = keyof typeof RECHTE;

/** The column a person stands in; null for a company employee without a chosen company. @spec §6 */
export function rechterolleVon(person: Person): Rechterolle | null {
  return person.systemRolle === "UNTERNEHMENSMITARBEITER" ? person.unternehmenRolle : person.systemRolle;
}

/**
 * The rights that open pages. They are left in a view of the support, which shows the portal as the person sees it; all
 * others are gone, so that no page offers what the database would refuse.
 */
const LESERECHTE: readonly Recht[] = [
  "unternehmenLesen",
  "antragLesen",
  "antragBenutzerVerwalten",
  "bescheidLesen",
  "unternehmensbenutzerVerwalten",
  "nachrichtenLesen",
];

/** How far a right reaches for a person; null where the person does not have it. */
export function umfangVon(recht: Recht, person: Person): Umfang | null {
  const rolle = rechterolleVon(person);
  if (rolle === null || (person.isNurAnsicht === true && !LESERECHTE.includes(recht))) return null;
  const zeile: Zeile = RECHTE[recht];
  const umfang = zeile[rolle] ?? null;
  if (umfang !== "erteilt") return umfang;
  return person.darfStammdaten === true ? alle : null;
}

/** Says whether a person has a right at all; assignment and ownership are the caller's check, see {@link umfangVon}. */
export function can(recht: Recht, person: Person): boolean {
  return umfangVon(recht, person) !== null;
}
