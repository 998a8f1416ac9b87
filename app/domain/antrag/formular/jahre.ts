import type { Field, FormDefinition, Regelbefund, Werte, Zeile } from "../../../formkit/field";
import { isStored } from "../../../formkit/kinds";
import { blankWerte, isReadOnly } from "../../../formkit/relevance";
import { isBlank, rowsOf, textOf } from "../../../formkit/werte";
import { newUuid } from "../../../lib/uuid";
import { jahrText, listWirtschaftsjahre } from "../../unternehmen/wirtschaftsjahr";
import { type AntragBereich, field } from "./feld";
import type { AntragKontext } from "./kontext";
import { fehler } from "./regeln";
import { zeitraumVon } from "./v2/laufzeit";

/** The key of the field that says which Wirtschaftsjahr a row is about. */
const JAHR = "jahr";

/** The keys of the Wirtschaftsjahre that a Vorhaben touches, in order; none while its dates are not a period. */
export function listJahre(vorhaben: Werte, kontext: AntragKontext): readonly string[] {
  const laufzeit = zeitraumVon(vorhaben);
  if (laufzeit === undefined) return [];
  return listWirtschaftsjahre(laufzeit.beginn, laufzeit.ende, kontext.wirtschaftsjahrBeginn).map(({ key }) => key);
}

/** Says whether somebody typed something into a row of a Wirtschaftsjahr. */
export function hasAngaben(felder: readonly Field<AntragKontext>[], zeile: Werte): boolean {
  return felder.some(({ key, kind }) => key !== JAHR && isStored(kind) && !isBlank(zeile[key]));
}

function syncTabelle(
  werte: Werte,
  { key, felder }: Jahrestabelle,
  { jahre, random }: { jahre: readonly string[]; random: () => string },
) {
  const vorhanden = rowsOf(werte, key);
  const imVorhaben = jahre.map(
    (jahr): Zeile =>
      vorhanden.find((zeile) => textOf(zeile, JAHR) === jahr) ?? {
        ...blankWerte(felder),
        uuid: random(),
        jahr,
      },
  );
  const ausserhalb = vorhanden.filter((zeile) => !jahre.includes(textOf(zeile, JAHR)) && hasAngaben(felder, zeile));
  const zeilen = [...imVorhaben, ...ausserhalb].sort((a, b) => (textOf(a, JAHR) < textOf(b, JAHR) ? -1 : 1));
  return { ...werte, [key]: zeilen };
}

type Jahrestabelle = { key: string; feld: Field<AntragKontext>; felder: readonly Field<AntragKontext>[] };

/** A form never changes: its tables are looked for once. */
const bekannte = new WeakMap<FormDefinition<AntragKontext>, readonly Jahrestabelle[]>();

/** The tables of a form that have one row for each Wirtschaftsjahr. */
function jahrestabellen(form: FormDefinition<AntragKontext>): readonly Jahrestabelle[] {
  const bekannt = bekannte.get(form);
  if (bekannt !== undefined) return bekannt;
  const felder = form.tabs.flatMap((tab) => tab.fields);
  const tabellen = felder.flatMap((feld) => {
    const { key, rows, entity } = feld;
    return rows === "fest" && entity?.fields.some((spalte) => spalte.key === JAHR)
      ? [{ key, feld, felder: entity.fields }]
      : [];
  });
  bekannte.set(form, tabellen);
  return tabellen;
}

type Umstand = { kontext: AntragKontext; random?: () => string };

/**
 * The values with one row for each Wirtschaftsjahr of the Vorhaben in every table of years that the form has. Existing
 * rows are kept by their `jahr`. A row outside the term stays while it holds values (the check then tells) and goes
 * when it is empty. While the dates are not a period nothing changes, and nothing in a table that cannot be changed: it
 * has the years that were certified.
 */
export function syncJahre(
  form: FormDefinition<AntragKontext>,
  werte: Werte,
  { kontext, random = newUuid }: Umstand,
): Werte {
  if (zeitraumVon(werte) === undefined) return werte;
  const jahre = listJahre(werte, kontext);
  const offene = jahrestabellen(form).filter(({ feld }) => !isReadOnly(feld, { werte, wurzel: werte, kontext }));
  return offene.reduce((bisher, tabelle) => syncTabelle(bisher, tabelle, { jahre, random }), werte);
}

const OHNE_LAUFZEIT =
  "Die Wirtschaftsjahre ergeben sich aus Beginn und Ende des Vorhabens. Bitte prüfen Sie zuerst diese Angaben.";

/**
 * Says which Wirtschaftsjahre of the Vorhaben a table of years has no row for. Without a term it has none, and nothing
 * is complete.
 */
export function checkJahreVollstaendig(tabelle: string, { wurzel, kontext }: AntragBereich): readonly Regelbefund[] {
  const jahre = listJahre(wurzel, kontext);
  if (jahre.length === 0) return [fehler(OHNE_LAUFZEIT, tabelle)];
  const vorhanden = rowsOf(wurzel, tabelle).map((zeile) => textOf(zeile, JAHR));
  return jahre
    .filter((jahr) => !vorhanden.includes(jahr))
    .map((jahr) => fehler(`Für das Wirtschaftsjahr ${jahrText(jahr)} fehlen die Angaben.`, tabelle));
}

/** What stands in place of a table of years while the Vorhaben has no term. */
export function withoutLaufzeitHinweis(key: string): Field<AntragKontext> {
  return field.info(key, {
    label:
      "Bitte geben Sie zuerst Beginn und Ende des Vorhabens an. Danach erscheint hier eine Zeile für jedes Wirtschaftsjahr.",
    when: ({ wurzel, kontext }) => listJahre(wurzel, kontext).length === 0,
  });
}
