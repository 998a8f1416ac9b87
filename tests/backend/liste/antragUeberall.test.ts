import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nachforderung } from "~/server/backend/storage/schema/nachforderung";
import { create } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";

let t: TestBackend;
let beraterin: Browser;
let fremd: Browser;
beforeAll(async () => {
  t = await startBackend();
  beraterin = await t.als("bevollmaechtigt", "maschinenbau");
  fremd = await t.alsFremder();
  await create(beraterin, "Im Maschinenbau");
  await create(await t.als("bevollmaechtigt", "software"), "In der Software");
  await create(fremd, "In der Chemie");
});
afterAll(() => t.stop());

const ueberall = async (wer: Browser, query: Record<string, string> = {}) =>
  (await wer.get(`/v1/benutzer/antraege?${new URLSearchParams(query).toString()}`)).body;
const namen = async (...was: Parameters<typeof ueberall>) =>
  listOf((await ueberall(...was)).data)
    .map(({ bezeichnung }) => textOf(bezeichnung))
    .sort();

describe("Anträge aller Unternehmen", () => {
  it("nennt zu jedem sein Unternehmen, gleich welches gewählt ist", async () => {
    const zeilen = listOf((await ueberall(beraterin)).data);
    expect(
      new Map(zeilen.map(({ bezeichnung, firma, unternehmenUuid }) => [bezeichnung, [firma, unternehmenUuid]])),
    ).toEqual(
      new Map([
        ["Im Maschinenbau", [FIRMEN.maschinenbau.firma, FIRMEN.maschinenbau.uuid]],
        ["In der Software", [FIRMEN.software.firma, FIRMEN.software.uuid]],
      ]),
    );
    await beraterin.post("/v1/benutzer/unternehmen/abwaehlen", {});
    expect(await namen(beraterin)).toEqual(["Im Maschinenbau", "In der Software"]);
    expect(await namen(fremd)).toEqual(["In der Chemie"]);
  });

  it("zeigt, wem Anträge zugewiesen werden, nur die zugewiesenen, und nichts mehr nach dem Ende der Rolle", async () => {
    const mitarbeit = await t.alsMitarbeiter();
    expect(await namen(mitarbeit)).toEqual([]);
    await create(mitarbeit, "Von Max");
    expect(await namen(mitarbeit)).toEqual(["Von Max"]);
    await t.dienste.pool.query("DELETE FROM mitgliedschaft WHERE benutzer_uuid = $1 AND unternehmen_uuid = $2", [
      MENSCHEN.bevollmaechtigt.uuid,
      FIRMEN.software.uuid,
    ]);
    expect(await namen(beraterin)).toEqual(["Im Maschinenbau", "Von Max"]);
    await t.dienste.pool.query("DELETE FROM mitgliedschaft WHERE benutzer_uuid = $1", [MENSCHEN.mitarbeit.uuid]);
    expect(await namen(mitarbeit)).toEqual([]);
  });

  it("gibt dem Stab keine und niemandem ohne Anmeldung etwas", async () => {
    for (const stab of [await t.alsSupport(), await t.alsAdmin(), await t.alsQm()])
      expect(await ueberall(stab)).toEqual({ data: [], total: 0 });
    expect((await t.browser().get("/v1/benutzer/antraege")).status).toBe(401);
  });

  it("sucht in Unternehmen, Bezeichnung und Titeln, ohne fremde zu finden", async () => {
    expect(await namen(beraterin, { suche: "maschinenbau" })).toEqual(["Im Maschinenbau", "Von Max"]);
    expect(await namen(beraterin, { suche: "von max" })).toEqual(["Von Max"]);
    expect(await namen(beraterin, { suche: "Chemie" })).toEqual([]);
    expect((await beraterin.get("/v1/benutzer/antraege?suche=%00")).status).toBe(422);
  });

  it("zeigt auf Wunsch nur, wo das Unternehmen dran ist oder eine Frist läuft, diese nach dem Tag", async () => {
    for (const [name, tag] of [
      ["Frist später", "2026-06-01"],
      ["Frist bald", "2026-04-01"],
    ] as const) {
      const { uuid } = await create(fremd, name);
      await t.dienste.pool.query("UPDATE antrag SET status = 'IN_PRUEFUNG', antragsnummer = $2 WHERE uuid = $1", [
        uuid,
        name,
      ]);
      await t.dienste.db.insert(nachforderung).values({
        uuid: randomUUID(),
        antragUuid: uuid,
        nummer: 1,
        status: "OFFEN",
        frist: tag,
        fristUrspruenglich: tag,
        erstelltAm: t.dienste.clock.now(),
      });
    }
    const fristen = listOf((await ueberall(fremd, { nur: "FRIST" })).data);
    expect(fristen.map(({ bezeichnung, naechsteFrist }) => [bezeichnung, naechsteFrist])).toEqual([
      ["Frist bald", "2026-04-01"],
      ["Frist später", "2026-06-01"],
    ]);
    expect(await namen(fremd, { nur: "DRAN" })).toEqual(["In der Chemie"]);
    expect(await ueberall(fremd, { size: "1", page: "1" })).toMatchObject({ total: 3 });
    // Behind the last page, too, or nobody would find the way back to the rows.
    expect(await ueberall(fremd, { size: "1", page: "9" })).toEqual({ data: [], total: 3 });
  });

  it("verbirgt eine laufende Frist nicht hinter einer, für die mehr Zeit beantragt ist", async () => {
    const { uuid } = await create(fremd, "Zwei Fristen");
    await t.dienste.pool.query("UPDATE antrag SET status = 'IN_PRUEFUNG', antragsnummer = 'Zwei' WHERE uuid = $1", [
      uuid,
    ]);
    const jetzt = t.dienste.clock.now();
    const frist = (nummer: number, tag: string, verlaengerungBeantragtAm: Date | null) => ({
      uuid: randomUUID(),
      antragUuid: uuid,
      nummer,
      status: "OFFEN" as const,
      frist: tag,
      fristUrspruenglich: tag,
      erstelltAm: jetzt,
      verlaengerungBeantragtAm,
    });
    await t.dienste.db.insert(nachforderung).values([frist(1, "2026-02-20", jetzt), frist(2, "2026-03-05", null)]);
    const zeile = listOf((await ueberall(fremd)).data).find(
      ({ bezeichnung }) => textOf(bezeichnung) === "Zwei Fristen",
    );
    expect(zeile?.naechsteFrist).toBe("2026-03-05");
  });
});
