import { expect, it } from "vitest";
import { listSchnellwahlen } from "~/features/antrag/schnellwahlen";

it("bietet einem Unternehmen an, was offen ist, wo es dran ist und welche Frist bald endet", () => {
  expect(listSchnellwahlen(false, "2026-12-20")).toEqual([
    { text: "Meine offenen", filter: { amZug: "FIRMA###STELLE", zugriff: "MIR" } },
    { text: "Wir sind dran", filter: { amZug: "FIRMA" } },
    {
      text: "Frist in 14 Tagen",
      filter: { naechsteFrist: "20.12.2026 – 03.01.2027" },
      sortierung: [{ key: "naechsteFrist", order: "asc" }],
    },
  ]);
});

it("bietet dem Stab an, wo die Bescheinigungsstelle dran ist", () => {
  expect(listSchnellwahlen(true, "2026-12-20").map(({ text }) => text)).toEqual([
    "Bescheinigungsstelle ist dran",
    "Frist in 14 Tagen",
  ]);
});
