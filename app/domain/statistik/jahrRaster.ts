import type { JahrFeld } from "./jahrFeld";
import { JAHR_FELDER, type JahrFormular, jahrFormular } from "./jahrFormular";

/**
 * The figures of a Wirtschaftsjahr that are edited for all years side by side, in the order of their rows. Its days,
 * for whom they hold and how sure they are belong to the form of the year.
 */
const ZEILEN: readonly string[] = [
  "umsatz",
  "bilanzsumme",
  "beschaeftigteVzae",
  "fueBeschaeftigteVzae",
  "fuePersonal",
  "fueSach",
  "fueExtern",
  "fueGesamt",
  "verbundUmsatz",
  "verbundBeschaeftigteVzae",
];

const felderZu = (keys: readonly string[]): JahrFeld[] =>
  keys.flatMap((key) => JAHR_FELDER.filter((feld) => feld.key === key));

export const RASTER_FELDER: readonly JahrFeld[] = felderZu(ZEILEN);

/** What the figures of a year are: for whom they hold and how sure they are. Read beside them, not edited. */
export const RASTER_MERKMALE: readonly JahrFeld[] = felderZu(["ebene", "wertart"]);

/** Is the answer under this key edited side by side with those of other years? */
export const isRasterFeld = (key: string): boolean => ZEILEN.includes(key);

/** The form of a year with these figures alone: whatever it does not ask keeps its answer. */
export const rasterFormular: JahrFormular = {
  ...jahrFormular,
  tabs: jahrFormular.tabs.map((teil) => ({ ...teil, fields: teil.fields.filter(({ key }) => isRasterFeld(key)) })),
};

/** The name of the control for a figure of a year, which can be its id, too. */
export const feldVonJahr = (uuid: string, feld: string): string => `jahr-${uuid}-${feld}`;

const NAME = /^jahr-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([A-Za-z]\w*)$/;

/** The other way round; undefined for a name that no figure of a year has. */
export function parseFeldVonJahr(name: string): { uuid: string; feld: string } | undefined {
  const [, uuid, feld] = NAME.exec(name) ?? [];
  return uuid === undefined || feld === undefined ? undefined : { uuid, feld };
}
