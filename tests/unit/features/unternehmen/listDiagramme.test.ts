import { expect, it } from "vitest";
import { toVergleich } from "~/domain/statistik/jahresvergleich";
import { listDiagramme } from "~/features/unternehmen/listDiagramme";

const jahr = (zahl: number, werte: object) => ({
  wjBeginn: `${String(zahl)}-01-01`,
  wjEnde: `${String(zahl)}-12-31`,
  ...werte,
});
const draw = (...jahre: object[]) =>
  listDiagramme(
    toVergleich(
      jahre.map((werte) => ({ ...werte })),
      false,
    ),
  );

it("zeichnet jede Zahl im Verhältnis zur höchsten und schreibt sie über ihren Balken", () => {
  const [umsatz, leute] = draw(
    jahr(2024, { umsatz: "2500000", beschaeftigteVzae: "40", fueBeschaeftigteVzae: "10" }),
    jahr(2025, { umsatz: "5008000", beschaeftigteVzae: "20.5" }),
  );
  expect(umsatz?.columns.map(({ label, bars }) => [label, bars[0]?.text])).toEqual([
    ["2024", "2,5\u00a0Mio.\u00a0€"],
    ["2025", "5,01\u00a0Mio.\u00a0€"],
  ]);
  expect(umsatz?.columns[0]?.bars[0]?.parts[0]?.share).toBeCloseTo(0.499, 3);
  expect(leute?.columns.map(({ bars }) => bars)).toMatchObject([
    [
      { text: "40", parts: [{ look: "plain", share: 1 }] },
      { text: "10", parts: [{ look: "hatched", share: 0.25 }] },
    ],
    [{ text: "20,5" }, { text: "k. A.", parts: [] }],
  ]);
});

it("teilt den FuE-Aufwand in internen und externen und sagt in Worten dasselbe, genau", () => {
  const [umsatz, , fue] = draw(
    jahr(2024, { fuePersonal: "60", fueSach: "15", fueExtern: "25" }),
    jahr(2025, { umsatz: "0", fueExtern: "50", rumpfjahr: true }),
  );
  expect(fue?.columns.map(({ bars, notes }) => [bars, notes])).toEqual([
    [
      [
        {
          key: "fueGesamt",
          text: "100\u00a0€",
          parts: [
            { look: "plain", share: 0.75 },
            { look: "hatched", share: 0.25 },
          ],
        },
      ],
      [],
    ],
    [[{ key: "fueGesamt", text: "50\u00a0€", parts: [{ look: "hatched", share: 0.5 }] }], ["Rumpfjahr"]],
  ]);
  expect(fue?.description.replaceAll("\u00a0", " ")).toBe(
    "Wirtschaftsjahr 2024: intern 75,00 €, extern 25,00 €, zusammen 100,00 €. " +
      "Wirtschaftsjahr 2025, Rumpfjahr: intern keine Angabe, extern 50,00 €, zusammen 50,00 €.",
  );
  expect(umsatz?.columns.map(({ bars }) => bars[0]?.text)).toEqual(["k. A.", "0\u00a0€"]);
});
