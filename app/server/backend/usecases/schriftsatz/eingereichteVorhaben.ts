import { textOf } from "~/formkit/werte";
import type { Ausfuehrer } from "../../storage/datenbank";
import { findEingereichten } from "../../storage/einreichungStore";

/**
 * The Vorhaben as they were submitted last, in their order: what follow-up requests, decisions and objections are
 * about.
 */
export async function listEingereichteVorhaben(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
): Promise<{ uuid: string; titel: string }[]> {
  const eingereicht = await findEingereichten(ausfuehrer, antragUuid);
  return (eingereicht?.inhalt.vorhaben ?? []).map(({ uuid, werte, vorhabenId }) => ({
    uuid,
    titel: textOf(werte, "titel") || vorhabenId,
  }));
}
