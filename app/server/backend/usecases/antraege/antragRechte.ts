import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { decideAntrag } from "~/domain/antrag/lebenszyklus";
import type { Akteur } from "~/domain/antrag/akteur";
import type { Befehl } from "~/domain/antrag/lebenszyklusTabelle";
import type { Umstaende } from "~/domain/antrag/lebenszyklusVoraussetzungen";
import { type Recht, rechterolleVon, umfangVon } from "~/domain/benutzer/rechte";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import { type AntragSatz, type Blick, findAntrag, lockAntrag } from "../../storage/antragStore";
import type { Ausfuehrer, Tx } from "../../storage/datenbank";

/** What an assignment must be at least for a right. @assumed domain.md 4.2 names LESEN, BEARBEITEN, VERWALTEN; each includes the ones before. */
const STUFE = { LESEN: 1, BEARBEITEN: 2, VERWALTEN: 3 } as const;

/** To which company a person's search is bound. Company employees see only the chosen one, internal staff all. */
export function blickVon(person: Person): Blick {
  const istIntern = person.systemRolle !== "UNTERNEHMENSMITARBEITER";
  if (istIntern) return { benutzerUuid: person.benutzerUuid, unternehmenUuid: null };
  if (person.unternehmenUuid === null) throw new Ablehnung("UNTERNEHMEN_ERFORDERLICH");
  return { benutzerUuid: person.benutzerUuid, unternehmenUuid: person.unternehmenUuid };
}

type Zuordnung = Pick<AntragSatz, "erstelltVon" | "recht">;

/** Says whether a person has a right on one Antrag of the company (or of any, for staff). @spec §6, domain.md 4.2 */
export function hasRecht(recht: Recht, person: Person, { erstelltVon, recht: zuweisung }: Zuordnung): boolean {
  const umfang = umfangVon(recht, person);
  if (umfang === null || umfang === "alle") return umfang === "alle";
  if (erstelltVon === person.benutzerUuid) return true;
  const noetig = recht === "antragLesen" ? STUFE.LESEN : STUFE.BEARBEITEN;
  return umfang === "zugewiesen" && zuweisung !== null && STUFE[zuweisung] >= noetig;
}

function pruefeRecht(satz: AntragSatz | undefined, person: Person, recht: Recht): AntragSatz {
  if (satz === undefined || !hasRecht("antragLesen", person, satz)) throw new Ablehnung("ANTRAG_NICHT_GEFUNDEN");
  if (!hasRecht(recht, person, satz)) throw new Ablehnung("KEIN_ZUGRIFF");
  return satz;
}

/** The Antrag for reading. An unknown, a foreign and an unassigned one are refused alike. */
export async function getLesbaren(ausfuehrer: Ausfuehrer, person: Person, uuid: string): Promise<AntragSatz> {
  return pruefeRecht(await findAntrag(ausfuehrer, uuid, blickVon(person)), person, "antragLesen");
}

/** The Antrag, locked, for something that needs `recht`. Who may read it but not more gets KEIN_ZUGRIFF. */
export async function getGesperrten(tx: Tx, person: Person, uuid: string, recht: Recht): Promise<AntragSatz> {
  return pruefeRecht(await lockAntrag(tx, uuid, blickVon(person)), person, recht);
}

/** The actor of the lifecycle table that a person is; null for staff who cannot change an Antrag. */
export function akteurVon(person: Person): Akteur | null {
  const rolle = rechterolleVon(person);
  return rolle === "SUPPORT_MITARBEITER" || rolle === "QUALITAETSMANAGEMENT" ? null : rolle;
}

/** The next status, or the refusal of the lifecycle table as an error of the catalogue. */
export function getNaechstenStatus(status: AntragStatus | null, befehl: Befehl, akteur: Akteur | null, umstaende: Umstaende): AntragStatus {
  if (akteur === null) throw new Ablehnung("KEIN_ZUGRIFF");
  const ergebnis = decideAntrag(status, befehl, akteur, umstaende);
  if (ergebnis.ok) return ergebnis.value.nach;
  const { error } = ergebnis;
  if (error.code === "STATUS_NICHT_ERLAUBT") throw new Ablehnung("STATUS_NICHT_ERLAUBT");
  if (error.code === "ROLLE_NICHT_ERLAUBT" || befehl !== "einreichen") throw new Ablehnung("KEIN_ZUGRIFF", [], error.message);
  throw new Ablehnung("ANTRAG_UNVOLLSTAENDIG", [], error.message);
}

/** Drafts of the V2 form can be edited. @assumed the V1 form is closed since 2024; simplified V1 applications use the V2 form. */
export function isBearbeitbar(satz: Pick<AntragSatz, "status" | "version" | "istVereinfacht">): boolean {
  return satz.status === "IN_BEARBEITUNG" && (satz.version === "V2" || satz.istVereinfacht);
}

/** The Antrag, locked, for a change of its content. */
export async function getBearbeitbaren(tx: Tx, person: Person, uuid: string): Promise<AntragSatz> {
  const satz = await getGesperrten(tx, person, uuid, "antragBearbeiten");
  if (!isBearbeitbar(satz)) throw new Ablehnung("STATUS_NICHT_ERLAUBT");
  return satz;
}
