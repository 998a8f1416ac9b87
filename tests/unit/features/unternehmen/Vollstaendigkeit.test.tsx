import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import { Vollstaendigkeit } from "~/features/unternehmen/Vollstaendigkeit";

const FEHLT = "Dieses Feld ist erforderlich";
const OHNE_AUSWAHL = "Bitte wählen Sie mindestens einen Wert aus";
const LABELS = { ort: "Ort", plz: "Postleitzahl", land: "Land", email: "E-Mail-Adresse" };

/** What is said of answers, by field, with blanks for the tags. */
function render(befunde: Readonly<Record<string, string>>): string {
  const fehler = Object.entries(befunde).map(([property, message]) => ({ property, message }));
  const html = renderToStaticMarkup(
    <StaticRouter location="/unternehmen">
      <Vollstaendigkeit fehler={fehler} labels={LABELS} fertig="Alles ist da." />
    </StaticRouter>,
  );
  return html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

describe("was gegen eine Einreichung steht", () => {
  it("nennt, was fehlt, ohne weitere Worte", () => {
    expect(render({ ort: FEHLT })).toContain("Für eine Einreichung fehlt noch eine Angabe Ort ");
    const zwei = render({ ort: FEHLT, land: OHNE_AUSWAHL });
    expect(zwei).toContain("Für eine Einreichung fehlen noch 2 Angaben Ort Land ");
    expect(zwei).not.toContain("Noch leer");
  });

  it("sagt von einer falschen Angabe nicht, dass sie fehlt", () => {
    const eine = render({ plz: "Fünf Ziffern." });
    expect(eine).toContain("Vor einer Einreichung ist eine Angabe zu korrigieren Postleitzahl : Fünf Ziffern.");
    expect(eine).not.toMatch(/fehlt|fehlen/);
    expect(render({ plz: "Fünf Ziffern.", email: "Mit @." })).toContain("sind 2 Angaben zu korrigieren");
  });

  it("hält beides auseinander", () => {
    const beides = render({ ort: FEHLT, plz: "Fünf Ziffern.", land: FEHLT });
    expect(beides).toContain("Für eine Einreichung fehlen noch 2 Angaben, und eine Angabe ist zu korrigieren");
    expect(beides).toMatch(/Nicht richtig: Postleitzahl : Fünf Ziffern\. Noch leer: Ort Land /);
  });

  it("ist zufrieden, wenn nichts dagegen steht", () => {
    expect(render({})).toContain("Alles ist da.");
  });
});
