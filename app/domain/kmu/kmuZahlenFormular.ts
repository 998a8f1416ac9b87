import { createFields, defineForm, tab } from "../../formkit/defineForm";
import type { Bereich, Field, FormDefinition, FormKontext, Regelbefund, Wert } from "../../formkit/field";
import { listOf, textOf } from "../../formkit/werte";
import type { Werte } from "../../formkit/field";
import { addMonths } from "../../lib/date";
import type { Jahreszahlen } from "./kmuAngaben";

/** A company whose figures can be entered. */
export type KmuFirma = { readonly key: string; readonly name: string };
/** What the rules of a row know besides its answers. */
export type KmuZahlenKontext = FormKontext & { readonly firmen: readonly KmuFirma[] };

const field = createFields<KmuZahlenKontext>();

const textVon = (wert: Wert): string => (typeof wert === "string" ? wert : "");
const fehler = (message: string): readonly Regelbefund[] => [{ art: "fehler", message }];

/** @spec kmu.md, Business statistics: never longer than twelve months (§ 240 (2) HGB) */
function checkEnde(wert: Wert, { werte }: Bereich<KmuZahlenKontext>): readonly Regelbefund[] {
  const [beginn, ende] = [textOf(werte, "beginn"), textVon(wert)];
  if (beginn === "" || ende === "") return [];
  if (ende < beginn) return fehler("Das Ende liegt vor dem Beginn. Bitte prüfen Sie beide Tage.");
  if (ende >= addMonths(beginn, 12))
    return fehler("Ein Wirtschaftsjahr hat höchstens zwölf Monate. Bitte prüfen Sie beide Tage.");
  return [];
}

/** Everybody whose figures can be contained in those of the row. */
const andereFirmen = ({ werte, kontext }: Bereich<KmuZahlenKontext>) =>
  kontext.firmen
    .filter(({ key }) => key !== textOf(werte, "beteiligter"))
    .map(({ key, name }) => ({ key, title: name }));

const zahlen: readonly Field<KmuZahlenKontext>[] = [
  field.choice("beteiligter", {
    help: "kmuZahlen",
    label: "Unternehmen",
    required: true,
    options: ({ kontext }) => kontext.firmen.map(({ key, name }) => ({ key, title: name })),
  }),
  field.date("beginn", { help: "kmuZahlen", label: "Beginn des Wirtschaftsjahres", required: true }),
  field.date("ende", {
    help: "kmuZahlen",
    label: "Ende des Wirtschaftsjahres",
    required: true,
    check: checkEnde,
  }),
  field.choice("wertart", {
    help: "kmuWertart",
    label: "Art der Werte",
    required: true,
    options: [
      { key: "ENDGUELTIG", title: "endgültig (festgestellter Abschluss)" },
      { key: "VORLAEUFIG", title: "vorläufig" },
      { key: "GESCHAETZT", title: "geschätzt" },
    ],
  }),
  field.decimal("beschaeftigte", {
    help: "kmuBeschaeftigte",
    label: "Beschäftigte in Jahresarbeitseinheiten",
    hint: "Teilzeit zählt anteilig, Auszubildende zählen nicht. Leer heißt: nicht bekannt.",
    integerDigits: 9,
  }),
  field.euro("umsatz", { help: "kmuZahlen", label: "Jahresumsatz", hint: "Ohne Umsatzsteuer. Leer heißt: nicht bekannt." }),
  field.euro("bilanzsumme", { help: "kmuZahlen", label: "Jahresbilanzsumme", hint: "Leer heißt: nicht bekannt." }),
  field.multiChoice("enthaelt", {
    help: "kmuEnthaelt",
    label: "Konsolidierter Abschluss: Diese Unternehmen sind in den Zahlen schon enthalten",
    when: (bereich) => andereFirmen(bereich).length > 0,
    options: andereFirmen,
  }),
];

/**
 * The figures of one company in one Wirtschaftsjahr, for the KMU status.
 *
 * @spec kmu.md rules 5 and 6
 */
export const kmuZahlenFormular: FormDefinition<KmuZahlenKontext> = defineForm<KmuZahlenKontext>("kmuZahlen", {
  bereich: "unternehmen",
  tabs: [tab("zahlen", "Zahlen eines Wirtschaftsjahres", zahlen, { help: "kmuZahlen" })],
});

/** Every question about figures, in the order of the page. */
export const KMU_ZAHLEN_FELDER = zahlen;

const isWertart = (text: string): text is Jahreszahlen["wertart"] =>
  ["ENDGUELTIG", "VORLAEUFIG", "GESCHAETZT"].includes(text);

/**
 * A stored row as the rules read it. Null where it belongs to nobody who is known any more. What is not said about its
 * certainty counts as estimated, which proves less for the company.
 */
export function toJahreszahlen(
  { uuid, werte }: { uuid: string; werte: Werte },
  firmen: ReadonlySet<string>,
): Jahreszahlen | null {
  const [unternehmen, wertart] = [textOf(werte, "beteiligter"), textOf(werte, "wertart")];
  if (!firmen.has(unternehmen)) return null;
  return {
    key: uuid,
    unternehmen,
    beginn: textOf(werte, "beginn"),
    ende: textOf(werte, "ende"),
    wertart: isWertart(wertart) ? wertart : "GESCHAETZT",
    beschaeftigte: textOf(werte, "beschaeftigte"),
    umsatz: textOf(werte, "umsatz"),
    bilanzsumme: textOf(werte, "bilanzsumme"),
    enthaelt: listOf(werte, "enthaelt").filter((key) => firmen.has(key)),
  };
}

/** Another row of the same company that shares a day with this one. */
export const findUeberschneidung = (
  neu: Jahreszahlen,
  andere: readonly Jahreszahlen[],
): Jahreszahlen | undefined =>
  andere.find(
    ({ key, unternehmen, beginn, ende }) =>
      key !== neu.key && unternehmen === neu.unternehmen && beginn <= neu.ende && neu.beginn <= ende,
  );
