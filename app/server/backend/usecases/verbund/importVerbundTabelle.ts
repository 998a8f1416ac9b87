import type { VerbundVorschauZeile } from "~/contract/unternehmen/verbund";
import {
  type EingeleseneTabelle,
  type EingeleseneZeile,
  isEinlesbar,
  readVerbundTabelle,
} from "~/domain/verbund/verbundEinlesen";
import { isErsteZeile } from "~/domain/verbund/verbundFeld";
import { kontextDerZeile, vollstaendigeZeile } from "~/domain/verbund/verbundPruefung";
import { textOf } from "~/formkit/werte";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Ausfuehrer, Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import { insertVerbundZeilen } from "../../storage/verbundStore";
import type { Aufruf } from "../antraege/aufruf";
import { problem } from "../antraege/wertPruefung";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { einmalig } from "../idempotenz/einmalig";
import { aenderbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { loadVerbund } from "./loadVerbund";
import { changeVerbund, requireMoegliche, ZEILEN_HOECHSTENS } from "./saveVerbundene";

/** What taking a table over is noted as, so that it runs once per key. */
export const IMPORT_VERBUND = "verbund.importVerbundTabelle";

type Tabelle = { text: string };

async function readTabelle(
  ausfuehrer: Ausfuehrer,
  dienste: Dienste,
  { unternehmenUuid, text }: Tabelle & { unternehmenUuid: string },
): Promise<EingeleseneTabelle> {
  const { saetze, eigenes } = await loadVerbund(ausfuehrer, dienste, unternehmenUuid);
  const newUuid = () => dienste.random.uuid();
  return readVerbundTabelle(text, { zeilen: saetze, eigenes, hoechstens: ZEILEN_HOECHSTENS, newUuid });
}

const toVorschau = ({
  nummer,
  name,
  gegenueber,
  werte,
  uebergangen,
  fehler,
}: EingeleseneZeile): VerbundVorschauZeile => ({
  nummer,
  name,
  gegenueber,
  verbindung: textOf(werte, "verbindung"),
  kapital: textOf(werte, "kapital"),
  gueltigAb: textOf(werte, "gueltigAb"),
  gueltigBis: textOf(werte, "gueltigBis"),
  isWeitere: !isErsteZeile(werte),
  uebergangen: [...uebergangen],
  fehler: [...fehler],
});

/** What a pasted table would add; stores nothing. */
export async function previewVerbundTabelle({ dienste, person }: Aufruf, { text }: Tabelle) {
  const unternehmenUuid = aenderbaresUnternehmen(person);
  const tabelle = await readTabelle(dienste.db, dienste, { unternehmenUuid, text });
  const { fehler, uebergangen, zeilen } = tabelle;
  return {
    fehler: [...fehler],
    uebergangen: [...uebergangen],
    zeilen: zeilen.map(toVorschau),
    isEinlesbar: isEinlesbar(tabelle),
  };
}

/** The refusal of a table, with each row that cannot be read. */
function abgelehnteTabelle(unternehmenUuid: string, { fehler, zeilen }: EingeleseneTabelle): Ablehnung {
  const derZeilen = zeilen.flatMap((zeile) =>
    zeile.fehler.map((grund) => `Zeile ${String(zeile.nummer)}, ${zeile.name || "ohne Namen"}: ${grund}`),
  );
  const alle = [...fehler, ...derZeilen].map((message) => problem(unternehmenUuid, "text", message));
  return new Ablehnung("EINGABE_UNGUELTIG", alle);
}

/** Adds all rows of a pasted table, or none. */
export async function importVerbundTabelle(
  ruf: Aufruf,
  eingabe: Tabelle & { geparkt?: string | undefined },
): Promise<{ anzahl: number }> {
  const { dienste, person } = ruf;
  aenderbaresUnternehmen(person);
  const fn = (tx: Tx) =>
    changeVerbund(ruf, tx, {
      vorgang: "VERBUND_EINGEFUEGT",
      fn: async ({ unternehmenUuid, saetze }) => {
        const tabelle = await readTabelle(tx, dienste, { unternehmenUuid, text: eingabe.text });
        if (!isEinlesbar(tabelle)) throw abgelehnteTabelle(unternehmenUuid, tabelle);
        const alle = [...saetze, ...tabelle.zeilen];
        const zeilen = tabelle.zeilen.map(({ uuid, werte }) => {
          const kontext = kontextDerZeile(alle, uuid, todayBerlin(dienste.clock));
          const lage = { saetze: alle, unternehmenUuid, kontext };
          return { uuid, werte: requireMoegliche({ uuid, werte: vollstaendigeZeile(werte) }, lage) };
        });
        await insertVerbundZeilen(tx, unternehmenUuid, { zeilen, am: dienste.clock.now(), von: person.benutzerUuid });
        await forgetGeparkte(tx, ruf, eingabe);
        return { anzahl: zeilen.length };
      },
    });
  return inTransaktion(dienste, (tx) => einmalig(tx, ruf, { vorgang: IMPORT_VERBUND, eingabe, fn: () => fn(tx) }));
}
