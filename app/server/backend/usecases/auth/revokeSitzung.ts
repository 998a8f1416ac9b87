import { and, eq, isNull, or } from "drizzle-orm";
import type { Dienste } from "../../dienste";
import { sitzung } from "../../storage/schema/sitzung";
import { schreibeAudit } from "../audit/schreibeAudit";
import { sha256 } from "../sitzung/krypto";

/** Ends the session of either token; does nothing without one. An expired access token is enough. */
export async function revokeSitzung({ db, clock }: Dienste, tokens: { zugriff: string | null; refresh: string | null }): Promise<void> {
  const am = clock.now();
  const isMine = or(
    tokens.zugriff === null ? undefined : eq(sitzung.zugriffHash, sha256(tokens.zugriff)),
    tokens.refresh === null ? undefined : eq(sitzung.refreshHash, sha256(tokens.refresh)),
  );
  if (isMine === undefined) return;
  const beendet = await db
    .update(sitzung)
    .set({ beendetAm: am })
    .where(and(isMine, isNull(sitzung.beendetAm)))
    .returning({ benutzerUuid: sitzung.benutzerUuid });
  for (const { benutzerUuid } of beendet) await schreibeAudit(db, { vorgang: "ABMELDUNG", am, benutzerUuid });
}
