import { describe, expect, it } from "vitest";
import { readFehler } from "../../../../app/features/shell/readFehler";

const antwort = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });

describe("Was geworfen wurde", () => {
  it.each([
    ["Seite des Portals", antwort(503, { requestId: "r" }), { status: 503, daten: { requestId: "r" } }],
    ["Antwort ohne Daten", antwort(404, null), { status: 404, daten: null }],
    ["Antwort mit fremden Daten", antwort(405, "geheim"), { status: 405, daten: null }],
    ["Programmfehler", new TypeError("geheim"), { status: 500, daten: null }],
    ["irgendetwas", "geheim", { status: 500, daten: null }],
  ])("%s", (_fall, error, erwartet) => {
    expect(readFehler(error)).toEqual(erwartet);
  });
});
