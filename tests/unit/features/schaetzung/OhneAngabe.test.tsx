import { expect, it } from "vitest";
import type { SchaetzungDaten } from "~/features/schaetzung/loadSchaetzung";
import { OhneAngabe } from "~/features/schaetzung/OhneAngabe";
import { renderSeite } from "../../../support/renderSeite";

const A = { name: "A GmbH", zeile: "u-a" };

async function render(getippte: readonly string[]): Promise<string> {
  const daten: SchaetzungDaten = {
    uuid: "u",
    titel: "Antrag",
    istKmu: false,
    vorgabe: null,
    fragen: ["2025", "2026"].map((jahr) => ({
      jahr,
      name: `verbund-${jahr}`,
      text: "",
      isGetippt: getippte.includes(jahr),
      fehler: null,
      quellen: [],
    })),
    ungenannt: [
      { jahr: "2025", firmen: [A] },
      { jahr: "2026", firmen: [A, { name: "B GmbH", zeile: "u-b" }] },
    ],
    hatOffene: false,
    fehler: [],
    zusammen: { jahre: [], zulage: "0", hinweise: [] },
    einzeln: [],
  };
  return renderSeite(<OhneAngabe daten={daten} />, "/antraege/u/schaetzung");
}
const woerter = (html: string) => html.replaceAll(/<[^>]*>/g, "");

it("sagt beim Ergebnis, wer den Höchstbetrag teilt und mit 0 gerechnet ist, mit dem Weg zur Frage", async () => {
  const html = await render([]);
  expect(woerter(html)).toMatch(/ohne Angabe, mit 0 gerechnet.*2025: A GmbH.*2026: A GmbH, B GmbH/s);
  expect(html).toContain('href="/verbundeneUnternehmen/u-b#hatBescheinigungen"');
});

it("sagt es nicht von einem Jahr, für das ein Betrag getippt ist", async () => {
  expect(woerter(await render(["2026"]))).not.toContain("2026");
  expect(woerter(await render(["2025", "2026"])).trim()).toBe("");
});
