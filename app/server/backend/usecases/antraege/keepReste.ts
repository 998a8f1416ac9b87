import { replaceSpaces } from "~/lib/text";
import type { Tx } from "../../storage/datenbank";
import { insertReste, type RestOrt } from "../../storage/restStore";
import type { Aufruf } from "./aufruf";

/** What was cut off a text, and of which answer. */
export type NeuerRest = { stelle: string; rest: string };

/**
 * Keeps what was cut off, for the person who typed it. What no screen shows and the database refuses is left out, as in
 * the texts.
 */
export async function keepReste(
  tx: Tx,
  { dienste, person }: Pick<Aufruf, "dienste" | "person">,
  { ort, reste = [] }: { ort: RestOrt; reste?: readonly NeuerRest[] | undefined },
): Promise<void> {
  const lesbare = reste.map(({ stelle, rest }) => ({ stelle, rest: replaceSpaces(rest, { multiline: true }).text }));
  const wer = { benutzerUuid: person.benutzerUuid, am: dienste.clock.now() };
  await insertReste(
    tx,
    ort,
    lesbare.filter(({ rest }) => rest !== "").map((rest) => ({ ...rest, ...wer, uuid: dienste.random.uuid() })),
  );
}
