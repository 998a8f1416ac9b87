import type { BescheidInhalt } from "~/domain/bescheid/bescheidInhalt";
import { siegelVarianteVon } from "~/domain/siegel/siegel";
import type { Dienste } from "../../dienste";
import type { AntragZeile } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { findEingereichten } from "../../storage/einreichungStore";
import { awardSiegel } from "../siegel/awardSiegel";

/**
 * Gives the company the seals that a retrieved decision entitles to: one for each kind of research among the certified
 * Vorhaben, as they were submitted. Nothing without a certified Vorhaben.
 */
export async function awardSiegelTo(
  tx: Tx,
  dienste: Dienste,
  {
    satz: { uuid, unternehmenUuid },
    inhalt,
  }: { satz: Pick<AntragZeile, "uuid" | "unternehmenUuid">; inhalt: BescheidInhalt },
): Promise<void> {
  const bescheinigte = inhalt.vorhaben
    .filter(({ ergebnis }) => ergebnis === "POSITIV")
    .map(({ vorhabenUuid }) => vorhabenUuid);
  if (bescheinigte.length === 0) return;
  const eingereicht = await findEingereichten(tx, uuid);
  const varianten = eingereicht?.inhalt.vorhaben
    .filter((vorhaben) => bescheinigte.includes(vorhaben.uuid))
    .map(({ werte }) => siegelVarianteVon(werte));
  for (const variante of new Set(varianten)) await awardSiegel(tx, dienste, { unternehmenUuid, variante });
}
