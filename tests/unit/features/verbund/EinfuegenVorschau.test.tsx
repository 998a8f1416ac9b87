import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import type { VerbundVorschauZeile } from "~/contract/unternehmen/verbund";
import { EinfuegenVorschau } from "~/features/verbund/EinfuegenVorschau";

const zeile = (nummer: number, isLesbar: boolean): VerbundVorschauZeile => ({
  nummer,
  name: `Beispiel ${String(nummer)} GmbH`,
  gegenueber: "",
  verbindung: "TOCHTER",
  kapital: "",
  gueltigAb: "",
  gueltigBis: "",
  isWeitere: false,
  uebergangen: ["Straße", "PLZ"],
  fehler: isLesbar ? [] : ["Name: Bitte geben Sie einen Namen an."],
});

const render = (lesbar: readonly boolean[], uebergangen: string[] = []): string =>
  renderToStaticMarkup(
    <StaticRouter location="/verbundeneUnternehmen/einfuegen">
      <EinfuegenVorschau
        zeilen={lesbar.map((isLesbar, stelle) => zeile(stelle + 2, isLesbar))}
        uebergangen={uebergangen}
        isEinlesbar={false}
      />
    </StaticRouter>,
  );

describe("die Vorschau einer eingefügten Tabelle", () => {
  it("sagt, wo lange Wörter getrennt werden dürfen", () => {
    expect(render([false])).toContain("Tochter\u00ADgesellschaft");
  });

  it("nennt die Spalten, die nicht übernommen werden", () => {
    expect(render([false], ["Farbe"])).toContain(
      "Dafür gibt es hier kein Feld: „Farbe“. Diese Spalte wird nicht übernommen.",
    );
    expect(render([false], ["Farbe", "Telefon"])).toContain(
      "„Farbe“ und „Telefon“. Diese Spalten werden nicht übernommen.",
    );
    expect(render([false])).not.toContain("kein Feld");
  });

  it("sagt zu einer lesbaren Zeile, was in ihr nicht gefragt ist", () => {
    expect(render([true, false])).toContain("Lesbar. Hier nicht gefragt: Straße und PLZ.<");
  });

  it("nennt die unlesbaren Zeilen in der Einzahl, der Mehrzahl und höchstens zehn davon", () => {
    expect(render([true, false])).toContain("Nicht lesbar: Zeile 3<");
    expect(render([false, true, false])).toContain("Nicht lesbar: Zeilen 2 und 4<");
    expect(render(Array.from({ length: 13 }, () => false))).toContain(
      "Nicht lesbar: Zeilen 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 und 3 weitere<",
    );
  });
});
