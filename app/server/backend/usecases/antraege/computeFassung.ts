import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import { MAX_ZEILEN } from "~/domain/antrag/formular/zeilenGrenzen";
import type { Werte } from "~/formkit/field";
import { rowsOf } from "~/formkit/werte";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Ausfuehrer } from "../../storage/datenbank";
import { vorhabenRevisionen } from "../../storage/revisionStore";
import type { Speichersatz } from "../../storage/speicherStore";
import type { Vorhabenstand } from "../../storage/vorhabenStore";
import { kontextVon } from "./antragAnsicht";
import { formularDes } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { mergeWithOthers } from "./mergeWithOthers";
import { complete } from "./neuesVorhaben";
import { formularteile, listZeilenIds } from "./umbau";
import type { VorhabenAenderung, VorhabenGespeichert } from "./vorhabenAenderung";
import { applyAenderungen } from "./applyAenderungen";

/** The Antrag, the stored answers, and those that the changes were made on. */
type Ausgang = { satz: Speichersatz; stand: Vorhabenstand; basis: Werte };

/**
 * What two saves may have made of their own, and both together may not; nor a save with what comes back from an old
 * version.
 */
export function checkGrenzen(form: AntragFormular, werte: Werte): void {
  const teile = formularteile(form);
  const ids = listZeilenIds(teile, werte);
  const zuViele = teile.tabellen.find(({ key }) => rowsOf(werte, key).length > MAX_ZEILEN);
  if (zuViele !== undefined)
    throw eingabeUngueltig(
      zuViele.key,
      `Sie können höchstens ${MAX_ZEILEN} Einträge erfassen. Bitte entfernen Sie welche oder fassen Sie sie zusammen.`,
    );
  if (new Set(ids).size < ids.length)
    throw eingabeUngueltig(
      "uuid",
      "Diesen Eintrag gibt es schon. Bitte laden Sie die Seite neu und fügen Sie ihn noch einmal hinzu.",
    );
}

/**
 * What a save makes of the stored answers: the changes applied to the revision that they were made on, merged with what
 * others have saved since, completed and checked. Stores nothing. Refuses what cannot be stored and what only a person
 * can decide; never unfinished work. Every way of saving calls it.
 */
export async function computeFassung(
  ausfuehrer: Ausfuehrer,
  { dienste }: Pick<Aufruf, "dienste">,
  { ausgang: { satz, stand, basis }, eingabe }: { ausgang: Ausgang; eingabe: VorhabenAenderung },
): Promise<{ werte: Werte; antwort: VorhabenGespeichert }> {
  const form = formularDes(satz);
  const kontext = kontextVon(satz, dienste.clock, [stand]);
  const geaendert = applyAenderungen(basis, eingabe.aenderungen, { form, vorhabenUuid: stand.uuid, kontext });
  if (!geaendert.ok) throw new Ablehnung("EINGABE_UNGUELTIG", geaendert.error);
  const gewollt = geaendert.value;
  const { revision, gesehen, entscheidungen = [] } = eingabe;
  const vorher = { stand, revisionen: vorhabenRevisionen(ausfuehrer, stand.uuid), basis: { revision, werte: basis } };
  const { werte: gemeinsam, ...merge } =
    revision === stand.revision
      ? { werte: gewollt }
      : await mergeWithOthers({ ...vorher, gewollt, gesehen, entscheidungen, kontext, form });
  if (revision !== stand.revision) checkGrenzen(form, gemeinsam);
  const { werte, pruefung } = complete(gemeinsam, {
    form,
    uuid: stand.uuid,
    kontext,
    random: () => dienste.random.uuid(),
  });
  return { werte, antwort: { revision: stand.revision + 1, pruefung, ...merge } };
}
