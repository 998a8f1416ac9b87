import type { Wiederherstellung, ZeilenFassung } from "~/contract/unternehmen/fassungen";
import { verbundFormular } from "~/domain/verbund/verbundFormular";
import { kontextDerZeile, vollstaendigeZeile } from "~/domain/verbund/verbundPruefung";
import type { Werte } from "~/formkit/field";
import { textOf } from "~/formkit/werte";
import { todayBerlin } from "~/lib/date";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import { listVerbundSaetze, verbundRevisionen, type VerbundSatz } from "../../storage/verbundStore";
import type { Aufruf } from "../antraege/aufruf";
import { einmalig } from "../idempotenz/einmalig";
import { getFruehereWerte, listZeilenFassungen, requireNochWaehlbar } from "../unternehmen/fassungen";
import { aenderbaresUnternehmen, lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { changeVerbund, getSatz, saveZeile } from "./saveVerbundene";

const FRAGEN = { form: verbundFormular, vollstaendig: vollstaendigeZeile };

/** Every saved version of a row, newest first. */
export async function listVerbundFassungen(
  { dienste, person }: Aufruf,
  { uuid }: { uuid: string },
): Promise<{ data: ZeilenFassung[] }> {
  const satz = getSatz(await listVerbundSaetze(dienste.db, lesbaresUnternehmen(person)), uuid);
  return { data: await listZeilenFassungen(verbundRevisionen(dienste.db, satz.uuid), satz.revision, FRAGEN) };
}

/** Throws EINGABE_UNGUELTIG when a version names somebody who was deleted, or who would lead back to the row. */
function requireWaehlbare(satz: VerbundSatz, werte: Werte, andere: readonly { uuid: string }[]): void {
  const waehlbare = new Set(["", ...andere.map(({ uuid }) => uuid)]);
  const fehler = ["bekannt", "gegenueber", "ueber"].filter(
    (key) => textOf(werte, key) !== textOf(satz.werte, key) && !waehlbare.has(textOf(werte, key)),
  );
  requireNochWaehlbar(satz.uuid, fehler);
}

/** Makes an earlier version of a row the present one, as a save of all its answers. */
export async function restoreVerbundene(ruf: Aufruf, eingabe: Wiederherstellung): Promise<{ revision: number }> {
  aenderbaresUnternehmen(ruf.person);
  const fn = (tx: Tx) =>
    changeVerbund(ruf, tx, {
      vorgang: "VERBUND_GESPEICHERT",
      fn: async (liste) => {
        const satz = getSatz(liste.saetze, eingabe.uuid);
        const { uuid } = satz;
        const fruehere = await getFruehereWerte(verbundRevisionen(tx, uuid), satz, eingabe);
        const werte = vollstaendigeZeile(fruehere);
        requireWaehlbare(satz, werte, kontextDerZeile(liste.saetze, uuid, todayBerlin(ruf.dienste.clock)).andere);
        const { revision } = await saveZeile(ruf, liste, { uuid, revision: satz.revision, werte });
        return { revision };
      },
    });
  const vorgang = "verbund.restoreVerbundene";
  return inTransaktion(ruf.dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe, fn: () => fn(tx) }));
}
