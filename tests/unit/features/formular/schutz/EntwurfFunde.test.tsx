import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EntwurfFunde } from "~/features/formular/schutz/EntwurfFunde";

const entwurf = {
  wo: { antrag: "a", vorhaben: "v" },
  revision: 1,
  basis: { umsatz: "", heimlich: "" },
  labels: { umsatz: "Umsatz, Wirtschaftsjahr 2025" },
  lesbar: (_: string, text: string | string[]) => [text].flat().join("\n"),
};
const fund = (stelle: string, text: string) => ({ stelle, text, basis: "", revision: 1, blatt: "b", am: 0 });
const render = (...funde: ReturnType<typeof fund>[]) =>
  renderToStaticMarkup(
    <EntwurfFunde funde={funde} entwurf={entwurf} onWiederherstellen={() => undefined} onVerwerfen={() => undefined} />,
  );
const knoepfe = (html: string) =>
  [...html.matchAll(/<button.*?<\/button>/g)].map(([knopf]) => knopf.replace(/<[^>]*>/g, ""));

describe("was im Tresor liegt und nicht gespeichert ist", () => {
  it("lässt sich dort einsetzen, wo das Formular es fragt", () => {
    const html = render(fund("umsatz", "4711"));
    expect(html).toContain("4711");
    expect(knoepfe(html)).toEqual([
      "Wiederherstellen Umsatz, Wirtschaftsjahr 2025",
      "Verwerfen Umsatz, Wirtschaftsjahr 2025",
    ]);
  });

  it("bleibt zu lesen, wenn das Formular es nicht mehr fragt, und wird nicht zum Einsetzen angeboten", () => {
    const html = render(fund("fort.umsatz", "666"), fund("fort.bilanzsumme", "777"));
    expect(html).toMatch(/666.*777/s);
    expect(knoepfe(html)).toEqual([
      "Verwerfen Im Formular nicht mehr gefragt",
      "Verwerfen Im Formular nicht mehr gefragt",
      "Alle verwerfen",
    ]);
  });

  it("steht in der Reihenfolge der Fragen, Verwaistes zuletzt, und gehört ohne Namen nicht hierher", () => {
    const html = render(fund("fort.umsatz", "666"), fund("umsatz", "4711"), fund("heimlich", "x"));
    expect(html.indexOf("4711")).toBeLessThan(html.indexOf("666"));
    expect(knoepfe(html)).toHaveLength(5);
  });
});
