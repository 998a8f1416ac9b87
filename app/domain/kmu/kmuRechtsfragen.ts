import { compareDecimal } from "../../lib/decimal";
import type { KmuAngaben } from "./kmuAngaben";
import type { KmuJahr } from "./kmuJahr";
import { type KmuRegelKey, SCHWELLEN } from "./kmuRegeln";
import { holdsOn, sumAnteil } from "./netz";

/** What the portal cannot decide, with the relations that it is about. */
export type KmuRechtsfrage = {
  readonly key: KmuRechtsfrageKey;
  readonly satz: string;
  readonly zeilen: readonly string[];
  readonly regel: KmuRegelKey;
};

/** The questions that only somebody with legal knowledge can decide, each with the rule that it belongs to. */
const KMU_RECHTSFRAGEN = [
  {
    key: "UEBERNAHME",
    satz: "Ob Ihr Unternehmen nach einer Änderung der Beteiligungen den Status sofort verliert oder erst nach zwei Wirtschaftsjahren, ist umstritten. Lassen Sie sich dazu rechtlich beraten.",
    regel: "UEBERNAHME_SOFORT",
  },
  {
    key: "MARKT",
    satz: "Ob zwei Unternehmen auf demselben oder einem benachbarten Markt tätig sind, hängt vom Einzelfall ab. Das Portal übernimmt hier Ihre Einschätzung.",
    regel: "NATUERLICHE_PERSONEN",
  },
  {
    key: "GEMEINSAMES_HANDELN",
    satz: "Ob mehrere Personen gemeinsam handeln, zum Beispiel in einer Familie, kann nur im Einzelfall beurteilt werden. Eine Vereinbarung ist dafür nicht immer nötig.",
    regel: "NATUERLICHE_PERSONEN",
  },
  {
    key: "BEHERRSCHUNG",
    satz: "Ob Verträge, Satzung oder Absprachen einen beherrschenden Einfluss geben, lässt sich nur an deren Wortlaut prüfen. Das Portal übernimmt hier Ihre Einschätzung.",
    regel: "VERBUNDEN_VERTRAG",
  },
  {
    key: "KNAPPE_MEHRHEIT",
    satz: "Ein Anteil von genau oder fast der Hälfte kann eine Beherrschung sein, wenn die übrigen Stimmen verstreut sind oder nicht ausgeübt werden. Das kann nur im Einzelfall beurteilt werden.",
    regel: "VERBUNDEN_VERTRAG",
  },
  {
    key: "AUSNAHME",
    satz: "Ob ein Kapitalgeber wirklich zu den ausgenommenen gehört und sich nicht in die Führung des Unternehmens einmischt, kann nur im Einzelfall beurteilt werden.",
    regel: "AUSNAHME",
  },
  {
    key: "OEFFENTLICHE_STELLEN",
    satz: "Ob eine Stelle öffentlich ist und was sie mittelbar kontrolliert, kann bei mehreren Ebenen nur im Einzelfall beurteilt werden.",
    regel: "OEFFENTLICHE_STELLEN",
  },
  {
    key: "RUMPFWIRTSCHAFTSJAHR",
    satz: "Die Regeln sagen nicht, wie ein Rumpfwirtschaftsjahr zu zählen ist. Das Portal rechnet den Umsatz auf zwölf Monate hoch.",
    regel: "RUMPFWIRTSCHAFTSJAHR",
  },
  {
    key: "SCHAETZUNG",
    satz: "Zahlen, die geschätzt oder vorläufig sind, können sich noch ändern. Prüfen Sie das Ergebnis noch einmal, sobald der Jahresabschluss festgestellt ist.",
    regel: "NEUGRUENDUNG",
  },
  {
    key: "ERSTES_JAHR",
    satz: "Es liegt nur ein Wirtschaftsjahr vor. Welchen Status Ihr Unternehmen davor hatte, kann das Portal nicht sehen; nach der Zweijahresregel kann dieser noch gelten.",
    regel: "ZWEIJAHRESREGEL",
  },
] as const satisfies readonly { key: string; satz: string; regel: KmuRegelKey }[];

/** The name of such a question. */
export type KmuRechtsfrageKey = (typeof KMU_RECHTSFRAGEN)[number]["key"];

const KNAPP_AB = "45";

type ZeilenJeFrage = Readonly<Partial<Record<KmuRechtsfrageKey, readonly string[]>>>;

function findZeilen(angaben: KmuAngaben, jahre: readonly KmuJahr[]): ZeilenJeFrage {
  const { beteiligte, stichtag } = angaben;
  const tage = [stichtag, ...jahre.map(({ tag }) => tag)];
  const zeilen = angaben.beziehungen.filter((zeile) => tage.some((tag) => holdsOn(zeile, tag)));
  const nachKey = new Map(beteiligte.map((beteiligter) => [beteiligter.key, beteiligter]));
  const keysWo = (passt: (zeile: (typeof zeilen)[number]) => boolean): readonly string[] =>
    zeilen
      .filter(passt)
      .map(({ key }) => key)
      .sort();
  const personen = zeilen.filter(({ von }) => nachKey.get(von)?.art === "NATUERLICHE_PERSON");
  const isPerson = (zeile: (typeof zeilen)[number]): boolean => personen.includes(zeile);
  const isKnapp = (zeile: (typeof zeilen)[number]): boolean => {
    const anteil = sumAnteil([zeile]);
    return (
      zeile.beherrschung === "KEINE" &&
      compareDecimal(anteil, KNAPP_AB) >= 0 &&
      compareDecimal(zeile.stimmen, SCHWELLEN.mehrheit) <= 0
    );
  };
  return {
    MARKT: new Set(personen.map(({ an }) => an)).size > 1 ? keysWo(isPerson) : [],
    GEMEINSAMES_HANDELN: new Set(personen.map(({ von }) => von)).size > 1 ? keysWo(isPerson) : [],
    BEHERRSCHUNG: keysWo(({ beherrschung }) => beherrschung !== "KEINE"),
    KNAPPE_MEHRHEIT: keysWo(isKnapp),
    AUSNAHME: keysWo(({ von }) => (nachKey.get(von)?.ausnahme ?? "KEINE") !== "KEINE"),
    OEFFENTLICHE_STELLEN: keysWo(({ von }) => nachKey.get(von)?.art === "OEFFENTLICHE_STELLE"),
  };
}

const hasZeilen = (zeilen: readonly string[] | undefined): boolean => zeilen !== undefined && zeilen.length > 0;

/** The questions that stay open for this company. `istStrittig`: the two readings of a takeover disagree. */
export function listKmuRechtsfragen(
  angaben: KmuAngaben,
  { jahre, istStrittig, hatGewechselt }: { jahre: readonly KmuJahr[]; istStrittig: boolean; hatGewechselt: boolean },
): readonly KmuRechtsfrage[] {
  const zeilenJeFrage = findZeilen(angaben, jahre);
  const posten = jahre.flatMap((jahr) => jahr.posten);
  const gilt: Readonly<Record<KmuRechtsfrageKey, boolean>> = {
    UEBERNAHME: istStrittig || hatGewechselt,
    MARKT: hasZeilen(zeilenJeFrage.MARKT),
    GEMEINSAMES_HANDELN: hasZeilen(zeilenJeFrage.GEMEINSAMES_HANDELN),
    BEHERRSCHUNG: hasZeilen(zeilenJeFrage.BEHERRSCHUNG),
    KNAPPE_MEHRHEIT: hasZeilen(zeilenJeFrage.KNAPPE_MEHRHEIT),
    AUSNAHME: hasZeilen(zeilenJeFrage.AUSNAHME),
    OEFFENTLICHE_STELLEN: hasZeilen(zeilenJeFrage.OEFFENTLICHE_STELLEN),
    RUMPFWIRTSCHAFTSJAHR: posten.some(({ hochrechnung }) => hochrechnung !== undefined),
    SCHAETZUNG: posten.some(({ wertart }) => wertart !== undefined && wertart !== "ENDGUELTIG"),
    ERSTES_JAHR: new Set(jahre.map(({ jahr }) => jahr)).size === 1 && jahre[0]?.posten[0]?.wertart === "ENDGUELTIG",
  };
  return KMU_RECHTSFRAGEN.filter(({ key }) => gilt[key]).map((frage) => ({
    ...frage,
    zeilen: zeilenJeFrage[frage.key] ?? [],
  }));
}
