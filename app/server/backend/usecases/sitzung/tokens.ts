import type { Dienste } from "../../dienste";
import { hmac, sha256 } from "./krypto";

/** The two tokens of a session; before the TAN there is none to refresh with. */
export type SitzungsTokens = { zugriff: string; refresh: string | null };

/** The columns that hold a pair of tokens. */
export function tokenSpalten(dienste: Dienste, tokens: SitzungsTokens) {
  const { zugriffSekunden } = dienste.config.sitzung;
  return {
    zugriffHash: sha256(tokens.zugriff),
    zugriffBis: new Date(dienste.clock.now().getTime() + zugriffSekunden * 1000),
    refreshHash: tokens.refresh === null ? null : sha256(tokens.refresh),
  };
}

/** A new pair out of chance. */
export function newTokens(dienste: Dienste): SitzungsTokens & { refresh: string } {
  return { zugriff: dienste.random.token(), refresh: dienste.random.token() };
}

/**
 * The pair that follows a refresh token. Whoever shows the same token within the grace gets the same pair again,
 * although the database knows only hashes: it takes the former token, the random of the rotation and the key of the
 * server.
 */
export function deriveTokens(
  secretKey: string,
  formerRefresh: string,
  salz: string,
): SitzungsTokens & { refresh: string } {
  return {
    zugriff: hmac(secretKey, "zugriff", salz + formerRefresh),
    refresh: hmac(secretKey, "refresh", salz + formerRefresh),
  };
}

/** When a session ends without a further action. */
export function endsOn(dienste: Dienste, letzteAktionAm: Date, absolutBis: Date): Date {
  return new Date(
    Math.min(letzteAktionAm.getTime() + dienste.config.sitzung.leerlaufMinuten * 60_000, absolutBis.getTime()),
  );
}
