import type { JahrAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import { type JahrBereich, type JahrFeld, zeitraumIn } from "~/domain/statistik/jahrFeld";
import { feldVonJahr, RASTER_FELDER, RASTER_MERKMALE } from "~/domain/statistik/jahrRaster";
import { nameDesJahres, zeitraumText } from "~/domain/statistik/zeitraum";
import { isRelevant } from "~/formkit/relevance";
import { bereichVonJahr } from "./jahrEingaben";
import type { StatistikDaten } from "./loadJahr";

/** A column of the table of all years. */
export type RasterJahr = {
  ansicht: JahrAnsicht;
  uuid: string;
  /** "Wirtschaftsjahr 2024", with its days where two years would be called the same. */
  name: string;
  zeitraum: string;
  /** Its stored answers as the rules read them. */
  bereich: JahrBereich;
};

/** The rows as people call them in a table; what the form of the year asks stands there in full. */
const TITEL: Readonly<Record<string, string>> = {
  ebene: "Ebene",
  wertart: "Art der Werte",
  umsatz: "Umsatz",
  bilanzsumme: "Bilanzsumme",
  beschaeftigteVzae: "Beschäftigte",
  fueBeschaeftigteVzae: "FuE-Beschäftigte",
  fuePersonal: "FuE Personal",
  fueSach: "FuE Sachmittel",
  fueExtern: "FuE Aufträge",
  fueGesamt: "FuE gesamt",
  verbundUmsatz: "Umsatz des Verbunds",
  verbundBeschaeftigteVzae: "Beschäftigte des Verbunds",
};

export const rasterTitel = ({ key, label }: JahrFeld): string => TITEL[key] ?? label;

/** The columns of the table, in the order of the overview. */
export function listRasterJahre({ data, kontext }: Pick<StatistikDaten, "data" | "kontext">): RasterJahr[] {
  const jahre = data.map((ansicht) => ({ ansicht, bereich: bereichVonJahr({ ...ansicht, kontext }) }));
  return jahre.map(({ ansicht, bereich }) => ({
    ansicht,
    uuid: ansicht.uuid,
    name: `Wirtschaftsjahr ${nameDesJahres(zeitraumIn(bereich.werte))}`,
    zeitraum: zeitraumText(zeitraumIn(bereich.werte)),
    bereich,
  }));
}

const gefragteVon = (felder: readonly JahrFeld[], jahre: readonly RasterJahr[]): JahrFeld[] =>
  felder.filter((feld) => jahre.some(({ bereich }) => isRelevant(feld, bereich)));

/** The rows of the table: what at least one year is asked for. */
export const listRasterFelder = (jahre: readonly RasterJahr[]): JahrFeld[] => gefragteVon(RASTER_FELDER, jahre);

/** The rows above them, which say what the figures are. */
export const listRasterMerkmale = (jahre: readonly RasterJahr[]): JahrFeld[] => gefragteVon(RASTER_MERKMALE, jahre);

/** The figures by the names of their controls, in the order of the page. */
export const rasterLabels = (jahre: readonly RasterJahr[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listRasterFelder(jahre).flatMap((feld) =>
      jahre.map(({ uuid, name }) => [feldVonJahr(uuid, feld.key), `${rasterTitel(feld)}, ${name}`]),
    ),
  );
