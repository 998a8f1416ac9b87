import { Ablehnung } from "../../ablehnung";
import { pruefsummeVon } from "../../pruefsumme";

type MitRevision = { uuid: string; revision: number };

/**
 * A hash of what can be read in an Antrag: another one as soon as anybody has saved, added, moved or deleted anything
 * in it. Whoever submits names the state that was read, so that nothing else is submitted. `vorhaben` in their order.
 */
export function standVon(antrag: MitRevision, vorhaben: readonly MitRevision[]): string {
  return pruefsummeVon([antrag.uuid, antrag.revision, ...vorhaben.map(({ uuid, revision }) => [uuid, revision])]);
}

/** The refusal of a submission of another state than the one that was read, or that a TAN was requested for. */
export const standVeraltet = (): Ablehnung =>
  new Ablehnung(
    "REVISION_VERALTET",
    [],
    "Der Antrag wurde geändert, seit Sie ihn gelesen haben. Er ist nicht eingereicht. Bitte lesen Sie den aktuellen Stand und beginnen Sie die Signatur dann neu.",
  );
