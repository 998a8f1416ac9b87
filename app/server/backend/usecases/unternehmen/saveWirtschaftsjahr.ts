import type { Entscheidung } from "~/contract/antrag/antraege";
import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import { type JahrKontext, zeitraumIn } from "~/domain/statistik/jahrFeld";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { isLueckenlos, ZEITRAUM_FEHLER } from "~/domain/statistik/zeitraum";
import type { Werte } from "~/formkit/field";
import { textOf } from "~/formkit/werte";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { findStammdaten } from "../../storage/stammdatenStore";
import { inTransaktion } from "../../storage/transaction";
import * as store from "../../storage/wirtschaftsjahrStore";
import type { Aufruf } from "../antraege/aufruf";
import { getBasis, mergeWithOthers } from "../antraege/mergeWithOthers";
import { problem } from "../antraege/wertPruefung";
import { writeAudit } from "../audit/writeAudit";
import { applyAntworten } from "../formular/applyAntworten";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { einmalig } from "../idempotenz/einmalig";
import { publishGeloescht } from "../live/publish";
import { jahrKontext, vollstaendigesJahr, withZeitraumFehler } from "./jahrLage";
import { aenderbaresUnternehmen } from "./stammdatenLage";
import { listUnfertige } from "./statistikLage";
import { storeWithNachbar } from "./storeNaechste";

/** What its saves are noted as, so that each runs once per key. */
export const CREATE_JAHR = "wirtschaftsjahre.create";
export const SAVE_JAHR = "wirtschaftsjahre.save";

type Antworten = { [key: string]: unknown };

export type JahrAenderung = {
  uuid: string;
  revision: number;
  werte: Antworten;
  gesehen?: number | undefined;
  entscheidungen?: Entscheidung[] | undefined;
};

/** What comes along with a single year. `nachbar`: the day onto which its neighbour may be moved. */
type Beiwerk = { geparkt?: string | undefined; nachbar?: string | undefined };

/** The company and its years, locked until the transaction ends. */
export async function lockUmfeld(tx: Tx, firma: string) {
  const jahre = await store.lockJahre(tx, firma);
  const satz = await findStammdaten(tx, firma);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { jahre, stammdaten: satz.werte };
}

/** A year of the locked company with what its rules see; that of another company is not found. */
export function getJahr({ dienste }: Aufruf, umfeld: Awaited<ReturnType<typeof lockUmfeld>>, uuid: string) {
  const satz = umfeld.jahre.find((jahr) => jahr.uuid === uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { satz, kontext: jahrKontext(dienste, uuid, umfeld) };
}

/** Adds a Wirtschaftsjahr of the chosen company. */
export async function createWirtschaftsjahr(
  ruf: Aufruf,
  eingabe: Beiwerk & { werte: Antworten },
): Promise<{ uuid: string; revision: number; angepasst?: string }> {
  const firma = aenderbaresUnternehmen(ruf.person);
  const arbeit = (tx: Tx) => async () => {
    const umfeld = await lockUmfeld(tx, firma);
    const kontext = jahrKontext(ruf.dienste, undefined, umfeld);
    const uuid = ruf.dienste.random.uuid();
    const leer = vollstaendigesJahr({});
    const werte = applyAntworten(leer, { uuid, werte: eingabe.werte }, { form: jahrFormular, kontext });
    const { nachbar } = eingabe;
    const moved = await storeWithNachbar(tx, ruf, { firma, uuid, revision: 1, werte, umfeld, nachbar });
    await store.deleteKeinJahr(tx, firma);
    await forgetGeparkte(tx, ruf, eingabe);
    return { uuid, revision: 1, ...moved };
  };
  const vorgang = CREATE_JAHR;
  return withZeitraumFehler("", () =>
    inTransaktion(ruf.dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe, fn: arbeit(tx) })),
  );
}

/** The answers of a year as they are wanted, together with what others have saved since. */
export async function mergeJahr(
  tx: Tx,
  { satz, eingabe, kontext }: { satz: store.JahrSatz; eingabe: JahrAenderung; kontext: JahrKontext },
): Promise<{ werte: Werte; zusammengefuehrt?: Uebernommen[] }> {
  const { uuid, revision, gesehen, entscheidungen = [] } = eingabe;
  const form = jahrFormular;
  const stand = { ...satz, werte: vollstaendigesJahr(satz.werte) };
  const revisionen = store.jahrRevisionen(tx, uuid);
  const basis = vollstaendigesJahr(await getBasis(stand, revisionen, revision));
  const gewollt = applyAntworten(basis, { uuid, werte: eingabe.werte }, { form, kontext });
  if (revision === stand.revision) return { werte: gewollt };
  return mergeWithOthers({
    stand,
    revisionen,
    basis: { revision, werte: basis },
    gewollt,
    gesehen,
    entscheidungen,
    kontext,
    form,
  });
}

/** Saves a Wirtschaftsjahr of the chosen company as a new version. */
export async function saveWirtschaftsjahr(
  ruf: Aufruf,
  eingabe: JahrAenderung & Beiwerk,
): Promise<{ revision: number; zusammengefuehrt?: Uebernommen[]; angepasst?: string }> {
  const firma = aenderbaresUnternehmen(ruf.person);
  const { uuid, nachbar } = eingabe;
  const arbeit = (tx: Tx) => async () => {
    const umfeld = await lockUmfeld(tx, firma);
    const { satz, kontext } = getJahr(ruf, umfeld, uuid);
    const { werte, ...merged } = await mergeJahr(tx, { satz, eingabe, kontext });
    const revision = satz.revision + 1;
    const moved = await storeWithNachbar(tx, ruf, { firma, uuid, revision, werte, umfeld, nachbar });
    await forgetGeparkte(tx, ruf, eingabe);
    return { revision, ...merged, ...moved };
  };
  const vorgang = SAVE_JAHR;
  return withZeitraumFehler(uuid, () =>
    inTransaktion(ruf.dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe, fn: arbeit(tx) })),
  );
}

/** Deletes the first or the last Wirtschaftsjahr of the chosen company. */
export async function deleteWirtschaftsjahr(
  ruf: Aufruf,
  eingabe: { uuid: string; revision: number },
): Promise<{ geloescht: true }> {
  const firma = aenderbaresUnternehmen(ruf.person);
  const { uuid } = eingabe;
  const arbeit = (tx: Tx) => async (): Promise<{ geloescht: true }> => {
    const { jahre } = await lockUmfeld(tx, firma);
    const satz = jahre.find((jahr) => jahr.uuid === uuid);
    if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
    if (satz.revision !== eingabe.revision) throw new Ablehnung("REVISION_VERALTET");
    const { property, message } = ZEITRAUM_FEHLER.wirtschaftsjahr_luecke;
    if (!isLueckenlos(jahre.filter((jahr) => jahr !== satz).map((jahr) => zeitraumIn(jahr.werte))))
      throw new Ablehnung("EINGABE_UNGUELTIG", [problem(uuid, property, message)]);
    await store.deleteJahr(tx, firma, uuid);
    const [am, benutzerUuid] = [ruf.dienste.clock.now(), ruf.person.benutzerUuid];
    await writeAudit(tx, { vorgang: "WIRTSCHAFTSJAHR_GELOESCHT", am, benutzerUuid, nach: uuid });
    const ressource = { name: "wirtschaftsjahr", id: uuid } as const;
    await publishGeloescht(tx, ruf.dienste, { ressource, benutzerUuid, unternehmenUuid: firma });
    return { geloescht: true };
  };
  const vorgang = "wirtschaftsjahre.delete";
  return inTransaktion(ruf.dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe, fn: arbeit(tx) }));
}

/**
 * Why a company cannot say that none is completed yet; null: it can. A year that began after the one of the foundation
 * is whole by its end. @assumed domain.md 3.4 only says whom the declaration is for
 */
function findWiderspruch(dienste: Aufruf["dienste"], { jahre, stammdaten }: Awaited<ReturnType<typeof lockUmfeld>>) {
  if (jahre.length > 0) return "Es ist schon ein Wirtschaftsjahr erfasst. Bitte löschen Sie es zuerst.";
  const gruendungsjahr = textOf(stammdaten, "gruendungsjahr");
  const abgeschlossen = listUnfertige(dienste, { jahre, stammdaten }).find(
    ({ beginn }) => gruendungsjahr !== "" && beginn.slice(0, 4) > gruendungsjahr,
  );
  if (abgeschlossen === undefined) return null;
  return `Laut Stammdaten gibt es Ihr Unternehmen seit ${gruendungsjahr}, das Wirtschaftsjahr ${abgeschlossen.label} ist also abgeschlossen. Bitte erfassen Sie es, oder berichtigen Sie das Gründungsjahr in den Stammdaten.`;
}

/** Says that no Wirtschaftsjahr is completed yet, or takes it back. */
export async function setKeinWirtschaftsjahr(
  ruf: Aufruf,
  eingabe: { keinJahr: boolean },
): Promise<{ keinJahr: boolean }> {
  const firma = aenderbaresUnternehmen(ruf.person);
  return inTransaktion(ruf.dienste, async (tx) => {
    const umfeld = await lockUmfeld(tx, firma);
    const { keinJahr } = eingabe;
    const widerspruch = keinJahr ? findWiderspruch(ruf.dienste, umfeld) : null;
    if (widerspruch !== null) throw eingabeUngueltig("keinJahr", widerspruch);
    const [am, von] = [ruf.dienste.clock.now(), ruf.person.benutzerUuid];
    if (keinJahr) await store.insertKeinJahr(tx, { unternehmenUuid: firma, am, von });
    else await store.deleteKeinJahr(tx, firma);
    await writeAudit(tx, { vorgang: "KEIN_WIRTSCHAFTSJAHR_ERKLAERT", am, benutzerUuid: von, nach: String(keinJahr) });
    return { keinJahr };
  });
}
