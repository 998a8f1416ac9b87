import type { BelegArt } from "~/domain/beleg/belegArten";
import { belegcodeAus } from "~/domain/beleg/belegcode";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { insertBelege } from "../../storage/ereignisStore";
import { append, lockKette } from "../audit/append";

/** A code that nobody can guess. */
export const neuerCode = ({ random }: Dienste): string => belegcodeAus(Buffer.from(random.token(), "base64url"));

/** `pruefsumme`: SHA-256 of the content or the file, lower-case hex. */
export type NeuerBeleg = { antragUuid: string; art: BelegArt; pruefsumme: string; /** Now, if absent. */ am?: Date };

/**
 * Issues a receipt within the caller's transaction: an event of the Antrag's chain and the code that confirms it on
 * `/belegpruefung`. To be called after the event that the receipt is about. The code comes without groups, see
 * `formatBelegcode`.
 */
export async function issueBeleg(
  tx: Tx,
  dienste: Dienste,
  { antragUuid, art, pruefsumme, am = dienste.clock.now() }: NeuerBeleg,
): Promise<{ code: string }> {
  const code = neuerCode(dienste);
  const ende = await lockKette(tx, dienste, antragUuid);
  const inhalt = { akteur: "VERFAHREN" as const, beleg: art, code, pruefsumme };
  const { nummer } = await append(tx, dienste, { kettenende: ende, neu: { am, art: "beleg.ausstellen", inhalt } });
  await insertBelege(tx, [{ code, antragUuid, art, ereignisNummer: nummer, pruefsumme, am }]);
  return { code };
}
