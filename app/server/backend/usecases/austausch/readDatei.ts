import { formatGroesse } from "~/domain/antrag/anlagen";
import { IMPORT_BYTES } from "~/domain/antrag/austausch/austausch";
import { eingabeUngueltig } from "../../ablehnung";
import { doppelt } from "./doppelt";
import { readXml } from "./readXml";

/** A file of ours has eight levels; more are an attack or a foreign file. */
const MAX_TIEFE = 12;

/** A file of ours of the largest size has half as many objects, lists and elements; more are made to cost something. */
const MAX_TEILE = 200_000;
const ZU_VIELE_TEILE =
  "Die Datei besteht aus zu vielen Teilen. Sie kommt nicht aus dem Antragsportal. Bitte exportieren Sie die Datei im Antragsportal noch einmal.";

/** The first bytes of packed files: gzip, zip, bzip2, zstd, xz, 7z. Nothing is ever unpacked. */
const GEPACKT = ["1f8b", "504b0304", "425a68", "28b52ffd", "fd377a585a00", "377abcaf271c"];

const ablehnen = (text: string) => eingabeUngueltig("datei", text);

function checkBytes(bytes: Buffer): void {
  if (bytes.length === 0) throw ablehnen("Die Datei ist leer. Bitte wählen Sie eine andere Datei.");
  if (bytes.length > IMPORT_BYTES)
    throw ablehnen(
      `Die Datei ist zu groß. Erlaubt sind höchstens ${formatGroesse(IMPORT_BYTES)}. Bitte teilen Sie sie auf.`,
    );
  const anfang = bytes.subarray(0, 6).toString("hex");
  if (GEPACKT.some((kennung) => anfang.startsWith(kennung))) {
    throw ablehnen(
      "Komprimierte Dateien werden nicht angenommen. Bitte entpacken Sie die Datei und wählen Sie die JSON- oder XML-Datei aus.",
    );
  }
}

function toText(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).trimStart();
  } catch {
    throw ablehnen(
      "Die Datei ist nicht in UTF-8 gespeichert. Bitte speichern Sie sie in UTF-8 und versuchen Sie es erneut.",
    );
  }
}

/** Refuses too many brackets outside of texts, or too many in each other, before anything is built. */
function checkKlammern(json: string): void {
  let tiefe = 0;
  let teile = 0;
  for (const [stueck] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (stueck === "[" || stueck === "{") {
      tiefe += 1;
      teile += 1;
      if (tiefe > MAX_TIEFE)
        throw ablehnen(
          "Die Datei ist zu tief verschachtelt. Sie kommt nicht aus dem Antragsportal. Bitte exportieren Sie die Datei im Antragsportal noch einmal.",
        );
      if (teile > MAX_TEILE) throw ablehnen(ZU_VIELE_TEILE);
    } else if (stueck === "]" || stueck === "}") tiefe -= 1;
  }
}

/**
 * Refuses a name that stands twice in one object, of which JSON keeps the last without a word. The text is known to be
 * JSON.
 */
function checkDoppelte(json: string): void {
  const offen: Set<string>[] = [];
  for (const { 0: stueck, 1: name, index } of json.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (stueck === "{" || stueck === "[") offen.push(new Set());
    else if (stueck === "}" || stueck === "]") offen.pop();
    else if (name !== undefined) {
      const key = String(JSON.parse(name));
      const namen = offen.at(-1);
      if (namen?.has(key)) throw doppelt(key, json.slice(0, index).split("\n").length);
      namen?.add(key);
    }
  }
}

function readJson(text: string): unknown {
  checkKlammern(text);
  const gelesen = parseJson(text);
  checkDoppelte(text);
  return gelesen;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw ablehnen(
      "Die Datei ist kein gültiges JSON. Bitte laden Sie die Datei noch einmal herunter oder prüfen Sie Ihre Änderungen.",
    );
  }
}

/**
 * The content of an import file, JSON or XML, not yet checked. Throws EINGABE_UNGUELTIG for anything that is neither.
 */
export function readDatei(inhalt: string): unknown {
  const bytes = Buffer.from(inhalt, "base64");
  checkBytes(bytes);
  const text = toText(bytes);
  if (text.startsWith("{")) return readJson(text);
  if (text.startsWith("<")) return readXml(text, { maxTiefe: MAX_TIEFE, maxTeile: MAX_TEILE, zuViele: ZU_VIELE_TEILE });
  throw ablehnen(
    "Dieses Format wird nicht angenommen. Erlaubt sind JSON- und XML-Dateien, die aus dem Antragsportal exportiert wurden.",
  );
}
