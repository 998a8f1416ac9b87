import fc from "fast-check";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Field, Wert, Werte, Zeile } from "~/formkit/field";
import { isStored, kinds } from "~/formkit/kinds";
import { optionsOf } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";

type Feld = Field<AntragKontext>;
/** A typed text, and chosen places among the options. */
type Getippt = { text: string; stellen: number[] };
type GetippteZeile = Record<string, Getippt>;

const zeichen = fc.constantFrom("a", "Ä", "1", " ", "\n", "\t", '"', "'", ";", ",", "=", "-", "😀", "\u00A0");
const zahl = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.option(fc.nat(99)))
  .map(([ganze, rest]) => (rest === null ? String(ganze) : `${String(ganze)},${String(rest).padStart(2, "0")}`));
const tag = fc
  .date({ min: new Date("2015-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((datum) => datum.toISOString().slice(0, 10));

function textFuer({ kind }: Feld): fc.Arbitrary<string> {
  switch (kind) {
    case "integer":
      return zahl.map((text) => text.replace(/,.*/, ""));
    case "decimal":
    case "euro":
      return zahl;
    case "date":
      return tag;
    case "month":
      return tag.map((text) => text.slice(0, 7));
    case "yesNo":
    case "checkbox":
      return fc.constantFrom("true", "false");
    default:
      return fc.string({ unit: zeichen, maxLength: 30 });
  }
}

const getippt = (feld: Feld): fc.Arbitrary<Getippt> =>
  fc.record({ text: fc.oneof(fc.constant(""), textFuer(feld)), stellen: fc.uniqueArray(fc.nat(5), { maxLength: 3 }) });

/** A text that was cut may end in a blank; the form that is sent again takes that away, too. */
function parseZweimal(feld: Feld, text: string): Wert {
  const kind = kinds[feld.kind];
  return kind.parse(kind.format(kind.parse(text, feld).wert, feld), feld).wert;
}

/** What is stored of it: what the form would have made of the same text. */
function toWert(
  feld: Feld,
  { text, stellen }: Getippt,
  b: { werte: Werte; wurzel: Werte; kontext: AntragKontext },
): Wert {
  const keys = optionsOf(feld, b).map(({ key }) => key);
  const gewaehlte = stellen.flatMap((stelle) => keys[stelle] ?? []);
  if (feld.kind === "choice") return gewaehlte[0] ?? "";
  return feld.kind === "multiChoice" ? gewaehlte : parseZweimal(feld, text);
}

const isWahl = ({ kind }: Feld): boolean => kind === "choice" || kind === "multiChoice";

/** The rows with the answers to these fields that were typed. */
function fill(felder: readonly Feld[], getippte: readonly GetippteZeile[], { tabelle, wurzel, kontext }: Lage): Werte {
  const zeilen = rowsOf(wurzel, tabelle.key).map((zeile, stelle): Zeile => {
    const b = { werte: zeile, wurzel, kontext };
    const antworten = felder.map((feld): [string, Wert] => {
      const { [feld.key]: eine = { text: "", stellen: [] } } = getippte[stelle] ?? {};
      return [feld.key, toWert(feld, eine, b)];
    });
    return { ...zeile, ...Object.fromEntries(antworten), uuid: zeile.uuid };
  });
  return { ...wurzel, [tabelle.key]: zeilen };
}

type Lage = { tabelle: Feld; wurzel: Werte; kontext: AntragKontext };

/** A whole Vorhaben in which one table has rows with whatever people may have typed into them. */
export function getippteZeilen(lage: Lage): fc.Arbitrary<Werte> {
  const { tabelle, wurzel } = lage;
  const felder = (tabelle.entity?.fields ?? []).filter(
    ({ kind, key }) => isStored(kind) && kind !== "table" && key !== tabelle.rowKey,
  );
  const zeile = fc.record(Object.fromEntries(felder.map((feld) => [feld.key, getippt(feld)])));
  const anzahl =
    tabelle.rows === "fest" ? { minLength: rowsOf(wurzel, tabelle.key).length, maxLength: 9 } : { maxLength: 4 };
  return fc.array(zeile, anzahl).map((getippte) => {
    const leer =
      tabelle.rows === "fest"
        ? rowsOf(wurzel, tabelle.key)
        : getippte.map((_, stelle): Zeile => ({ uuid: `00000000-0000-4000-8000-00000000000${String(stelle)}` }));
    const offene = { ...lage, wurzel: { ...wurzel, [tabelle.key]: leer } };
    const mitTexten = fill(
      felder.filter((feld) => !isWahl(feld)),
      getippte,
      offene,
    );
    return fill(felder.filter(isWahl), getippte, { ...lage, wurzel: mitTexten });
  });
}
