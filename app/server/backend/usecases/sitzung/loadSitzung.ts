import type { Sitzung, SitzungBenutzer } from "~/contract/konto/benutzer";
import { listNavigation } from "~/domain/benutzer/navigation";
import { isFullyLoggedIn } from "~/domain/benutzer/rollen";
import type { Dienste } from "../../dienste";
import { anzeigeVon, isZweiFaktorOffen, type Person, type Sitzungsstand } from "../../kontext";
import type { Betriebsanzeige } from "../wartung/betriebAnzeige";
import { endsOn } from "./tokens";

/** An address that its owner recognises and nobody else learns: "b…t@example.org". */
export function maskEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ""}@${domain}`;
}

/** True once a system role of the authority was chosen. */
const hasRolle = (person: Person, { zeile }: Sitzungsstand) =>
  zeile.systemrolle !== null && zeile.systemrolle === person.systemRolle;

/** The navigation of a person; empty while a mandatory second factor is missing. */
export function navigationOf(person: Person, stand: Sitzungsstand): string[] {
  if (isZweiFaktorOffen(stand.benutzer)) return [];
  return listNavigation({ ...person, hatRolle: hasRolle(person, stand) });
}

/** What belongs to a person whatever he or she has chosen. */
function kontoVon({ benutzer }: Sitzungsstand) {
  const { titel, vorname, nachname, email, hilfetexteAnzeigen, tfaPflicht, systemRollen } = benutzer;
  return {
    titel,
    vorname,
    nachname,
    email,
    hilfetexteAnzeigen,
    tfaPflicht,
    systemRollen,
    userUuid: benutzer.uuid,
    isSingleCompany: benutzer.anzahlUnternehmen === 1,
    mailTFAEnabled: benutzer.mailTfa,
    appTFAEnabled: benutzer.appTfa,
  };
}

function toSitzungBenutzer(person: Person, stand: Sitzungsstand): SitzungBenutzer {
  const { unternehmen, angesehen } = stand.benutzer;
  const isStab = person.systemRolle !== "UNTERNEHMENSMITARBEITER";
  const systemRolleSet = isStab && hasRolle(person, stand) ? person.systemRolle : null;
  const unternehmenUuid = unternehmen?.uuid ?? null;
  const gewaehlt = isStab ? systemRolleSet : person.systemRolle;
  return {
    ...kontoVon(stand),
    systemRolleSet,
    unternehmenUuid,
    userName: person.name,
    systemRolle: person.systemRolle,
    mussUnternehmenAuswaehlen: !isStab,
    unternehmenName: unternehmen?.firma ?? null,
    unternehmenRechtsform: unternehmen?.rechtsform ?? null,
    unternehmenRolle: unternehmen?.rolle ?? null,
    angesehen: angesehen && { uuid: angesehen.uuid, name: angesehen.firma, rechtsform: angesehen.rechtsform },
    darfStammdaten: unternehmen?.darfStammdaten ?? false,
    isNurAnsicht: person.isNurAnsicht,
    isFinallyAuthenticated: isFullyLoggedIn({
      isAuthenticated: stand.zeile.stand === "AUTHENTICATED",
      systemRolle: gewaehlt,
      unternehmenUuid,
    }),
  };
}

/**
 * The switches of the portal for one visitor.
 *
 * @spec §3 Feature flags
 * @assumed §3 calls both flags of the portal and §2 the seal a flag of the user: a user has it while the chosen company
 * has a seal.
 */
export function featuresVon({ config }: Dienste, person: Person | null): Sitzung["features"] {
  return { testdatenGenerator: config.features.testdatenGenerator, bsfzSiegel: person?.bsfzSiegel ?? false };
}

const OHNE_TAN = { csrf: null, endetAm: null, endetSpaetestensAm: null, tanArt: null, tanEmpfaenger: null };
const KEINE = {
  ...OHNE_TAN,
  benutzer: null,
  navigation: [],
  isNezoAuthenticated: false,
  ansicht: null,
  unreadMessages: 0,
};

/** How the portal is run is the same for many, and added to what one session is. */
type OhneBetrieb = Omit<Sitzung, keyof Betriebsanzeige>;

/** The facts of a session for the portal; state KEINE without one. */
export function loadSitzung(dienste: Dienste, stand: Sitzungsstand | null, person: Person | null): OhneBetrieb {
  const { nezoAktiv, nezoRegistrierungAktiv } = dienste.config;
  const merkmale = {
    features: featuresVon(dienste, person),
    nezo: { isActivated: nezoAktiv, isActivatedForRegistration: nezoRegistrierungAktiv },
  };
  if (stand === null) return { state: "KEINE", ...KEINE, ...merkmale };
  const { zeile, benutzer } = stand;
  const ende = endsOn(dienste, zeile.letzteAktionAm, zeile.absolutBis).toISOString();
  const gemeinsam = {
    ...KEINE,
    ...merkmale,
    csrf: zeile.csrf,
    endetAm: ende,
    endetSpaetestensAm: zeile.absolutBis.toISOString(),
  };
  if (person === null) {
    const tanEmpfaenger = zeile.tanArt === "MAIL" ? maskEmail(benutzer.email) : null;
    return { ...gemeinsam, state: "PRE_TAN", tanArt: zeile.tanArt, tanEmpfaenger };
  }
  return {
    ...gemeinsam,
    state: "AUTHENTICATED",
    benutzer: toSitzungBenutzer(person, stand),
    navigation: navigationOf(person, stand),
    isNezoAuthenticated: zeile.nezoAm !== null,
    ansicht: stand.ansicht && { bis: stand.ansicht.bis.toISOString() },
    unreadMessages: anzeigeVon(stand).ungelesen,
  };
}
