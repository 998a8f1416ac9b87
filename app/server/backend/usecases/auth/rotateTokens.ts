import type { Dienste } from "../../dienste";
import type { Sitzungsstand } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { updateSitzung } from "../../storage/sitzungStore";
import { sha256 } from "../sitzung/krypto";
import { newTokens, tokenSpalten, type SitzungsTokens } from "../sitzung/tokens";
import { rotate } from "./renewSitzung";

/**
 * New tokens for a session whose rights change; a parallel tab that shows the former refresh token within the grace
 * gets them, too.
 */
export async function rotateTokens(
  tx: Tx,
  dienste: Dienste,
  { stand, refreshToken }: { stand: Sitzungsstand; refreshToken: string | null },
): Promise<SitzungsTokens> {
  if (refreshToken !== null && stand.zeile.refreshHash === sha256(refreshToken)) {
    return (await rotate(tx, dienste, { zeile: stand.zeile, refreshToken })).tokens;
  }
  const tokens = newTokens(dienste);
  await updateSitzung(tx, stand.zeile.uuid, tokenSpalten(dienste, tokens));
  return tokens;
}
