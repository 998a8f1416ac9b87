import { createFields, defineForm, tab } from "../../formkit/defineForm";
import type { Bereich, Field, FormDefinition, FormKontext, Regelbefund, Wert, Werte } from "../../formkit/field";
import { listOf, textOf } from "../../formkit/werte";
import { lastDayOfYear, nameDesJahres, zeitraumText } from "../statistik/zeitraum";
import { isWertart, type Jahreszahlen, WERTART_TEXTE, WERTARTEN } from "./kmuAngaben";
import { isGruppenjahr, type Verbundjahr } from "./kmuEigeneJahre";

/** A company whose figures can be entered. */
export type KmuFirma = { readonly key: string; readonly name: string };

/** The days for which figures of a company are entered already. */
export type KmuZeitraum = { readonly beteiligter: string; readonly beginn: string; readonly ende: string };

/**
 * What the rules of a row know besides its answers: everybody whose figures count, the company itself among them, the
 * days of the other rows, and the own years for which the statistics do not suffice.
 */
export type KmuZahlenKontext = FormKontext & {
  readonly eigenes: string;
  readonly firmen: readonly KmuFirma[];
  readonly andere: readonly KmuZeitraum[];
  /** The own years whose business statistics hold for the whole group. */
  readonly verbundjahre: readonly Verbundjahr[];
};

export type KmuZahlenBereich = Bereich<KmuZahlenKontext>;

const field = createFields<KmuZahlenKontext>();

const textVon = (wert: Wert): string => (typeof wert === "string" ? wert : "");
const fehler = (message: string): readonly Regelbefund[] => [{ art: "fehler", message }];

/** @spec kmu.md, Business statistics: never longer than twelve months (§ 240 (2) HGB) */
function checkEnde(wert: Wert, { werte, kontext }: KmuZahlenBereich): readonly Regelbefund[] {
  const [beginn, ende] = [textOf(werte, "beginn"), textVon(wert)];
  if (beginn === "" || ende === "") return [];
  if (ende < beginn) return fehler("Das Ende liegt vor dem Beginn. Bitte prüfen Sie beide Tage.");
  if (ende > lastDayOfYear(beginn))
    return fehler("Ein Wirtschaftsjahr hat höchstens zwölf Monate. Bitte prüfen Sie beide Tage.");
  return textOf(werte, "beteiligter") === kontext.eigenes && ende < kontext.heute
    ? checkVerbundjahr({ beginn, ende }, kontext)
    : [];
}

/** A completed own year is entered here only where the statistics of the same days hold for the whole group. */
function checkVerbundjahr(
  { beginn, ende }: { beginn: string; ende: string },
  { verbundjahre }: KmuZahlenKontext,
): readonly Regelbefund[] {
  if (verbundjahre.some((jahr) => jahr.beginn === beginn && jahr.ende === ende)) return [];
  const beruehrtes = verbundjahre.find((jahr) => jahr.beginn <= ende && beginn <= jahr.ende);
  return fehler(
    beruehrtes === undefined
      ? "Abgeschlossene Wirtschaftsjahre Ihres Unternehmens tragen Sie bitte in der Geschäftsstatistik ein."
      : `Bitte geben Sie die Tage wie in der Geschäftsstatistik an: ${zeitraumText(beruehrtes)}.`,
  );
}

/** One company has one row for a day. */
function checkBeginn(wert: Wert, { werte, kontext }: KmuZahlenBereich): readonly Regelbefund[] {
  const [beginn, ende, beteiligter] = [textVon(wert), textOf(werte, "ende"), textOf(werte, "beteiligter")];
  if (beginn === "" || ende === "") return [];
  const anderes = kontext.andere.find(
    (zeile) => zeile.beteiligter === beteiligter && zeile.beginn <= ende && beginn <= zeile.ende,
  );
  return anderes === undefined
    ? []
    : fehler(
        `Für dieses Unternehmen gibt es schon Zahlen, die sich mit diesen Tagen überschneiden: ${nameDesJahres(anderes)}. Bitte bearbeiten Sie jene oder ändern Sie die Tage.`,
      );
}

/** What is not over yet cannot be approved. */
const checkWertart = (wert: Wert, { werte, kontext }: KmuZahlenBereich): readonly Regelbefund[] =>
  wert === "ENDGUELTIG" && textOf(werte, "ende") >= kontext.heute
    ? fehler("Dieses Wirtschaftsjahr ist noch nicht zu Ende. Bitte wählen Sie „vorläufig“ oder „geschätzt“.")
    : [];

/** Everybody whose figures can be contained in those of the row. */
const andereFirmen = ({ werte, kontext }: KmuZahlenBereich) =>
  kontext.firmen
    .filter(({ key }) => key !== textOf(werte, "beteiligter"))
    .map(({ key, name }) => ({ key, title: name }));

/** The figures of the whole group stand for the companies that they contain: without these all would count twice. */
function checkEnthaelt(wert: Wert, { werte, kontext }: KmuZahlenBereich): readonly Regelbefund[] {
  if (textOf(werte, "beteiligter") !== kontext.eigenes || (Array.isArray(wert) && wert.length > 0)) return [];
  const eintrag = {
    beginn: textOf(werte, "beginn"),
    ende: textOf(werte, "ende"),
    beschaeftigte: textOf(werte, "beschaeftigte"),
    umsatz: textOf(werte, "umsatz"),
    bilanzsumme: textOf(werte, "bilanzsumme"),
  };
  return isGruppenjahr(eintrag, kontext.verbundjahre)
    ? fehler("Das sind die Zahlen des ganzen Verbunds. Bitte wählen Sie aus, welche Unternehmen darin enthalten sind.")
    : [];
}

const wessen: readonly Field<KmuZahlenKontext>[] = [
  field.choice("beteiligter", {
    help: "kmuZahlen",
    label: "Unternehmen",
    required: true,
    options: ({ kontext }) => kontext.firmen.map(({ key, name }) => ({ key, title: name })),
  }),
  field.choice("wertart", {
    help: "kmuWertart",
    label: "Art der Werte",
    required: true,
    options: WERTARTEN.map((key) => ({ key, title: WERTART_TEXTE[key] })),
    check: checkWertart,
  }),
  field.date("beginn", {
    help: "kmuBeginn",
    label: "Beginn des Wirtschaftsjahres",
    required: true,
    check: checkBeginn,
  }),
  field.date("ende", { help: "kmuEnde", label: "Ende des Wirtschaftsjahres", required: true, check: checkEnde }),
];

const zahlen: readonly Field<KmuZahlenKontext>[] = [
  field.decimal("beschaeftigte", {
    help: "kmuBeschaeftigte",
    label: "Beschäftigte in Jahresarbeitseinheiten",
    hint: "Teilzeit zählt anteilig, Auszubildende zählen nicht.",
    required: true,
  }),
  field.euro("umsatz", {
    help: "kmuGeld",
    label: "Jahresumsatz in Euro",
    hint: "Ohne Umsatzsteuer. Leer heißt: nicht bekannt.",
  }),
  field.euro("bilanzsumme", {
    help: "kmuBilanzsumme",
    label: "Jahresbilanzsumme in Euro",
    hint: "Leer heißt: nicht bekannt.",
  }),
  field.multiChoice("enthaelt", {
    help: "kmuEnthaelt",
    label: "In diesen Zahlen schon enthalten (konsolidierter Abschluss)",
    when: (bereich) => andereFirmen(bereich).length > 0,
    options: andereFirmen,
    check: checkEnthaelt,
  }),
];

/**
 * The figures of one company in one Wirtschaftsjahr, for the KMU status.
 *
 * @spec kmu.md rules 5 and 6
 * @assumed The own figures are those of the business statistics. Of the company itself only the estimate of a
 *   Wirtschaftsjahr that is not over can be entered here, for the statistics take none (rule 7, new companies), and a
 *   completed one whose statistics hold for the whole group: its own figures, or the consolidated ones and whom they
 *   contain (rule 5).
 */
export const kmuZahlenFormular: FormDefinition<KmuZahlenKontext> = defineForm<KmuZahlenKontext>("kmuZahlen", {
  bereich: "unternehmen",
  tabs: [
    tab("wessen", "Unternehmen und Wirtschaftsjahr", wessen, { help: "kmuZahlen" }),
    tab("zahlen", "Zahlen", zahlen, { help: "kmuZahlen" }),
  ],
});

/** Every question about figures, in the order of the page. */
export const KMU_ZAHLEN_FELDER: readonly Field<KmuZahlenKontext>[] = [...wessen, ...zahlen];

/** Without these nobody knows whose figures they are and of when: nothing is stored. Everything else may be open. */
export const KMU_ZAHLEN_KENNUNG: readonly string[] = ["beteiligter", "beginn", "ende"];

/**
 * A stored row as the rules read it. Null where it belongs to nobody who is known any more. What is not said about its
 * certainty counts as estimated, which proves less for the company.
 */
export function toJahreszahlen(
  { uuid, werte }: { readonly uuid: string; readonly werte: Werte },
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
