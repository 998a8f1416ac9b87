import ts from "typescript";
import { describe, expect, it } from "vitest";
import { listSources, parseSource, parseText, readSource } from "./sources";

/** Where no German for people stands: settings and what is said to operators speak the tongue of their systems. */
const NICHT_AUF_DEM_SCHIRM = /^app\/server\/(settings|services|database|embedded|ablage|process)\/|\.css\.ts$/;

/** The words that nobody shall read, from the second column of the table in the glossary. */
function listUnworte(): string[] {
  const [, tabelle = ""] = readSource("docs/glossary.md").split("## One word on screen");
  const zeilen = tabelle.split("\n").filter((zeile) => zeile.startsWith("| ") && !zeile.startsWith("| On screen"));
  return zeilen.flatMap((zeile) => (zeile.split("|")[2] ?? "").split(",").map((wort) => wort.trim())).filter(Boolean);
}

/** Such a word where it begins a word; "~" stands for any letters. */
const patternOf = (unwort: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])${unwort.replace(/~$/, "")}${unwort.endsWith("~") ? "" : "(?![\\p{L}])"}`, "iu");

/** Texts in a tree that somebody could read: at least two words. Names of keys and modules are one. */
function listTexte(quelle: ts.SourceFile): string[] {
  const texte: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) texte.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(quelle);
  return texte.filter((text) => /\p{L} \p{L}/u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text.trim()));
}

const findUnworte = (texte: readonly string[], unworte: readonly string[]): string[] =>
  texte.flatMap((text) =>
    unworte.filter((unwort) => patternOf(unwort).test(text)).map((unwort) => `${unwort}: ${text}`),
  );

describe("the words on screen", () => {
  const unworte = listUnworte();

  it("are told apart in a table that is not empty", () => {
    expect(unworte.length).toBeGreaterThan(15);
    expect(unworte).toContain("Signatur~");
  });

  it("are the only ones in the texts of the portal", () => {
    const gefunden = listSources("app")
      .filter((pfad) => !NICHT_AUF_DEM_SCHIRM.test(pfad))
      // Most files have none of them, not even in a comment, and need not be taken apart.
      .filter((pfad) => findUnworte([readSource(pfad)], unworte).length > 0)
      .flatMap((pfad) => findUnworte(listTexte(parseSource(pfad)), unworte).map((fund) => `${pfad}: ${fund}`));
    expect(gefunden).toEqual([]);
  });

  it.each([
    ['const a = "Weiter zur Signatur";', 1],
    ['const a = { title: "Signatur" };', 1],
    ["const a = <p>Bitte loggen Sie sich ein, dann sind Sie eingeloggt.</p>;", 1],
    ["const a = `Ihre ${was} ist signiert worden`;", 1],
    ['import { signatur } from "./signatur";', 0],
    ['const schritt = "signatur";', 0],
    ['const a = "Weiter zur Unterschrift, dann designierte Person";', 0],
  ])("%s", (text, anzahl) => {
    expect(findUnworte(listTexte(parseText("app/x.tsx", text)), unworte)).toHaveLength(anzahl);
  });
});
