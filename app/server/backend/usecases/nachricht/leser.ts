import { umfangVon } from "~/domain/benutzer/systemrollenRechte";
import { isBeantwortbar } from "~/domain/nachricht/antwort";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import type { Ausfuehrer } from "../../storage/datenbank";
import { findNachricht, type Leser, type NachrichtSatz } from "../../storage/nachrichtStore";
import { blickVon, hasRecht } from "../antraege/antragRechte";

/** What a person sees of the messages. Throws KEIN_ZUGRIFF for who sees none. */
export function leserVon(person: Person): Leser {
  const umfang = umfangVon("nachrichtenLesen", person);
  if (umfang === null) throw new Ablehnung("KEIN_ZUGRIFF");
  return { ...blickVon(person), umfang };
}

/** One message. An unknown, a foreign and an unassigned one are refused alike. */
export async function getNachrichtSatz(ausfuehrer: Ausfuehrer, person: Person, uuid: string): Promise<NachrichtSatz> {
  const satz = await findNachricht(ausfuehrer, leserVon(person), uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  if (satz.zeile.antragUuid !== null) person.lesung.antraege.add(satz.zeile.antragUuid);
  return satz;
}

/** Whether a person may answer this message now: not an answer, and not one that nobody would read. */
export function canAntworten(person: Person, { zeile, antragStatus, erstelltVon, recht }: NachrichtSatz): boolean {
  if (zeile.art === "ANTWORT" || erstelltVon === null) return false;
  return isBeantwortbar(antragStatus) && hasRecht("nachrichtenBeantworten", person, { erstelltVon, recht });
}

/** A message that the person may answer, with the Antrag that it is about. */
export async function getBeantwortbare(
  ausfuehrer: Ausfuehrer,
  person: Person,
  uuid: string,
): Promise<{ satz: NachrichtSatz; antragUuid: string }> {
  const satz = await getNachrichtSatz(ausfuehrer, person, uuid);
  const { antragUuid } = satz.zeile;
  if (antragUuid === null || !isBeantwortbar(satz.antragStatus))
    throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], NICHT_BEANTWORTBAR);
  if (!canAntworten(person, satz)) throw new Ablehnung("KEIN_ZUGRIFF");
  return { satz, antragUuid };
}

const NICHT_BEANTWORTBAR =
  "Auf diese Nachricht kann nicht geantwortet werden. Wie Sie uns sonst erreichen, steht unter „Kontakt“.";
