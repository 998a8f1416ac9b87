import type { Vergleichsjahr } from "~/domain/statistik/jahresvergleich";
import { compareDecimal, formatGermanDecimal } from "~/lib/decimal";
import { formatEuro, formatEuroShort } from "~/lib/money";
import type { Bar, BarChartProps, BarPart } from "~/ui";

const OHNE = { kurz: "k. A.", lang: "keine Angabe" } as const;

type Zahl = string | undefined;
type Figur = "umsatz" | "beschaeftigte" | "fueBeschaeftigte" | "fueIntern" | "fueExtern" | "fueGesamt";
type Teil = { key: Figur; look: BarPart["look"] };
/** A bar: its parts, and the figure that stands above it. */
type Balken = { summe: Figur; teile: readonly Teil[] };

type Diagramm = {
  title: string;
  balken: readonly Balken[];
  looks: BarChartProps["looks"];
  /** How a figure stands above its bar, and how the description says it. */
  kurz: (wert: string) => string;
  lang: (wert: string) => string;
  /** The figures in words, in this order. */
  worte: readonly (readonly [Figur, string])[];
};

const singleBar = (key: Figur, look: BarPart["look"]): Balken => ({ summe: key, teile: [{ key, look }] });

const DIAGRAMME: readonly Diagramm[] = [
  {
    title: "Umsatz",
    balken: [singleBar("umsatz", "plain")],
    looks: [],
    kurz: formatEuroShort,
    lang: formatEuro,
    worte: [["umsatz", ""]],
  },
  {
    title: "Beschäftigte (VZÄ)",
    balken: [singleBar("beschaeftigte", "plain"), singleBar("fueBeschaeftigte", "hatched")],
    looks: [
      { look: "plain", label: "insgesamt" },
      { look: "hatched", label: "davon in FuE" },
    ],
    kurz: formatGermanDecimal,
    lang: formatGermanDecimal,
    worte: [
      ["beschaeftigte", "insgesamt "],
      ["fueBeschaeftigte", "davon in Forschung und Entwicklung "],
    ],
  },
  {
    title: "FuE-Aufwendungen",
    balken: [
      {
        summe: "fueGesamt",
        teile: [
          { key: "fueIntern", look: "plain" },
          { key: "fueExtern", look: "hatched" },
        ],
      },
    ],
    looks: [
      { look: "plain", label: "intern (Personal, Sachmittel)" },
      { look: "hatched", label: "extern (Aufträge)" },
    ],
    kurz: formatEuroShort,
    lang: formatEuro,
    worte: [
      ["fueIntern", "intern "],
      ["fueExtern", "extern "],
      ["fueGesamt", "zusammen "],
    ],
  },
];

/** The highest figure of a drawing; "0" when there is none. */
function highestOf(jahre: readonly Vergleichsjahr[], { balken }: Diagramm): string {
  const zahlen = jahre.flatMap((jahr) => balken.flatMap(({ summe }) => jahr[summe] ?? []));
  return zahlen.reduce((hoch, zahl) => (compareDecimal(zahl, hoch) > 0 ? zahl : hoch), "0");
}

/** How high a figure is drawn; a float is exact enough for that. */
const shareOf = (zahl: Zahl, hoch: string): number =>
  compareDecimal(hoch, "0") === 0 ? 0 : Number(zahl) / Number(hoch);

function toBar(
  { summe, teile }: Balken,
  jahr: Vergleichsjahr,
  { kurz, hoch }: Pick<Diagramm, "kurz"> & { hoch: string },
): Bar {
  const zahl = jahr[summe];
  if (zahl === undefined) return { key: summe, text: OHNE.kurz, parts: [] };
  const parts = teile.flatMap(({ key, look }) =>
    jahr[key] === undefined ? [] : [{ look, share: shareOf(jahr[key], hoch) }],
  );
  return { key: summe, text: kurz(zahl), parts };
}

function describe(jahre: readonly Vergleichsjahr[], { worte, lang }: Diagramm): string {
  return jahre
    .map((jahr) => {
      const name = [jahr.label, ...jahr.hinweise].join(", ");
      const zahlen = worte.map(([key, wort]) => `${wort}${jahr[key] === undefined ? OHNE.lang : lang(jahr[key])}`);
      return `Wirtschaftsjahr ${name}: ${zahlen.join(", ")}.`;
    })
    .join(" ");
}

/** The drawings of the comparison: turnover, people, and expenses for research, inside and outside. */
export function listDiagramme(jahre: readonly Vergleichsjahr[]): Omit<BarChartProps, "headingLevel">[] {
  return DIAGRAMME.map((diagramm) => {
    const hoch = highestOf(jahre, diagramm);
    const columns = jahre.map((jahr) => ({
      key: jahr.beginn,
      label: jahr.label,
      notes: jahr.hinweise,
      bars: diagramm.balken.map((balken) => toBar(balken, jahr, { kurz: diagramm.kurz, hoch })),
    }));
    return { title: diagramm.title, looks: diagramm.looks, description: describe(jahre, diagramm), columns };
  });
}
