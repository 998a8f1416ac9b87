import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { unpackWoff } from "./unpackWoff";

/** The two cuts of the documents. */
export type Schnitt = "normal" | "fett";

/** A piece of text that one font can write; `schrift` is its name. */
export type Stueck = { readonly schrift: string; readonly text: string };

/** A font: its name in a document, its file as TrueType, and the characters that it can write. */
export type Schrift = { readonly name: string; readonly datei: Buffer; readonly kann: ReadonlySet<number> };

const require = createRequire(import.meta.url);
const SOURCE_SANS = "@fontsource/source-sans-3/files/source-sans-3-";
const GEWICHT = { normal: "400", fett: "700" } as const;
const DEJAVU = { normal: "DejaVuSans.ttf", fett: "DejaVuSans-Bold.ttf" } as const;

/**
 * The font of the portal comes in one file per script; DejaVu knows formulas, arrows and many signs besides. First one
 * that can, writes.
 */
function listPfade(schnitt: Schnitt): string[] {
  const source = ["latin", "latin-ext", "greek", "cyrillic"].map(
    (schrift) => `${SOURCE_SANS}${schrift}-${GEWICHT[schnitt]}-normal.woff`,
  );
  return [...source, `dejavu-fonts-ttf/ttf/${DEJAVU[schnitt]}`];
}

const gelesen = new Map<Schnitt, readonly Schrift[]>();

function openSchrift(pfad: string): Schrift {
  const roh = readFileSync(require.resolve(pfad));
  const datei = pfad.endsWith(".woff") ? unpackWoff(roh) : roh;
  const font = create(datei);
  if (!("characterSet" in font)) throw new Error(`More than one font in ${pfad}`);
  return { name: pfad, datei, kann: new Set(font.characterSet) };
}

/** The fonts of a cut in the order in which they are asked, read once per process. */
export function listSchriften(schnitt: Schnitt): readonly Schrift[] {
  const bekannt = gelesen.get(schnitt) ?? listPfade(schnitt).map(openSchrift);
  gelesen.set(schnitt, bekannt);
  return bekannt;
}

/**
 * Marks without a shape of their own: soft hyphens, joiners, directions, variants of emoji. On paper they mean nothing.
 */
const UNSICHTBAR = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A text as a page can hold it: composed letters, plain spaces, nothing invisible. Line breaks stay, those of word
 * processors too.
 */
export function cleanUp(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(UNSICHTBAR, "")
    .replace(/[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ");
}

/** A character that no font of ours can write stands there by its number. */
const ersatzFuer = (zeichen: string): string =>
  `[U+${(zeichen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;

/** The pieces of a cleaned text, each in the first font that can write it. */
export function splitIntoStuecke(text: string, schnitt: Schnitt): Stueck[] {
  const schriften = listSchriften(schnitt);
  const stuecke: { schrift: string; text: string }[] = [];
  for (const zeichen of text) {
    const code = zeichen.codePointAt(0) ?? 0;
    const gefunden = schriften.find(({ kann }) => kann.has(code));
    const teil = gefunden === undefined ? ersatzFuer(zeichen) : zeichen;
    const schrift = (gefunden ?? schriften[0])?.name ?? "";
    const letztes = stuecke.at(-1);
    if (letztes?.schrift === schrift) letztes.text += teil;
    else stuecke.push({ schrift, text: teil });
  }
  return stuecke;
}
