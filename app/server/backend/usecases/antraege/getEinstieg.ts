import type { Werte } from "~/formkit/field";
import { findLetzteEigene } from "../../storage/revisionStore";
import { readWithHistory } from "./antragAnsicht";
import { formularDes } from "./antragRechte";
import type { Aufruf } from "./aufruf";

type Einstieg = { vorhabenUuid: string; tab: string };

/** Whether a save has changed this answer. */
const isGeaendert = (key: string, vorher: Werte, nachher: Werte): boolean =>
  JSON.stringify(vorher[key] ?? null) !== JSON.stringify(nachher[key] ?? null);

/**
 * Where somebody goes on who comes back: the first tab whose answers the last save of this person changed. A change of
 * one tab may move the rows of a later one.
 *
 * @assumed Issue 19 §1 "re-entry opens where one stopped": what was saved tells it, on every device and after the end
 *   of a session, without a record of what people look at.
 */
export async function getEinstieg(
  ruf: Aufruf,
  { uuid, vorhabenUuid }: { uuid: string; vorhabenUuid?: string | undefined },
): Promise<{ einstieg: Einstieg | null }> {
  const { satz } = await readWithHistory(ruf, uuid);
  const letzte = await findLetzteEigene(ruf.dienste.db, {
    antragUuid: satz.uuid,
    vorhabenUuid,
    benutzerUuid: ruf.person.benutzerUuid,
  });
  if (letzte === undefined) return { einstieg: null };
  const { vorher, nachher } = letzte;
  const tab = formularDes(satz).tabs.find(({ fields }) => fields.some(({ key }) => isGeaendert(key, vorher, nachher)));
  return { einstieg: tab === undefined ? null : { vorhabenUuid: letzte.vorhabenUuid, tab: tab.key } };
}
