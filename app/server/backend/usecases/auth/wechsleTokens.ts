import { eq } from "drizzle-orm";
import type { Dienste } from "../../dienste";
import type { Sitzungsstand } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { sitzung } from "../../storage/schema/sitzung";
import { sha256 } from "../sitzung/krypto";
import { newTokens, tokenSpalten, type SitzungsTokens } from "../sitzung/tokens";
import { rotate } from "./erneuereSitzung";

/** New tokens for a session whose rights change; a parallel tab that shows the former refresh token within the grace gets them, too. */
export function wechsleTokens(
  tx: Tx,
  dienste: Dienste,
  { stand, refreshToken }: { stand: Sitzungsstand; refreshToken: string | null },
): Promise<SitzungsTokens> {
  if (refreshToken !== null && stand.zeile.refreshHash === sha256(refreshToken)) {
    return rotate(tx, dienste, { zeile: stand.zeile, refreshToken }).then(({ tokens }) => tokens);
  }
  const tokens = newTokens(dienste);
  return tx
    .update(sitzung)
    .set(tokenSpalten(dienste, tokens))
    .where(eq(sitzung.uuid, stand.zeile.uuid))
    .then(() => tokens);
}
