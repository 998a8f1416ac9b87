import { exportName } from "~/domain/tabelle/exportDatei";
import { addDays, lastDayOfMonth, monthOf, todayBerlin } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { storeKonfiguration } from "../storage/exportKonfigurationStore";
import { insertNachweis } from "../storage/exportNachweisStore";
import { insertExport } from "../storage/exportStore";

/** A configuration of the administration, and an export of it, which the worker makes with the first start. */
export async function seedExporte(tx: Tx, { clock, random }: Dienste, benutzerUuid: string): Promise<void> {
  const jetzt = clock.now();
  const vormonat = monthOf(addDays(`${monthOf(todayBerlin(clock))}-01`, -1));
  const wer = { benutzerUuid, systemRolle: "ADMINISTRATOR", unternehmenUuid: null } as const;
  const was = { fall: "UNTERNEHMEN", format: "XLSX", zweck: "BERICHT" } as const;
  const variablen = ["firma", "rechtsform", "ort", "steuernummer", "erstelltAm"];
  const configurationName = "Neue Unternehmen im Monat";
  await storeKonfiguration(tx, wer, {
    ...wer,
    ...was,
    variablen,
    configurationName,
    uuid: random.uuid(),
    query: "",
    von: `${vormonat}-01`,
    bis: lastDayOfMonth(vormonat),
    angelegtAm: jetzt,
  });
  const uuid = random.uuid();
  await insertExport(tx, {
    ...wer,
    ...was,
    uuid,
    configurationName,
    spalten: variablen,
    query: "",
    sitzungUuid: random.uuid(),
    zustand: "WARTET",
    naechsterVersuchAm: jetzt,
    bestelltAm: jetzt,
    dateiName: exportName(jetzt, { datei: "unternehmen", format: was.format }, []),
  });
  await insertNachweis(tx, { ...wer, ...was, uuid, variablen, query: "", mitSuche: false, bestelltAm: jetzt });
}
