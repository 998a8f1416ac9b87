import type { Wiederherstellung, ZeilenFassung } from "~/contract/unternehmen/fassungen";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import { jahrRevisionen, listJahre } from "../../storage/wirtschaftsjahrStore";
import type { Aufruf } from "../antraege/aufruf";
import { einmalig } from "../idempotenz/einmalig";
import { getFruehereWerte, listZeilenFassungen } from "./fassungen";
import { vollstaendigesJahr, withZeitraumFehler } from "./jahrLage";
import { getJahr, lockUmfeld, mergeJahr } from "./saveWirtschaftsjahr";
import { aenderbaresUnternehmen, lesbaresUnternehmen } from "./stammdatenLage";
import { storeWithNachbar } from "./storeNaechste";

const FRAGEN = { form: jahrFormular, vollstaendig: vollstaendigesJahr };

/** Every saved version of a Wirtschaftsjahr of the chosen company, newest first. */
export async function listJahrFassungen(
  { dienste, person }: Aufruf,
  { uuid }: { uuid: string },
): Promise<{ data: ZeilenFassung[] }> {
  const satz = (await listJahre(dienste.db, lesbaresUnternehmen(person))).find((jahr) => jahr.uuid === uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { data: await listZeilenFassungen(jahrRevisionen(dienste.db, uuid), satz.revision, FRAGEN) };
}

/**
 * Makes an earlier version of a Wirtschaftsjahr the present one, as a save of all its answers; the neighbour moves
 * along where the person agreed to it.
 */
export async function restoreWirtschaftsjahr(
  ruf: Aufruf,
  eingabe: Wiederherstellung & { nachbar?: string | undefined },
): Promise<{ revision: number; angepasst?: string }> {
  const firma = aenderbaresUnternehmen(ruf.person);
  const { uuid, nachbar } = eingabe;
  const arbeit = (tx: Tx) => async () => {
    const umfeld = await lockUmfeld(tx, firma);
    const { satz, kontext } = getJahr(ruf, umfeld, uuid);
    const fruehere = vollstaendigesJahr(await getFruehereWerte(jahrRevisionen(tx, uuid), satz, eingabe));
    const neue = { uuid, revision: satz.revision, werte: fruehere };
    const { werte } = await mergeJahr(tx, { satz, eingabe: neue, kontext });
    const revision = satz.revision + 1;
    const moved = await storeWithNachbar(tx, ruf, { firma, uuid, revision, werte, umfeld, nachbar });
    return { revision, ...moved };
  };
  const vorgang = "wirtschaftsjahre.restore";
  return withZeitraumFehler(uuid, () =>
    inTransaktion(ruf.dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe, fn: arbeit(tx) })),
  );
}
