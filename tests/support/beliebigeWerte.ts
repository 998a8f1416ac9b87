import fc from "fast-check";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Field, Wert, Werte, Zeile } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { rowsOf, textOf } from "~/formkit/werte";

type Feld = Field<AntragKontext>;

/** Everything that may be stored: also what XML cannot hold, and what it would read as markup. */
const zeichen = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom(
    "<b>&amp;]]>",
    "\uFFFE\uFFFF",
    "a\r\nb\rc\td",
    "  Rand  ",
    '"\\u0041"',
    "😀 中 é\u0301",
    "<!ENTITY x>",
    "\u2028",
  ),
);
const storable = (text: string): boolean => !/(?![\n\r\t])[\p{Cc}\p{Cs}]/u.test(text);
const text = (max: number) => zeichen.map((t) => t.slice(0, max)).filter(storable);

function zahl({ integerDigits = 15, fractionDigits = 2 }: Feld, isGanz: boolean) {
  const ganz = fc.bigInt({ min: 0n, max: 10n ** BigInt(integerDigits) - 1n }).map(String);
  if (isGanz || fractionDigits === 0) return ganz;
  const rest = fc
    .integer({ min: 0, max: 10 ** fractionDigits - 1 })
    .map((n) => String(n).padStart(fractionDigits, "0"));
  return fc.oneof(
    ganz,
    fc.tuple(ganz, rest).map(([g, r]) => `${g}.${r}`),
  );
}

const tag = fc
  .date({ min: new Date("2015-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));
const keysVon = ({ options }: Feld): string[] =>
  Array.isArray(options) ? options.map(({ key }: { key: string }) => key) : [];

function wert(feld: Feld): fc.Arbitrary<Wert> {
  const leer = fc.constant("");
  switch (feld.kind) {
    case "text":
      return text(feld.max ?? 200);
    case "textArea":
      return text(feld.max ?? 800);
    case "integer":
      return fc.oneof(leer, zahl(feld, true));
    case "decimal":
    case "euro":
      return fc.oneof(leer, zahl(feld, false));
    case "date":
      return fc.oneof(leer, tag);
    case "month":
      return fc.oneof(
        leer,
        tag.map((t) => t.slice(0, 7)),
      );
    case "yesNo":
      return fc.constantFrom(true, false, null);
    case "checkbox":
      return fc.boolean();
    case "choice":
      return fc.constantFrom("", ...keysVon(feld));
    case "multiChoice":
      return fc.subarray(keysVon(feld));
    case "chips":
      return fc.uniqueArray(text(20), { maxLength: 4 }).map((chips) => [...chips]);
    case "table":
      return fc.array(zeile(feld.entity?.fields ?? []), { maxLength: 2 });
    case "computed":
    case "info":
      return fc.constant(null);
  }
}

const werteVon = (felder: readonly Feld[]): fc.Arbitrary<Werte> =>
  fc.record(Object.fromEntries(felder.filter(({ kind }) => isStored(kind)).map((feld) => [feld.key, wert(feld)])));

const zeile = (felder: readonly Feld[]): fc.Arbitrary<Zeile> =>
  fc.tuple(werteVon(felder), fc.uuid()).map(([werte, uuid]): Zeile => ({ ...werte, uuid }));

/**
 * The answers without rows that the form cannot have: a second one with the same id or for the same year, or one for
 * none.
 */
function withoutDoppelte(felder: readonly Feld[], werte: Werte): Werte {
  const vergeben = new Set<string>();
  const isNeu = (kennung: string): boolean => !vergeben.has(kennung) && vergeben.add(kennung).has(kennung);
  const tabellen = felder.filter(({ kind }) => kind === "table");
  const zeilen = tabellen.map(({ key, rowKey }): [string, Zeile[]] => [
    key,
    rowsOf(werte, key).filter(
      (zeile) =>
        isNeu(zeile.uuid) &&
        (rowKey === undefined || (textOf(zeile, rowKey) !== "" && isNeu(`${key} ${textOf(zeile, rowKey)}`))),
    ),
  ]);
  return { ...werte, ...Object.fromEntries(zeilen) };
}

/** Random answers of a whole form, each storable under its field. */
export function beliebigeWerte(form: AntragFormular): fc.Arbitrary<Werte> {
  const felder = form.tabs.flatMap(({ fields }) => fields);
  return werteVon(felder).map((werte) => withoutDoppelte(felder, werte));
}
