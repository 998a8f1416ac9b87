import type { Aenderung } from "~/contract/antrag/antraege";
import type { ProblemItem } from "~/contract/wire/problem";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Werte } from "~/formkit/field";
import { isReadOnly } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import { fail, ok, type Result } from "~/lib/result";
import { findGesperrte } from "./findGesperrte";
import { findTabelle, formularteile, type Umbau } from "./umbau";
import { type AntragFeld, FELD_UNBEKANNT, isAufAngebot, problem, readAntwort } from "./wertPruefung";
import { deleteZeile, saveFixedZeilen, saveZeile, moveZeile } from "./wendeZeilenAn";

function saveFeld(umbau: Umbau, key: string, wert: unknown): void {
  const tabelle = findTabelle(umbau.teile, key, "fest");
  if (tabelle !== undefined) {
    saveFixedZeilen(umbau, tabelle, wert);
    return;
  }
  const feld = umbau.teile.felder.get(key);
  const gelesen = readAntwort(feld, wert);
  const b = { werte: umbau.alt, wurzel: umbau.alt, kontext: umbau.kontext };
  if (!gelesen.ok) umbau.fehler.push(problem(umbau.vorhabenUuid, key, gelesen.error));
  else if (feld !== undefined && !isReadOnly(feld, b)) umbau.werte[key] = gelesen.value;
}

function apply(umbau: Umbau, aenderung: Aenderung): void {
  if (aenderung.art === "felder") {
    for (const [key, wert] of Object.entries(aenderung.werte)) saveFeld(umbau, key, wert);
    return;
  }
  const tabelle = findTabelle(umbau.teile, aenderung.tabelle, "frei");
  if (tabelle === undefined) {
    umbau.fehler.push(problem(umbau.vorhabenUuid, aenderung.tabelle, FELD_UNBEKANNT));
    return;
  }
  if (aenderung.art === "zeileSpeichern") saveZeile(umbau, tabelle, aenderung.zeile);
  else if (aenderung.art === "zeileLoeschen") deleteZeile(umbau, tabelle, aenderung.zeileUuid);
  else moveZeile(umbau, tabelle, aenderung);
}

type Stelle = { uuid: string; alt: Werte; neu: Werte };

function checkAngebote(
  { werte, kontext, fehler }: Umbau,
  felder: Iterable<AntragFeld>,
  { uuid, alt, neu }: Stelle,
): void {
  const b = { werte: neu, wurzel: werte, kontext };
  for (const feld of felder) {
    if (isAufAngebot(feld, { alt: alt[feld.key], neu: neu[feld.key] }, b)) continue;
    fehler.push(problem(uuid, feld.key, "Diese Auswahl gibt es nicht. Bitte wählen Sie etwas anderes aus."));
  }
}

/** Looks at the choices only when all changes are in: an offer may depend on a row or an answer of the same save. */
function checkAlleAngebote(umbau: Umbau): void {
  const { alt, werte, vorhabenUuid, teile } = umbau;
  checkAngebote(umbau, teile.felder.values(), { uuid: vorhabenUuid, alt, neu: werte });
  for (const { key, entity } of teile.tabellen) {
    const bisher = new Map(rowsOf(alt, key).map((zeile) => [zeile.uuid, zeile]));
    for (const neu of rowsOf(werte, key)) {
      checkAngebote(umbau, entity.fields, { uuid: neu.uuid, alt: bisher.get(neu.uuid) ?? {}, neu });
    }
  }
}

/**
 * Applies changes in their order. Refuses them all, with one finding each, when a key is unknown or a value has not the
 * shape and size of its field, or when it was certified; unfinished and wrong answers are accepted, they only block the
 * submission.
 */
export function applyAenderungen(
  alt: Werte,
  aenderungen: readonly Aenderung[],
  { form, vorhabenUuid, kontext }: { form: AntragFormular; vorhabenUuid: string; kontext: AntragKontext },
): Result<Werte, ProblemItem[]> {
  const gesperrt = findGesperrte(form, aenderungen, vorhabenUuid);
  if (gesperrt.length > 0) return fail(gesperrt);
  const umbau: Umbau = { vorhabenUuid, kontext, alt, teile: formularteile(form), werte: { ...alt }, fehler: [] };
  for (const aenderung of aenderungen) apply(umbau, aenderung);
  if (umbau.fehler.length === 0) checkAlleAngebote(umbau);
  return umbau.fehler.length > 0 ? fail(umbau.fehler) : ok(umbau.werte);
}
