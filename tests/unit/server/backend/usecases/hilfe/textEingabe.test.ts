import { describe, expect, it } from "vitest";
import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";
import { HINWEISE } from "~/domain/hilfe/hinweise";
import type { Textplatz } from "~/server/backend/usecases/hilfe/plaetze";
import { checkTextEingabe } from "~/server/backend/usecases/hilfe/textEingabe";

const PLATZ: Textplatz = {
  art: "HINWEIS",
  bereich: "hinweise",
  feld: "x",
  bezeichnung: "x",
  ort: "x",
  von: 0,
  bis: 0,
  geliefert: null,
};
const findings = (quelle: string) =>
  checkTextEingabe({ quelle, index: "0", isActive: true }, PLATZ, new Map()).errors.map(({ message }) => message);

const ERLAUBT =
  "Erlaubt sind Absätze, Aufzählungen, fette Wörter sowie Links auf http, https, mailto und Seiten dieses Portals.";

describe("was in einem Hilfetext stehen darf", () => {
  it("sind Absätze, Aufzählungen, fette Wörter und Links, in Markdown und in HTML", () => {
    expect(findings("Ein **kurzer** Name.\n\n- eins\n- zwei\n\n[Mehr](https://example.org)")).toEqual([]);
    expect(findings("<p>Ein <strong>kurzer</strong> Name.</p><ul><li>eins</li></ul>")).toEqual([]);
  });

  it.each([
    ["*kursiv*", "kursive Wörter"],
    ["1. eins\n2. zwei", "nummerierte Listen"],
    ["### Titel\n\n#### Noch einer", "Überschriften"],
    ["eins  \nzwei", "Zeilenumbrüche in einem Absatz"],
    ["<table><tr><td>x</td></tr></table>", "Tabellen"],
    ["<p>a</p><script>x</script>", "<script>"],
    ["*kursiv* und <img src='x'>", "kursive Wörter, <img>"],
  ])("%j nicht: gesagt wird „%s“", (quelle, was) => {
    expect(findings(quelle)).toEqual([`Bitte entfernen Sie aus dem Text: ${was}. ${ERLAUBT}`]);
  });

  it("alle mitgelieferten Texte kommen damit aus", () => {
    for (const { text } of [...HILFETEXTE, ...HINWEISE]) expect(findings(text), text).toEqual([]);
  });
});
