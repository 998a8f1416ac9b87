import { type AntragRecht, covers } from "~/domain/antrag/antragRecht";
import { isV1Abgelaufen, V1_BEENDET } from "~/domain/antrag/antragZugang";
import { type AntragFormular, formularArt, type FormularArt, formularVon } from "~/domain/antrag/formular/formulare";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { decideAntrag } from "~/domain/antrag/lebenszyklus";
import type { Akteur } from "~/domain/antrag/akteur";
import type { Befehl } from "~/domain/antrag/lebenszyklusTabelle";
import type { Umstaende } from "~/domain/antrag/lebenszyklusVoraussetzungen";
import { type Recht, rechterolleVon, umfangVon } from "~/domain/benutzer/systemrollenRechte";
import type { Clock } from "~/lib/clock";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import { type AntragSatz, type Blick, findAntrag, lockAntrag } from "../../storage/antragStore";
import type { Ausfuehrer, Tx } from "../../storage/datenbank";
import type { Aufruf } from "./aufruf";

/** What an assignment must be for a right, where it is not BEARBEITEN. */
const NOETIG: { readonly [recht in Recht]?: AntragRecht } = {
  antragLesen: "LESEN",
  bescheidLesen: "LESEN",
  nachrichtenLesen: "LESEN",
  antragBenutzerVerwalten: "VERWALTEN",
};

/**
 * To which company a person's search is bound. Company employees see only the chosen one, internal staff what is
 * submitted of all, and drafts with the consent of their company.
 */
export function blickVon(person: Person): Blick {
  const istIntern = person.systemRolle !== "UNTERNEHMENSMITARBEITER";
  if (istIntern)
    return { benutzerUuid: person.benutzerUuid, unternehmenUuid: null, um: person.lesung.um?.toISOString() ?? null };
  if (person.unternehmenUuid === null) throw new Ablehnung("UNTERNEHMEN_ERFORDERLICH");
  return { benutzerUuid: person.benutzerUuid, unternehmenUuid: person.unternehmenUuid, um: null };
}

type Zuordnung = Pick<AntragSatz, "erstelltVon" | "recht">;

/**
 * Says whether a person has a right on one Antrag of the company (or of any, for staff). Whoever created it has an
 * assignment like others, so that it can be changed and taken.
 *
 * @spec §6, domain.md 4.2
 */
export function hasRecht(recht: Recht, person: Person, { erstelltVon, recht: zuweisung }: Zuordnung): boolean {
  const umfang = umfangVon(recht, person);
  if (umfang === null || umfang === "alle") return umfang === "alle";
  if (umfang === "eigene" && erstelltVon !== person.benutzerUuid) return false;
  return covers(zuweisung, NOETIG[recht] ?? "BEARBEITEN");
}

/** Throws KEIN_ZUGRIFF unless the person, who may read the Antrag, has a further right on it. */
export function requireRecht(recht: Recht, person: Person, satz: Zuordnung): void {
  if (!hasRecht(recht, person, satz)) throw new Ablehnung("KEIN_ZUGRIFF");
}

/** Notes that this Antrag is read in the present call. */
function remember(satz: AntragSatz, { lesung }: Person): AntragSatz {
  lesung.antraege.add(satz.uuid);
  return satz;
}

function checkRecht<Satz extends Zuordnung>(satz: Satz | undefined, person: Person, recht: Recht): Satz {
  if (satz === undefined || !hasRecht("antragLesen", person, satz)) throw new Ablehnung("ANTRAG_NICHT_GEFUNDEN");
  requireRecht(recht, person, satz);
  return satz;
}

/** The Antrag for reading. An unknown, a foreign and an unassigned one are refused alike. */
export async function getLesbaren(ausfuehrer: Ausfuehrer, person: Person, uuid: string): Promise<AntragSatz> {
  return remember(checkRecht(await findAntrag(ausfuehrer, uuid, blickVon(person)), person, "antragLesen"), person);
}

/** The Antrag, locked, for something that needs `recht`. Who may read it but not more gets KEIN_ZUGRIFF. */
export async function getGesperrten(
  tx: Tx,
  person: Person,
  { uuid, recht }: { uuid: string; recht: Recht },
): Promise<AntragSatz> {
  return remember(checkRecht(await lockAntrag(tx, uuid, blickVon(person)), person, recht), person);
}

/** The actor of the lifecycle table that a person is; null for staff who cannot change an Antrag. */
export function akteurVon(person: Person): Akteur | null {
  const rolle = rechterolleVon(person);
  return rolle === "BEVOLLMAECHTIGTER" || rolle === "MITARBEITER" || rolle === "ADMINISTRATOR" ? rolle : null;
}

/** The next status, or the refusal of the lifecycle table as an error of the catalogue. */
export function getNaechstenStatus(
  status: AntragStatus | null,
  befehl: Befehl,
  { akteur, umstaende }: { akteur: Akteur | null; umstaende: Umstaende },
): AntragStatus {
  if (akteur === null) throw new Ablehnung("KEIN_ZUGRIFF");
  const ergebnis = decideAntrag(status, befehl, { akteur, umstaende });
  if (ergebnis.ok) return ergebnis.value.nach;
  const { error } = ergebnis;
  if (error.code === "STATUS_NICHT_ERLAUBT") throw new Ablehnung("STATUS_NICHT_ERLAUBT");
  if (error.code === "ROLLE_NICHT_ERLAUBT" || befehl === "anlegen" || befehl === "loeschen") {
    throw new Ablehnung("KEIN_ZUGRIFF", [], error.message);
  }
  throw new Ablehnung(befehl === "einreichen" ? "ANTRAG_UNVOLLSTAENDIG" : "STATUS_NICHT_ERLAUBT", [], error.message);
}

type Merkmale = Pick<AntragSatz, "version" | "istVereinfacht">;

type Aenderbar = Zuordnung & Merkmale & Pick<AntragSatz, "status">;

const merkmaleVon = ({ version, istVereinfacht }: Merkmale) => ({ version, istVereinfachterAntrag: istVereinfacht });

/** The form in which the answers of an Antrag are kept. */
export function formularDes(satz: Merkmale): AntragFormular {
  return formularVon(merkmaleVon(satz));
}

/** Its key. */
export function formularArtDes(satz: Merkmale): FormularArt {
  return formularArt(merkmaleVon(satz));
}

/**
 * Drafts can be edited; those of V1 only until its cut-off.
 *
 * @spec §4 V1 applications that are not simplified … are blocked after the V1 submission cut-off date
 */
export function isBearbeitbar(satz: Merkmale & Pick<AntragSatz, "status">, clock: Clock): boolean {
  return satz.status === "IN_BEARBEITUNG" && !isV1Abgelaufen(merkmaleVon(satz), clock.now(), false);
}

/** Throws unless the Antrag can be edited; says so where the reason is the end of V1. */
export function requireBearbeitbar(satz: Merkmale & Pick<AntragSatz, "status">, clock: Clock): void {
  if (isBearbeitbar(satz, clock)) return;
  throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], satz.status === "IN_BEARBEITUNG" ? V1_BEENDET : undefined);
}

/** Throws for a supplementary application: its Vorhaben are those that were certified. */
export function requireFreieVorhaben({ istVereinfacht }: Pick<AntragSatz, "istVereinfacht">): void {
  if (istVereinfacht)
    throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], "Ein Ergänzungsantrag enthält nur bescheinigte Vorhaben.");
}

/** The Antrag that was looked for, when its content may be changed by the caller and now; throws otherwise. */
export function requireAenderbar<Satz extends Aenderbar>(satz: Satz | undefined, { dienste, person }: Aufruf): Satz {
  const geprueft = checkRecht(satz, person, "antragBearbeiten");
  requireBearbeitbar(geprueft, dienste.clock);
  return geprueft;
}

/** The same as an answer. */
export function isAenderbar(satz: Aenderbar, { dienste, person }: Aufruf): boolean {
  return (
    hasRecht("antragLesen", person, satz) &&
    hasRecht("antragBearbeiten", person, satz) &&
    isBearbeitbar(satz, dienste.clock)
  );
}

/** The Antrag, locked, for a change of its content. */
export async function getBearbeitbaren(tx: Tx, ruf: Aufruf, uuid: string): Promise<AntragSatz> {
  return requireAenderbar(await lockAntrag(tx, uuid, blickVon(ruf.person)), ruf);
}
