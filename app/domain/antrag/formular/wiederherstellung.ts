import type { Field, Werte, Zeile } from "../../../formkit/field";
import { isStored } from "../../../formkit/kinds";
import { isReadOnly, isRelevant, isTabEnabled, wertOf } from "../../../formkit/relevance";
import { listOf, rowsOf } from "../../../formkit/werte";
import type { AntragFormular } from "./formulare";
import type { AntragKontext } from "./kontext";

/** What of a version is restored: everything, one answer, or one row of a table. */
export type Umfang =
  { art: "alles" } | { art: "feld"; feld: string } | { art: "zeile"; tabelle: string; zeileUuid: string };

/** The present answers and those of the version to restore from. */
export type Fassungen = { jetzt: Werte; fassung: Werte; kontext: AntragKontext };

type Feld = Field<AntragKontext>;

const felderVon = (form: AntragFormular): Feld[] =>
  form.tabs.flatMap(({ fields }) => fields).filter(({ kind }) => isStored(kind));

/** The answers that can be restored: stored ones that may be changed. */
export function listWiederherstellbare(form: AntragFormular, jetzt: Werte, kontext: AntragKontext): Set<string> {
  const b = { werte: jetzt, wurzel: jetzt, kontext };
  return new Set(
    felderVon(form)
      .filter((feld) => !isReadOnly(feld, b))
      .map(({ key }) => key),
  );
}

function withFeldern(form: AntragFormular, { jetzt, fassung }: Fassungen, keys: ReadonlySet<string>): Werte {
  const zurueck = felderVon(form).filter(({ key }) => keys.has(key));
  return { ...jetzt, ...Object.fromEntries(zurueck.map((feld) => [feld.key, wertOf(feld, fassung)])) };
}

/** The ids of all rows of all tables. */
const zeilenIds = (form: AntragFormular, werte: Werte): Set<string> =>
  new Set(
    felderVon(form).flatMap(({ key, entity }) =>
      entity === undefined ? [] : rowsOf(werte, key).map(({ uuid }) => uuid),
    ),
  );

/** The row without mentions of rows that have been deleted since. */
function withoutVerwaiste(zeile: Zeile, felder: readonly Feld[], verwaist: ReadonlySet<string>): Zeile {
  const listen = felder.filter(({ kind }) => kind === "multiChoice");
  const bereinigt = listen.map(({ key }) => [key, listOf(zeile, key).filter((wert) => !verwaist.has(wert))] as const);
  return { ...zeile, ...Object.fromEntries(bereinigt) };
}

/** The rows with `zeile` in its old place: behind the nearest row that stood before it and still exists. */
function withZeile(zeilen: readonly Zeile[], damals: readonly Zeile[], zeile: Zeile): Zeile[] {
  if (zeilen.some(({ uuid }) => uuid === zeile.uuid)) return zeilen.map((z) => (z.uuid === zeile.uuid ? zeile : z));
  const davor = damals.slice(
    0,
    damals.findIndex(({ uuid }) => uuid === zeile.uuid),
  );
  const nachbar =
    davor.map(({ uuid }) => zeilen.findIndex((z) => z.uuid === uuid)).findLast((stelle) => stelle >= 0) ?? -1;
  return [...zeilen.slice(0, nachbar + 1), zeile, ...zeilen.slice(nachbar + 1)];
}

/** Other rows that named the row in the version name it again: deleting a row deletes its mentions too. */
function withVerweisen(form: AntragFormular, { jetzt, fassung }: Fassungen, uuid: string): Werte {
  const tabellen = felderVon(form).flatMap(({ key, entity }) => {
    const listen = entity?.fields.filter(({ kind }) => kind === "multiChoice") ?? [];
    if (listen.length === 0) return [];
    const damals = new Map(rowsOf(fassung, key).map((zeile) => [zeile.uuid, zeile]));
    const zeilen = rowsOf(jetzt, key).map((zeile): Zeile => {
      const alt = damals.get(zeile.uuid) ?? {};
      const fehlt = listen.filter(
        (feld) => listOf(alt, feld.key).includes(uuid) && !listOf(zeile, feld.key).includes(uuid),
      );
      return { ...zeile, ...Object.fromEntries(fehlt.map((feld) => [feld.key, [...listOf(zeile, feld.key), uuid]])) };
    });
    return [[key, zeilen] as const];
  });
  return { ...jetzt, ...Object.fromEntries(tabellen) };
}

function withEinerZeile(
  form: AntragFormular,
  fassungen: Fassungen,
  { tabelle, zeileUuid }: Extract<Umfang, { art: "zeile" }>,
): Werte | null {
  const { jetzt, fassung } = fassungen;
  const entity = felderVon(form).find(({ key, rows }) => key === tabelle && rows === "frei")?.entity;
  const damals = rowsOf(fassung, tabelle);
  const zeile = damals.find(({ uuid }) => uuid === zeileUuid);
  if (entity === undefined || zeile === undefined) return null;
  const heutige = zeilenIds(form, jetzt).add(zeileUuid);
  const verwaist = new Set([...zeilenIds(form, fassung)].filter((uuid) => !heutige.has(uuid)));
  const zeilen = withZeile(rowsOf(jetzt, tabelle), damals, withoutVerwaiste(zeile, entity.fields, verwaist));
  return withVerweisen(form, { ...fassungen, jetzt: { ...jetzt, [tabelle]: zeilen } }, zeileUuid);
}

/**
 * The answers as they would be with a version, an answer or a row of it restored; what cannot be changed stays. Null
 * when the version has no such row, or the form no such answer that can be changed.
 */
export function restore(form: AntragFormular, fassungen: Fassungen, umfang: Umfang): Werte | null {
  const aenderbar = listWiederherstellbare(form, fassungen.jetzt, fassungen.kontext);
  if (umfang.art === "alles") return withFeldern(form, fassungen, aenderbar);
  if (!aenderbar.has(umfang.art === "feld" ? umfang.feld : umfang.tabelle)) return null;
  return umfang.art === "feld"
    ? withFeldern(form, fassungen, new Set([umfang.feld]))
    : withEinerZeile(form, fassungen, umfang);
}

const SONST = "oder stellen Sie die ganze Fassung wieder her.";

/**
 * Why an answer or a row of a version cannot be restored alone, whatever the version has; null when it can. A question
 * that is not asked hides its answer again: what decides about it has to be changed first.
 */
export function findHindernis(
  form: AntragFormular,
  { jetzt, kontext }: Omit<Fassungen, "fassung">,
  umfang: Umfang,
): string | null {
  if (umfang.art === "alles") return null;
  const key = umfang.art === "feld" ? umfang.feld : umfang.tabelle;
  const tab = form.tabs.find(({ fields }) => fields.some((feld) => feld.key === key && isStored(feld.kind)));
  const feld = tab?.fields.find((eintrag) => eintrag.key === key);
  if (tab === undefined || feld === undefined) return "Diese Angabe gibt es im Formular nicht.";
  const b = { werte: jetzt, wurzel: jetzt, kontext };
  if (isReadOnly(feld, b)) return `„${feld.label}“ lässt sich nicht ändern und deshalb auch nicht wiederherstellen.`;
  if (umfang.art === "zeile" && feld.rows === "fest") {
    return `Die Einträge unter „${feld.label}“ ergeben sich aus anderen Angaben. Bitte ändern Sie diese ${SONST}`;
  }
  if (isTabEnabled(tab, b) && isRelevant(feld, b)) return null;
  return `Nach „${feld.label}“ wird zurzeit nicht gefragt. Bitte ändern Sie zuerst die Angaben, von denen das abhängt, ${SONST}`;
}
