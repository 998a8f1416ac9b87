import { describe, expect, it } from "vitest";
import { loadUnternehmenWahl } from "../../../../app/features/auswahl/loadUnternehmenWahl";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, createScheinBackend, sitzungAngemeldet, UUID } from "../../server/portal/scheinBackend";

const uuidOf = (nummer: number) => `11111111-2222-4333-8444-${String(nummer).padStart(12, "0")}`;

async function loadWahl(anzahl: number, suche: string) {
  const data = Array.from({ length: anzahl }, (_, nummer) => ({
    uuid: nummer === 0 ? UUID : uuidOf(nummer),
    name: `Firma ${String(nummer)} GmbH`,
    ort: nummer === 1 ? "Köln" : "Ulm",
    unternehmenRolle: nummer === 0 ? "BEVOLLMAECHTIGTER" : "MITARBEITER",
  }));
  const backend = createScheinBackend({
    "GET /v1/sitzung": () => Response.json(sitzungAngemeldet),
    "GET /v1/benutzer/unternehmen": () => Response.json({ data }),
  });
  const args = anfrageAn("/loginUnternehmenAuswahl", backend.backendFetch, { headers: { cookie: "sid=a" } });
  const { call } = await openRoute(args, "loginUnternehmenAuswahl");
  return loadUnternehmenWahl(call, { suche, gewaehlt: UUID });
}

describe("Auswahl des Unternehmens", () => {
  it("nennt die Rolle in Worten und kennzeichnet das gewählte Unternehmen", async () => {
    const { unternehmen } = await loadWahl(2, "");
    expect(unternehmen).toMatchObject([
      { name: "Firma 0 GmbH", rolle: "Bevollmächtigte Person", isGewaehlt: true },
      { name: "Firma 1 GmbH", rolle: "Mitarbeiterin / Mitarbeiter", isGewaehlt: false },
    ]);
  });

  it("bietet die Suche ab neun Unternehmen an", async () => {
    expect((await loadWahl(8, "")).hasSuche).toBe(false);
    expect((await loadWahl(9, "")).hasSuche).toBe(true);
  });

  it("sucht in Name und Ort ohne Groß und Klein und behält dabei die Suche", async () => {
    const nachOrt = await loadWahl(9, " KÖLN ");
    expect(nachOrt.unternehmen.map(({ name }) => name)).toEqual(["Firma 1 GmbH"]);
    expect(nachOrt.hasSuche).toBe(true);
    expect((await loadWahl(9, "firma 7")).unternehmen).toHaveLength(1);
  });
});
