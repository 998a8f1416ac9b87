/**
 * The system roles with their labels. @spec §6 Roles and permissions
 *
 * @assumed §6 names four; the data protection officer is a fifth, who sees who read what and nothing else.
 */
export const SYSTEMROLLEN = {
  UNTERNEHMENSMITARBEITER: "Unternehmensmitarbeiter",
  SUPPORT_MITARBEITER: "Support Mitarbeiter",
  QUALITAETSMANAGEMENT: "Qualitätsmanagement",
  ADMINISTRATOR: "Administrator",
  DATENSCHUTZ: "Datenschutz",
} as const;

/** Key of a system role. */
export type SystemRolle = keyof typeof SYSTEMROLLEN;

/**
 * The roles within one company.
 *
 * @spec §6 Company role: BEVOLLMAECHTIGTER
 * @assumed §6 names only BEVOLLMAECHTIGTER; everyone else who belongs to a company is MITARBEITER.
 */
export const UNTERNEHMENSROLLEN = {
  BEVOLLMAECHTIGTER: "Bevollmächtigte Person",
  MITARBEITER: "Mitarbeiterin / Mitarbeiter",
} as const;

/** The same in a word, for tables. */
export const UNTERNEHMENSROLLEN_KURZ: Readonly<Record<keyof typeof UNTERNEHMENSROLLEN, string>> = {
  BEVOLLMAECHTIGTER: "Bevollmächtigt",
  MITARBEITER: "Mitarbeit",
};

/** Key of a company role. */
export type UnternehmenRolle = keyof typeof UNTERNEHMENSROLLEN;

/** What each role means for whoever gives it. */
export const ROLLEN_ERKLAERUNG: Readonly<Record<UnternehmenRolle, string>> = {
  BEVOLLMAECHTIGTER:
    "sieht und bearbeitet alle Anträge, reicht sie ein, ruft Bescheide ab und bestimmt, wer für das Unternehmen mitarbeitet",
  MITARBEITER: "legt Anträge an und bearbeitet die Anträge, für die sie oder er ein Recht hat; reicht nichts ein",
};

/** Narrows a text to a company role. */
export const isUnternehmenRolle = (text: string): text is UnternehmenRolle => Object.hasOwn(UNTERNEHMENSROLLEN, text);

/**
 * Who acts: the system role, and the role in the chosen company (null: none chosen). `darfStammdaten`: the grant to
 * change the master data of that company, for those whose role does not allow it; absent is none.
 * `isNurAnsicht`: the support sees what the person sees and changes nothing.
 */
export type Person = {
  readonly systemRolle: SystemRolle;
  readonly unternehmenRolle: UnternehmenRolle | null;
  readonly darfStammdaten?: boolean;
  readonly isNurAnsicht?: boolean;
};

/** The facts of a session that decide whether somebody is fully logged in. */
export type Anmeldestand = {
  readonly isAuthenticated: boolean;
  readonly systemRolle: SystemRolle | null;
  readonly unternehmenUuid: string | null;
};

/**
 * Says whether a user is fully logged in: a company employee with a chosen company, anybody else with any role.
 *
 * @spec §4 Session and login
 */
export function isFullyLoggedIn(stand: Anmeldestand): boolean {
  if (!stand.isAuthenticated || stand.systemRolle === null) return false;
  return stand.systemRolle !== "UNTERNEHMENSMITARBEITER" || stand.unternehmenUuid !== null;
}

/**
 * Says whether the person is authorised representative of the chosen company. @spec §6 detected from unternehmenRolle
 */
export function hasBevollmaechtigung(person: Person): boolean {
  return person.systemRolle === "UNTERNEHMENSMITARBEITER" && person.unternehmenRolle === "BEVOLLMAECHTIGTER";
}
