import { fail, ok, type Result } from "../../lib/result";

/**
 * One state with the formats of its tax numbers. `gedruckt` is how the tax office prints it, `bund` the federal format
 * of 13 digits. Letters stand for digits: F tax office, B district, U distinction, P check digit; digits stand for
 * themselves.
 */
export type Bundesland = {
  readonly key: string;
  readonly title: string;
  readonly gedruckt: string;
  readonly bund: string;
};

/** The 16 states in alphabetical order with the formats of domain.md 3.3. */
export const BUNDESLAENDER: readonly Bundesland[] = [
  { key: "BW", title: "Baden-Württemberg", gedruckt: "FFBBB/UUUUP", bund: "28FF0BBBUUUUP" },
  { key: "BY", title: "Bayern", gedruckt: "FFF/BBB/UUUUP", bund: "9FFF0BBBUUUUP" },
  { key: "BE", title: "Berlin", gedruckt: "FF/BBB/UUUUP", bund: "11FF0BBBUUUUP" },
  { key: "BB", title: "Brandenburg", gedruckt: "0FF/BBB/UUUUP", bund: "30FF0BBBUUUUP" },
  { key: "HB", title: "Bremen", gedruckt: "FF BBB UUUUP", bund: "24FF0BBBUUUUP" },
  { key: "HH", title: "Hamburg", gedruckt: "FF/BBB/UUUUP", bund: "22FF0BBBUUUUP" },
  { key: "HE", title: "Hessen", gedruckt: "0FF BBB UUUUP", bund: "26FF0BBBUUUUP" },
  { key: "MV", title: "Mecklenburg-Vorpommern", gedruckt: "0FF/BBB/UUUUP", bund: "40FF0BBBUUUUP" },
  { key: "NI", title: "Niedersachsen", gedruckt: "FF/BBB/UUUUP", bund: "23FF0BBBUUUUP" },
  { key: "NW", title: "Nordrhein-Westfalen", gedruckt: "FFF/BBBB/UUUP", bund: "5FFF0BBBBUUUP" },
  { key: "RP", title: "Rheinland-Pfalz", gedruckt: "FF/BBB/UUUUP", bund: "27FF0BBBUUUUP" },
  { key: "SL", title: "Saarland", gedruckt: "0FF/BBB/UUUUP", bund: "10FF0BBBUUUUP" },
  { key: "SN", title: "Sachsen", gedruckt: "2FF/BBB/UUUUP", bund: "32FF0BBBUUUUP" },
  { key: "ST", title: "Sachsen-Anhalt", gedruckt: "1FF/BBB/UUUUP", bund: "31FF0BBBUUUUP" },
  { key: "SH", title: "Schleswig-Holstein", gedruckt: "FF/BBB/UUUUP", bund: "21FF0BBBUUUUP" },
  { key: "TH", title: "Thüringen", gedruckt: "1FF/BBB/UUUUP", bund: "41FF0BBBUUUUP" },
];

/** Why a tax number is refused; `message` is German and may be shown. */
export type SteuernummerFehler = {
  readonly code: "BUNDESLAND_UNBEKANNT" | "FORMAT_UNGUELTIG";
  readonly message: string;
};

/** The state with this key, or undefined. */
export function findBundesland(key: string): Bundesland | undefined {
  return BUNDESLAENDER.find((land) => land.key === key);
}

/** Digits per letter when `ziffern` has the shape of `muster` (separators taken out); undefined otherwise. */
function readMuster(muster: string, ziffern: string): { readonly [buchstabe: string]: string } | undefined {
  if (muster.length !== ziffern.length) return undefined;
  const teile: { [buchstabe: string]: string } = {};
  for (const [stelle, zeichen] of Array.from(muster).entries()) {
    const ziffer = ziffern.charAt(stelle);
    if (/\d/.test(zeichen)) {
      if (zeichen !== ziffer) return undefined;
    } else {
      teile[zeichen] = (teile[zeichen] ?? "") + ziffer;
    }
  }
  return teile;
}

function setMuster(muster: string, teile: { readonly [buchstabe: string]: string }): string {
  const stand: { [buchstabe: string]: number } = {};
  return Array.from(muster)
    .map((zeichen) => {
      const quelle = teile[zeichen];
      if (quelle === undefined) return zeichen;
      const stelle = stand[zeichen] ?? 0;
      stand[zeichen] = stelle + 1;
      return quelle.charAt(stelle);
    })
    .join("");
}

function formatFehler(land: Bundesland): SteuernummerFehler {
  return {
    code: "FORMAT_UNGUELTIG",
    message: `Bitte geben Sie die Steuernummer im Format ${land.gedruckt} (${land.title}) oder mit 13 Ziffern ein.`,
  };
}

/**
 * The 13 digits of the federal format from a tax number as printed by the state or already in federal format. Spaces,
 * slashes and hyphens do not matter. The check digit is asked about elsewhere.
 */
export function toBundesformat(landKey: string, text: string): Result<string, SteuernummerFehler> {
  const land = findBundesland(landKey);
  if (land === undefined) {
    return fail({ code: "BUNDESLAND_UNBEKANNT", message: "Bitte wählen Sie zuerst das Bundesland aus." });
  }
  const ziffern = text.replace(/[\s/-]/g, "");
  if (!/^\d+$/.test(ziffern)) return fail(formatFehler(land));
  if (readMuster(land.bund, ziffern) !== undefined) return ok(ziffern);
  const teile = readMuster(land.gedruckt.replace(/[\s/]/g, ""), ziffern);
  return teile === undefined ? fail(formatFehler(land)) : ok(setMuster(land.bund, teile));
}

/** The printed form of a stored 13-digit tax number; a number that does not fit any state is shown as it is. */
export function formatSteuernummer(bundesformat: string): string {
  for (const land of BUNDESLAENDER) {
    const teile = readMuster(land.bund, bundesformat);
    if (teile !== undefined) return setMuster(land.gedruckt, teile);
  }
  return bundesformat;
}
