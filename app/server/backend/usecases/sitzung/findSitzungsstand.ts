import { SYSTEMROLLEN, type SystemRolle } from "~/domain/benutzer/rollen";
import type { Dienste } from "../../dienste";
import type { SitzungsBenutzer, Sitzungsstand } from "../../kontext";
import { findStandByRefresh, findStandByZugriff, type StandZeile, type Umfang } from "../../storage/sitzungsstandStore";
import { type SitzungZeile, updateSitzung } from "../../storage/sitzungStore";
import { sha256 } from "./krypto";
import { endsOn } from "./tokens";

const SLIDE_AFTER_MILLIS = 30_000;

const isSystemRolle = (rolle: string): rolle is SystemRolle => Object.hasOwn(SYSTEMROLLEN, rolle);

/** The user of a session with the company that it is about. */
export function toBenutzer({ zeile, benutzer: person, ...rest }: Gelesen): SitzungsBenutzer {
  const systemRollen = person.systemRollen.filter(isSystemRolle);
  const isStab = systemRollen.some((rolle) => rolle !== "UNTERNEHMENSMITARBEITER");
  return {
    ...person,
    systemRollen,
    anzahlUnternehmen: rest.anzahlUnternehmen,
    unternehmen: toUnternehmen(zeile, rest),
    angesehen: isStab ? toFirma(zeile, rest) : null,
  };
}

/** What is read of a session, or of a view in its place. */
type Gelesen = Omit<StandZeile, "zeile" | "anzeige"> & { zeile: Pick<SitzungZeile, "unternehmenUuid"> };

type Firmenspalten = Omit<Gelesen, "zeile" | "benutzer">;

/** The company that the session is about, whoever may do what in it. */
function toFirma({ unternehmenUuid: uuid }: Gelesen["zeile"], { firma, rechtsform }: Firmenspalten) {
  return uuid !== null && firma !== null && rechtsform !== null ? { uuid, firma, rechtsform } : null;
}

function toUnternehmen(zeile: Gelesen["zeile"], spalten: Firmenspalten): SitzungsBenutzer["unternehmen"] {
  const firma = toFirma(zeile, spalten);
  const { rolle, darfStammdaten, bsfzSiegel } = spalten;
  if (firma === null || rolle === null) return null;
  return { ...firma, rolle, darfStammdaten: darfStammdaten ?? false, bsfzSiegel: bsfzSiegel ?? false };
}

function toStand(dienste: Dienste, found: StandZeile | undefined): Sitzungsstand | null {
  if (!found) return null;
  const { letzteAktionAm, absolutBis } = found.zeile;
  if (endsOn(dienste, letzteAktionAm, absolutBis) <= dienste.clock.now()) return null;
  return { zeile: found.zeile, benutzer: toBenutzer(found), ansicht: null, anzeige: found.anzeige };
}

/**
 * The living session of an access token with its user and, while the membership holds, the chosen company; for a page
 * also what it shows beside itself. One statement.
 */
export async function findSitzungsstand(
  dienste: Dienste,
  zugriffToken: string,
  umfang: Umfang = "ohneAnzeige",
): Promise<Sitzungsstand | null> {
  const token = { zugriffHash: sha256(zugriffToken), jetzt: dienste.clock.now() };
  return toStand(dienste, await findStandByZugriff(dienste.db, token, umfang));
}

/**
 * The same by the refresh token, which stays as it is. For the live channel, whose requests come without a page that
 * would renew the access token; whoever has the refresh token could get a new one anyway.
 */
export async function findStandNachRefresh(dienste: Dienste, refreshToken: string): Promise<Sitzungsstand | null> {
  return toStand(dienste, await findStandByRefresh(dienste.db, sha256(refreshToken)));
}

/** Counts a call as an action of the user, at most every 30 seconds; changes the given row, too. */
export async function slideSitzung(dienste: Dienste, zeile: SitzungZeile): Promise<void> {
  const now = dienste.clock.now();
  if (now.getTime() - zeile.letzteAktionAm.getTime() <= SLIDE_AFTER_MILLIS) return;
  zeile.letzteAktionAm = now;
  await updateSitzung(dienste.db, zeile.uuid, { letzteAktionAm: now });
}
