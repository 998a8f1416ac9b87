import { isUuid } from "../../lib/uuid";

/** How many files a Vorhaben may have. @spec domain.md 2.5 anlagen: 0-3 files */
export const ANLAGEN_MAX = 3;

/**
 * Largest file in bytes. @assumed domain.md 2.5 says "5 MB"; counted as 5 × 1024 × 1024 bytes, the more generous
 * reading.
 */
export const ANLAGE_MAX_BYTES = 5 * 1024 * 1024;

/** The same for people: "5 MB". */
export const ANLAGE_MAX_TEXT = formatGroesse(ANLAGE_MAX_BYTES);

/**
 * Most pixels of a picture, in millions. @assumed domain.md 2.5 limits bytes only; a small file can hold a picture that
 * no memory holds.
 */
export const ANLAGE_MEGAPIXEL_MAX = 50;

/**
 * Largest post with files in bytes, its frame included: three files and one that was too many. @spec trust.md section
 * 2: uploads 20 MiB
 */
export const UPLOAD_LIMIT_BYTES = 20 * 1024 * 1024;

/** What a file may be. @spec domain.md 2.5 types PDF/PNG/JPG */
export const ANLAGE_TYPEN = {
  PDF: { mime: "application/pdf", endungen: ["pdf"], artikel: "eine PDF-Datei" },
  PNG: { mime: "image/png", endungen: ["png"], artikel: "ein PNG-Bild" },
  JPG: { mime: "image/jpeg", endungen: ["jpg", "jpeg"], artikel: "ein JPG-Bild" },
} as const satisfies Record<string, { mime: string; endungen: readonly string[]; artikel: string }>;

/** The type of a file by its content. */
export type AnlageTyp = keyof typeof ANLAGE_TYPEN;

export const ANLAGE_TYP_KEYS = ["PDF", "PNG", "JPG"] as const satisfies readonly AnlageTyp[];

/** The types as people are told: "PDF, PNG oder JPG". */
export const ANLAGE_FORMATE = ANLAGE_TYP_KEYS.join(", ").replace(/, (\w+)$/, " oder $1");

/** Value of the attribute `accept` of a file field. */
export const ANLAGE_ACCEPT = ANLAGE_TYP_KEYS.flatMap((typ) => [
  ANLAGE_TYPEN[typ].mime,
  ...ANLAGE_TYPEN[typ].endungen.map((endung) => `.${endung}`),
]).join(",");

/** Longest name of a file in characters, its ending included. */
const NAME_MAX = 120;

/** The ending of a name in lower case without the dot; empty when it has none. */
export function endungVon(name: string): string {
  return /[^.]\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** The type that a name claims by its ending; null when it claims none of the three. */
export function typNachEndung(name: string): AnlageTyp | null {
  const endung = endungVon(name);
  return ANLAGE_TYP_KEYS.find((typ) => ANLAGE_TYPEN[typ].endungen.some((eintrag) => eintrag === endung)) ?? null;
}

function shorten(text: string, max: number): string {
  return Array.from(text).slice(0, max).join("");
}

/**
 * A name that every system can store and that looks like what it is: without folders, control characters and marks that
 * reverse the direction of reading, at most 120 characters; the ending stays.
 */
export function cleanName(roh: string): string {
  const ohneOrdner = roh.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const lesbar = ohneOrdner
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .replace(/[<>:"|?*%]/g, "_")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const endung = endungVon(lesbar);
  const stamm = endung === "" ? lesbar : lesbar.slice(0, -endung.length - 1);
  const rest = endung === "" ? "" : `.${endung}`;
  return `${shorten(stamm, NAME_MAX - rest.length).trimEnd() || "Anlage"}${rest}`;
}

/** The name as it is stored: with the ending of the type, which is added when there was none. */
export function anlageName(roh: string, typ: AnlageTyp): string {
  const name = cleanName(roh);
  return typNachEndung(name) === typ ? name : cleanName(`${name}.${ANLAGE_TYPEN[typ].endungen[0]}`);
}

/**
 * The name, or the first of "name (2)", "name (3)", … that none of the others has; upper and lower case count as one.
 */
export function freierName(name: string, vergeben: readonly string[]): string {
  const belegt = new Set(vergeben.map((eintrag) => eintrag.toLowerCase()));
  if (!belegt.has(name.toLowerCase())) return name;
  const endung = `.${endungVon(name)}`;
  const stamm = shorten(name.slice(0, -endung.length), NAME_MAX - endung.length - 5);
  for (let nummer = 2; ; nummer += 1) {
    const versuch = `${stamm} (${String(nummer)})${endung}`;
    if (!belegt.has(versuch.toLowerCase())) return versuch;
  }
}

/**
 * What stands for `{fileName}` in the address of a download.
 * @assumed §7 leaves open how a name identifies one file among many of the same name: the address holds the random id
 * of the file, an underscore and its name. The id alone decides, the name must fit; neither is the key of the storage
 * nor a secret.
 */
export const dateiSegment = (uuid: string, name: string): string => `${uuid}_${name}`;

/** Id and name of such a segment; null when it has not that form. */
export function readDateiSegment(segment: string): { uuid: string; name: string } | null {
  const [uuid, name] = [segment.slice(0, 36), segment.slice(37)];
  return isUuid(uuid) && segment[36] === "_" && name !== "" ? { uuid: uuid.toLowerCase(), name } : null;
}

/**
 * The name under which a download is saved.
 * @spec §7 saved as a file named with today's date, an underscore and the file name
 * @assumed §7 gives no form of the date: the year comes first (2026-03-02), so that saved files sort by day.
 */
export const downloadName = (name: string, heute: string): string => `${heute}_${name}`;

/** A size for people, e.g. "1,2 MB"; less than 1 MB in whole KB, never "0 KB". */
export function formatGroesse(bytes: number): string {
  const [kb, mb] = [1024, 1024 * 1024];
  if (bytes < mb) return `${String(Math.max(1, Math.round(bytes / kb)))} KB`;
  return `${(Math.round((bytes / mb) * 10) / 10).toLocaleString("de-DE", { maximumFractionDigits: 1 })} MB`;
}
