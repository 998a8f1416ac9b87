import type { ExportKonfiguration, Exportbestellung } from "~/contract/tabelle/exporte";
import { KONFIGURATIONEN_HOECHSTENS, KONFIGURATION_NAME_MAX } from "~/domain/tabelle/exportDatei";
import { addDays, lastDayOfMonth, monthOf, todayBerlin } from "~/lib/date";
import type { Clock } from "~/lib/clock";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import {
  countAndere,
  deleteKonfiguration as deleteZeile,
  findKonfiguration,
  type KonfigurationZeile,
  listKonfigurationen as listZeilen,
  lockKonfigurationen,
  storeKonfiguration,
} from "../../storage/exportKonfigurationStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { readBestellung, werIst } from "./readBestellung";
import { requestExport } from "./requestExport";

const toKonfiguration = (zeile: KonfigurationZeile): ExportKonfiguration => ({
  uuid: zeile.uuid,
  configurationName: zeile.configurationName,
  fall: zeile.fall,
  variablen: zeile.variablen,
  filter: { query: zeile.query, von: zeile.von, bis: zeile.bis },
  configuration: { format: zeile.format, zweck: zeile.zweck },
});

/** What the caller has kept, by name. */
export async function listKonfigurationen({ dienste, person }: Aufruf): Promise<{ data: ExportKonfiguration[] }> {
  return { data: (await listZeilen(dienste.db, werIst(person))).map(toKonfiguration) };
}

function readName(text: string): string {
  const name = text.replaceAll(/\s+/g, " ").trim();
  if (name === "") throw eingabeUngueltig("configurationName", "Bitte geben Sie einen Namen ein.");
  if (name.length > KONFIGURATION_NAME_MAX)
    throw eingabeUngueltig("configurationName", `Bitte kürzen Sie auf ${String(KONFIGURATION_NAME_MAX)} Zeichen.`);
  if (!isSpeicherbarerText(name)) throw eingabeUngueltig("configurationName", "Bitte prüfen Sie den Namen.");
  return name;
}

/** Keeps an export under a name, with everything that ordering it would demand. */
export async function saveKonfiguration(
  ruf: Aufruf,
  eingabe: Exportbestellung & { configurationName: string },
): Promise<{ uuid: string }> {
  const { dienste, person } = ruf;
  const { variablen, ...was } = readBestellung(person, { ...eingabe, variablen: eingabe.variablen ?? [] }, null);
  const configurationName = readName(eingabe.configurationName);
  const wer = werIst(person);
  const { benutzerUuid, systemRolle, unternehmenUuid } = wer;
  const jetzt = dienste.clock.now();
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "exporte.speichereKonfiguration",
      eingabe,
      fn: async () => {
        await lockKonfigurationen(tx, wer);
        if ((await countAndere(tx, wer, configurationName)) >= KONFIGURATIONEN_HOECHSTENS)
          throw eingabeUngueltig(
            "configurationName",
            `Bitte löschen Sie zuerst eine: Es gibt schon ${String(KONFIGURATIONEN_HOECHSTENS)} Konfigurationen.`,
          );
        const uuid = dienste.random.uuid();
        const von = { uuid, benutzerUuid, systemRolle, unternehmenUuid, configurationName, angelegtAm: jetzt };
        await storeKonfiguration(tx, wer, { ...was, ...von, variablen: variablen ?? [] });
        await writeAudit(tx, { vorgang: "export.konfiguration", am: jetzt, benutzerUuid, nach: was.fall, grund: uuid });
        return { uuid };
      },
    }),
  );
}

export async function deleteKonfiguration(
  { dienste, person }: Aufruf,
  uuid: string,
): Promise<{ configurationName: string }> {
  const wer = werIst(person);
  const am = dienste.clock.now();
  return inTransaktion(dienste, async (tx) => {
    const zeile = await findKonfiguration(tx, wer, uuid);
    if (zeile === undefined || !(await deleteZeile(tx, wer, uuid))) throw new Ablehnung("NICHT_GEFUNDEN");
    const { benutzerUuid } = person;
    await writeAudit(tx, { vorgang: "export.konfigurationLoeschen", am, benutzerUuid, grund: uuid });
    return { configurationName: zeile.configurationName };
  });
}

/** The last whole month in Berlin. */
function vormonatVon(clock: Clock): { von: string; bis: string } {
  const ende = addDays(`${monthOf(todayBerlin(clock))}-01`, -1);
  return { von: `${monthOf(ende)}-01`, bis: lastDayOfMonth(monthOf(ende)) };
}

/**
 * Orders what was kept once more.
 *
 * @assumed issue 18 wants last month's export repeated with one click: a configuration with a period is run for the
 *   last whole month, whatever period it was kept with; one without a period is run as it is.
 */
export async function repeatExport(ruf: Aufruf, uuid: string): Promise<{ uuid: string }> {
  const { dienste, person } = ruf;
  const zeile = await findKonfiguration(dienste.db, werIst(person), uuid);
  if (zeile === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const { fall, format, query, variablen, zweck, configurationName } = zeile;
  const hatZeitraum = zeile.von !== null || zeile.bis !== null;
  const zeitraum = hatZeitraum ? vormonatVon(dienste.clock) : { von: null, bis: null };
  return requestExport(ruf, { fall, format, query, variablen, zweck, ...zeitraum }, configurationName);
}
