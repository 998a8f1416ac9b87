import { Ablehnung } from "../../ablehnung";
import { pruefsummeVon } from "../../pruefsumme";

type MitRevision = { uuid: string; revision: number };

/**
 * A hash of what can be read in an Antrag: another one as soon as anybody has saved, added, moved or deleted anything
 * in it or in what it tells of its company. Whoever submits names the state that was read, so that nothing else is
 * submitted. `vorhaben` in their order.
 */
export function standVon(antrag: MitRevision & { firmenstand: string }, vorhaben: readonly MitRevision[]): string {
  return pruefsummeVon([
    antrag.uuid,
    antrag.revision,
    antrag.firmenstand,
    ...vorhaben.map(({ uuid, revision }) => [uuid, revision]),
  ]);
}

/** The refusal of a submission of another state than the one that was read, or that a TAN was requested for. */
export const standVeraltet = (): Ablehnung =>
  new Ablehnung(
    "REVISION_VERALTET",
    [],
    "Seit Sie ihn gelesen haben, wurden der Antrag oder die Angaben zum Unternehmen geändert. Der Antrag ist nicht eingereicht. Bitte lesen Sie den aktuellen Stand und unterschreiben Sie dann erneut.",
  );
