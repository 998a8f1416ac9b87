import type { Werte } from "../../formkit/field";
import type { Abschnitt } from "../../formkit/readForm";
import { isYes } from "../../formkit/werte";
import { formatDateTime } from "../../lib/date";
import { type JahrKontext, zeitraumIn } from "../statistik/jahrFeld";
import { nameDesJahres } from "../statistik/zeitraum";
import { jahrFormular } from "../statistik/jahrFormular";
import { readFestgehaltene, toFestgehaltene } from "../verbund/festgehaltene";
import type { VerbundZeile } from "../verbund/verbundAngaben";
import { type Antworten, gegebeneVon, readGegebene } from "./gegebeneAntworten";
import { KONTEXT_ZUM_LESEN } from "./stammdatenFeld";
import { stammdatenFormular } from "./stammdatenFormular";
import {
  STATISTIK_TITEL,
  UNTERNEHMENSANGABEN_TITEL,
  UNTERNEHMENSANGABEN_VERSION,
  VERBUND_TITEL,
} from "./unternehmensangabenArt";

/**
 * The company as an Antrag tells it: a draft as it is today, a submission as it was then. `stammdaten` are the answers
 * that were given, by field key: texts, keys of choices, and yes or no.
 */
export type Unternehmensangaben = {
  readonly version: typeof UNTERNEHMENSANGABEN_VERSION;
  readonly stammdaten: Readonly<Antworten>;
  /** The Wirtschaftsjahre that were asked for, the latest first; absent in a record from before they were. */
  readonly geschaeftsstatistik?: Antworten[] | undefined;
  /** The affiliated companies, in the order of the list; absent in a record from before they were. */
  readonly verbundeneUnternehmen?: Antworten[] | undefined;
  /** Who has confirmed their list, and for which Wirtschaftsjahr; absent where nobody has. */
  readonly verbundBestaetigung?: Listenbestaetigung | undefined;
};

/** `am`: a moment in UTC; `beginn` and `ende`: the days of the Wirtschaftsjahr; `von`: a name as it was then. */
export type Listenbestaetigung = {
  readonly am: string;
  readonly von: string;
  readonly beginn: string;
  readonly ende: string;
};

/** What a company has beside its answers. */
type Weiteres = {
  /** The Wirtschaftsjahre that are asked for, the latest first. */
  jahre: readonly Werte[];
  /** The list of affiliated companies. */
  verbundene: readonly VerbundZeile[];
  /** The confirmation of that list as it is; null when there is none. */
  bestaetigung: Listenbestaetigung | null;
};

/** The figures are read for themselves: nothing is asked of the other years, and no day of today counts. */
const kontextDesJahres = (stammdaten: Werte): JahrKontext => ({
  heute: KONTEXT_ZUM_LESEN.heute,
  istVerbunden: isYes(stammdaten, "verbundStatus"),
  andere: [],
});

/**
 * What an Antrag tells of a company with these answers: those that are asked for and given, in the order of the form.
 */
export function toUnternehmensangaben(
  stammdaten: Werte,
  { jahre, verbundene, bestaetigung }: Weiteres,
): Unternehmensangaben {
  return {
    version: UNTERNEHMENSANGABEN_VERSION,
    stammdaten: gegebeneVon(stammdatenFormular, stammdaten, KONTEXT_ZUM_LESEN),
    geschaeftsstatistik: jahre.map((werte) => gegebeneVon(jahrFormular, werte, kontextDesJahres(stammdaten))),
    verbundeneUnternehmen: toFestgehaltene(verbundene),
    ...(bestaetigung !== null && { verbundBestaetigung: bestaetigung }),
  };
}

function readJahr(stammdaten: Werte, werte: Antworten, titel: string): Abschnitt {
  const kontext = kontextDesJahres(stammdaten);
  const teile = readGegebene(jahrFormular, { werte, kontext, mitSummen: true });
  return { titel, eintraege: teile.flatMap(({ eintraege }) => eintraege) };
}

const OHNE_JAHR: Abschnitt = {
  titel: STATISTIK_TITEL,
  eintraege: [
    { label: "Abgeschlossene Wirtschaftsjahre", text: "Es liegt noch kein abgeschlossenes Wirtschaftsjahr vor" },
  ],
};

/** One section per Wirtschaftsjahr, called after it. */
function readJahre(stammdaten: Werte, jahre: readonly Antworten[]): Abschnitt[] {
  return jahre.length === 0
    ? [OHNE_JAHR]
    : jahre.map((werte) => readJahr(stammdaten, werte, `Wirtschaftsjahr ${nameDesJahres(zeitraumIn(werte))}`));
}

/** That the list was confirmed, as the last section of its part. */
const readBestaetigung = ({ am, von, beginn, ende }: Listenbestaetigung): Abschnitt => ({
  titel: "Bestätigung der Liste",
  eintraege: [
    { label: "Stand für das Wirtschaftsjahr", text: nameDesJahres({ beginn, ende }) },
    { label: "Bestätigt", text: `${formatDateTime(new Date(am))} von ${von}` },
  ],
});

/** A part of the record. The only section of a part may be called as the part is. */
export type Unternehmensteil = {
  readonly anker: string;
  readonly titel: string;
  readonly abschnitte: readonly Abschnitt[];
};

/**
 * The record in its three parts, each with its headings, questions and answers; questions without an answer are left
 * out, and parts without any.
 */
export function readUnternehmensteile(angaben: Unternehmensangaben): Unternehmensteil[] {
  const { stammdaten, geschaeftsstatistik, verbundeneUnternehmen, verbundBestaetigung: bestaetigung } = angaben;
  const eigene = readGegebene(stammdatenFormular, { werte: stammdaten, kontext: KONTEXT_ZUM_LESEN });
  const verbundene = verbundeneUnternehmen === undefined ? [] : readFestgehaltene(verbundeneUnternehmen);
  const jahre = geschaeftsstatistik === undefined ? [] : readJahre(stammdaten, geschaeftsstatistik);
  return [
    { anker: "unternehmen", titel: UNTERNEHMENSANGABEN_TITEL, abschnitte: eigene },
    {
      anker: "verbundene",
      titel: VERBUND_TITEL,
      abschnitte: bestaetigung === undefined ? verbundene : [...verbundene, readBestaetigung(bestaetigung)],
    },
    { anker: "statistik", titel: STATISTIK_TITEL, abschnitte: jahre },
  ]
    .map((teil) => ({ ...teil, abschnitte: teil.abschnitte.filter(({ eintraege }) => eintraege.length > 0) }))
    .filter(({ abschnitte }) => abschnitte.length > 0);
}
