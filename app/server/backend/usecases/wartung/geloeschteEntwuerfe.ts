import { z } from "zod";
import type { GeloeschteEntwuerfe } from "~/contract/verfahren/betrieb";
import { WARTUNG_GRUND_MAX } from "~/domain/protokoll/protokollGrund";
import type { RufKontext } from "../../kontext";
import { countGeloeschte, purgeGeloeschte } from "../../storage/antragStore";
import { inTransaktion } from "../../storage/transaction";
import { entwurfFaelligVor } from "../antraege/deleteAntrag";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { requireWartung } from "../protokoll/zugriff";
import { pflichttext } from "../registrierung/benutzerRegeln";
import { readByRules } from "../registrierung/eingabeLesen";

/** How many deleted drafts are kept, and how many of them for long enough. */
export async function getGeloeschteEntwuerfe(kontext: RufKontext): Promise<GeloeschteEntwuerfe> {
  requireWartung(kontext);
  const { dienste } = kontext;
  const { aeltesterSeit, ...anzahl } = await countGeloeschte(dienste.db, entwurfFaelligVor(dienste));
  return { ...anzahl, aeltesterSeit: aeltesterSeit?.toISOString() ?? null };
}

const regeln = z.object({ grund: pflichttext(WARTUNG_GRUND_MAX) });

/**
 * Does now what the background work does every ten minutes, and only that: whoever has deleted a draft by mistake keeps
 * the whole time in which the authority can still find it. Every run goes into the log, also one that found nothing.
 *
 * @assumed bildschirme.md 8 names "purge of deleted drafts" and no time: the 30 days of domain.md 4.4 hold for it too.
 */
export function purgeGeloeschteEntwuerfe(
  kontext: RufKontext,
  eingabe: { grund: string },
): Promise<{ entfernt: number }> {
  const { benutzerUuid, systemRolle: von } = requireWartung(kontext);
  const { grund } = readByRules(regeln, { grund: eingabe.grund });
  const { dienste } = kontext;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: "betrieb.purgeGeloeschteEntwuerfe",
      eingabe,
      fn: async () => {
        const entfernt = await purgeGeloeschte(tx, entwurfFaelligVor(dienste));
        const am = dienste.clock.now();
        const nach = `${String(entfernt)} Entwürfe`;
        await writeAudit(tx, { vorgang: "wartung.entwuerfeEntfernt", am, benutzerUuid, von, nach, grund });
        return { entfernt };
      },
    }),
  );
}
