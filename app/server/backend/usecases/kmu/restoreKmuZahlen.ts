import type { Wiederherstellung, ZeilenFassung } from "~/contract/unternehmen/fassungen";
import { kmuZahlenFormular } from "~/domain/kmu/kmuZahlenFormular";
import type { Werte } from "~/formkit/field";
import { listOf, textOf } from "~/formkit/werte";
import { kmuZahlenRevisionen } from "../../storage/kmuZahlenStore";
import type { Aufruf } from "../antraege/aufruf";
import { getFruehereWerte, listZeilenFassungen, requireNochWaehlbar } from "../unternehmen/fassungen";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { kmuZahlenKontext, type KmuZahlenUmfeld, loadKmuZahlen, vollstaendigeZahlen } from "./kmuZahlenLage";
import { changeKmuZahlen, getKmuSatz, storeKmuNaechste } from "./saveKmuZahlen";

const FRAGEN = { form: kmuZahlenFormular, vollstaendig: vollstaendigeZahlen };

/** Every saved version of a row, newest first. */
export async function listKmuZahlenFassungen(
  { dienste, person }: Aufruf,
  { uuid }: { uuid: string },
): Promise<{ data: ZeilenFassung[] }> {
  const satz = getKmuSatz(await loadKmuZahlen(dienste.db, dienste, lesbaresUnternehmen(person)), uuid);
  return { data: await listZeilenFassungen(kmuZahlenRevisionen(dienste.db, satz.uuid), satz.revision, FRAGEN) };
}

/**
 * An earlier version as it can hold today: without those in `enthaelt` who are no companies of the list any more.
 * Throws EINGABE_UNGUELTIG when that is true of the company whose figures they are.
 */
function toHeutige(uuid: string, fruehere: Werte, { firmen }: KmuZahlenUmfeld): Werte {
  const werte = vollstaendigeZahlen(fruehere);
  const bekannte = new Set(firmen.map(({ key }) => key));
  requireNochWaehlbar(uuid, bekannte.has(textOf(werte, "beteiligter")) ? [] : ["beteiligter"]);
  return { ...werte, enthaelt: listOf(werte, "enthaelt").filter((key) => bekannte.has(key)) };
}

/** Makes an earlier version of a row the present one, by the rules of every save. */
export function restoreKmuZahlen(ruf: Aufruf, eingabe: Wiederherstellung): Promise<{ revision: number }> {
  return changeKmuZahlen(ruf, {
    vorgang: "kmu.restoreKmuZahlen",
    eingabe,
    fn: async (tx, umfeld) => {
      const satz = getKmuSatz(umfeld, eingabe.uuid);
      const { uuid } = satz;
      const werte = toHeutige(uuid, await getFruehereWerte(kmuZahlenRevisionen(tx, uuid), satz, eingabe), umfeld);
      const revision = satz.revision + 1;
      await storeKmuNaechste(tx, ruf, { uuid, revision, werte, kontext: kmuZahlenKontext(umfeld, uuid) });
      return { revision };
    },
  });
}
