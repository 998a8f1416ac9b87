import type { Sitzung } from "~/contract/konto/benutzer";
import type { Antragsfrist, Frist, Statistikfrist } from "~/contract/verfahren/fristen";
import { RECHTE } from "~/domain/benutzer/systemrollenRechte";
import type { UnternehmenRolle } from "~/domain/benutzer/rollen";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person, UnternehmensPerson } from "../../kontext";
import { findErinnerungTage } from "../../storage/erinnerungStore";
import {
  deleteKalender,
  findKalender,
  type KalenderZeile,
  listFristen as listFristenVon,
  takeKalender,
  storeKalender,
} from "../../storage/fristStore";
import { hmac, sha256 } from "../sitzung/krypto";
import { findBetriebAnzeige } from "../wartung/betriebAnzeige";
import { listStatistikfristen } from "./listStatistikfristen";

const UNTERNEHMENSROLLEN: readonly UnternehmenRolle[] = ["BEVOLLMAECHTIGTER", "MITARBEITER"];
/** In which roles somebody sees every Antrag of the company. */
export const rollenMitAllem = UNTERNEHMENSROLLEN.filter((rolle) => RECHTE.antragLesen[rolle] === "alle");

/** Those of Anträge and of figures in one row: the nearest first. */
const inReihe = (antragsfristen: readonly Antragsfrist[], statistikfristen: readonly Statistikfrist[]): Frist[] =>
  [...statistikfristen, ...antragsfristen].toSorted((a, b) => (a.tag < b.tag ? -1 : Number(a.tag > b.tag)));

/**
 * The deadlines that run in the Anträge of the chosen company, and without an Antrag those of its figures; staff of the
 * authority has none. Two statements, for one Antrag one.
 */
export async function listFristen(
  dienste: Dienste,
  person: Person,
  antragUuid: string | null,
): Promise<{ data: Frist[]; wartung: Sitzung["wartung"] }> {
  const { benutzerUuid, unternehmenUuid, systemRolle } = person;
  if (systemRolle !== "UNTERNEHMENSMITARBEITER" || unternehmenUuid === null) return { data: [], wartung: null };
  const heute = todayBerlin(dienste.clock);
  const suche = { benutzerUuid, unternehmenUuid, antragUuid, rollenMitAllem, heute };
  const statistik = antragUuid === null ? await listStatistikfristen(dienste, { benutzerUuid, unternehmenUuid }) : [];
  const { wartung } = await findBetriebAnzeige(dienste, person);
  return { data: inReihe(await listFristenVon(dienste.db, suche), statistik), wartung };
}

type Kalender = { pfad: string | null; erstelltAm: string | null; abgerufenAm: string | null };

/** All deadlines of a person, over all companies and Anträge that she may read. */
export async function listAlleFristen(dienste: Pick<Dienste, "clock" | "db">, benutzerUuid: string): Promise<Frist[]> {
  const wessen = { benutzerUuid, unternehmenUuid: null };
  const suche = { ...wessen, antragUuid: null, rollenMitAllem, heute: todayBerlin(dienste.clock) };
  const statistik = await listStatistikfristen(dienste, wessen);
  return inReihe(await listFristenVon(dienste.db, suche), statistik);
}

/** Always the same secret for a nonce: it can be shown again, and nothing of it is stored but a hash. */
const tokenVon = ({ config }: Dienste, benutzerUuid: string, nonce: string): string =>
  hmac(config.secretKey, "kalender", `${benutzerUuid} ${nonce}`);

function toKalender(dienste: Dienste, zeile: KalenderZeile | undefined): Kalender {
  if (zeile === undefined) return { pfad: null, erstelltAm: null, abgerufenAm: null };
  const { benutzerUuid, nonce, erstelltAm, abgerufenAm, tokenHash } = zeile;
  const token = tokenVon(dienste, benutzerUuid, nonce);
  // Made with another SECRET_KEY: the address works as long as nobody makes a new one, but it cannot be shown.
  const pfad = sha256(token) === tokenHash ? `/kalender/${token}/fristen.ics` : null;
  return { pfad, erstelltAm: erstelltAm.toISOString(), abgerufenAm: abgerufenAm?.toISOString() ?? null };
}

/** The address, and the days on which the person wants to be reminded besides. */
export async function getKalender(
  dienste: Dienste,
  { benutzerUuid }: UnternehmensPerson,
): Promise<Kalender & { erinnerungTage: number[] }> {
  const kalender = toKalender(dienste, await findKalender(dienste.db, benutzerUuid));
  return { ...kalender, erinnerungTage: await findErinnerungTage(dienste.db, benutzerUuid) };
}

/** Makes the secret address of a person's calendar; an older one no longer works. */
export async function renewKalender(dienste: Dienste, { benutzerUuid }: UnternehmensPerson): Promise<Kalender> {
  const nonce = dienste.random.token();
  const tokenHash = sha256(tokenVon(dienste, benutzerUuid, nonce));
  const zeile = { benutzerUuid, nonce, tokenHash, erstelltAm: dienste.clock.now() };
  await storeKalender(dienste.db, zeile);
  return toKalender(dienste, { ...zeile, abgerufenAm: null });
}

export async function revokeKalender(dienste: Dienste, { benutzerUuid }: UnternehmensPerson): Promise<{ ok: true }> {
  await deleteKalender(dienste.db, benutzerUuid);
  return { ok: true };
}

/** The deadlines behind a secret address, over all companies of its person; NICHT_GEFUNDEN for every other. */
export async function readKalender(dienste: Dienste, token: string): Promise<{ data: Frist[] }> {
  const benutzerUuid = await takeKalender(dienste.db, sha256(token), dienste.clock.now());
  if (benutzerUuid === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { data: await listAlleFristen(dienste, benutzerUuid) };
}
