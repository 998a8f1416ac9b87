import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decideAmZug } from "~/domain/antrag/amZug";
import { antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { seedAntraege } from "~/server/backend/demo/antraege";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { create } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";

let t: TestBackend;
let firma: Browser;
beforeAll(async () => {
  t = await startBackend();
  firma = await t.alsBevollmaechtigter();
  await inTransaktion(t.dienste, (tx) =>
    seedAntraege(tx, t.dienste, {
      unternehmenUuid: FIRMEN.maschinenbau.uuid,
      bevollmaechtigterUuid: MENSCHEN.bevollmaechtigt.uuid,
      mitarbeiterUuid: MENSCHEN.mitarbeit.uuid,
    }),
  );
});
afterAll(() => t.stop());

async function liste(wer: Browser, filter: Record<string, string> = {}, sort = "") {
  const query = new URLSearchParams({ size: "0", filter: JSON.stringify(filter), sort });
  return listOf((await wer.get(`/v1/antraege?${query.toString()}`)).body.data);
}
const spalte = async (...was: Parameters<typeof liste>) => (await liste(...was)).map((zeile) => zeile.naechsteFrist);

/** The next deadline of each Antrag by the calendar, which has its own way to them. */
async function nachKalender(wer: Browser): Promise<Map<string, string>> {
  const naechste = new Map<string, string>();
  for (const { antragUuid, tag } of listOf((await wer.get("/v1/fristen")).body.data)) {
    const bisher = naechste.get(textOf(antragUuid));
    if (bisher === undefined || textOf(tag) < bisher) naechste.set(textOf(antragUuid), textOf(tag));
  }
  return naechste;
}

describe("Nächste Frist", () => {
  it("ist in jeder Zeile die früheste des Kalenders", async () => {
    const kalender = await nachKalender(firma);
    expect(kalender.size).toBeGreaterThan(2);
    for (const { uuid, naechsteFrist } of await liste(firma))
      expect(naechsteFrist, textOf(uuid)).toBe(kalender.get(textOf(uuid)) ?? null);
  });

  it("sortiert, wer keine hat, ans Ende", async () => {
    const auf = (await spalte(firma, {}, "naechsteFrist:asc")).map(String).filter((tag) => tag !== "null");
    expect(auf).toEqual([...auf].sort());
    expect((await spalte(firma, {}, "naechsteFrist:asc")).slice(0, auf.length)).toEqual(auf);
    expect((await spalte(firma, {}, "naechsteFrist:desc")).slice(0, auf.length)).toEqual(auf.toReversed());
  });

  it("filtert nach Tag, nach Zeitraum und nach Anträgen ohne Frist", async () => {
    const tage = [...(await nachKalender(firma)).values()].sort();
    const [erster = "", letzter = ""] = [tage[0], tage.at(-1)];
    const am = tage.filter((tag) => tag === erster);
    expect(await spalte(firma, { naechsteFrist: erster })).toEqual(am);
    expect(await spalte(firma, { naechsteFrist: `${erster} – ${letzter}` })).toHaveLength(tage.length);
    expect(await spalte(firma, { naechsteFrist: "01.01.1999 – 02.01.1999" })).toEqual([]);
    const ohne = await spalte(firma, { naechsteFrist: "<Ohne Wert>" });
    expect(ohne.length).toBe((await liste(firma)).length - tage.length);
    expect([...new Set(ohne)]).toEqual([null]);
  });

  it("ist dem Stab dieselbe und einem fremden Unternehmen keine", async () => {
    const kalender = await nachKalender(firma);
    const beimStab = await liste(await t.alsSupport(), { naechsteFrist: "01.01.2020 – 31.12.2040" });
    expect(new Map(beimStab.map(({ uuid, naechsteFrist }) => [uuid, naechsteFrist]))).toEqual(kalender);
    expect(await liste(await t.alsFremder(), { naechsteFrist: "01.01.2020 – 31.12.2040" })).toEqual([]);
  });
});

describe("Wer ist dran", () => {
  it("ist in jedem Status, was die Startseite des Antrags sagt", async () => {
    const { uuid } = await create(firma, "Wer ist dran");
    for (const status of antragStatusSchluessel)
      for (const zumAbruf of [false, true]) {
        await t.dienste.db.execute(
          sql`UPDATE antrag SET status = ${status}, bescheid_zum_abruf = ${zumAbruf} WHERE uuid = ${uuid}`,
        );
        const [zeile] = await liste(firma, { bezeichnung: "Wer ist dran", status });
        const amZug = decideAmZug(status, zumAbruf);
        expect(zeile?.amZug, `${status} ${String(zumAbruf)}`).toBe(amZug);
        expect(await liste(firma, { bezeichnung: "Wer ist dran", status, amZug })).toHaveLength(1);
      }
  });

  it("filtert nach einem und nach mehreren und sortiert in der Folge der Auswahl", async () => {
    const werte = async (filter: Record<string, string>, sort = "") =>
      (await liste(firma, filter, sort)).map(({ amZug }) => textOf(amZug));
    expect(new Set(await werte({ amZug: "STELLE" }))).toEqual(new Set(["STELLE"]));
    expect(new Set(await werte({ amZug: "STELLE###NIEMAND" }))).toEqual(new Set(["STELLE", "NIEMAND"]));
    expect(await werte({ amZug: "JEMAND" })).toEqual([]);
    expect([...new Set(await werte({}, "amZug:asc"))]).toEqual(["FIRMA", "STELLE", "ENTSCHIEDEN", "NIEMAND"]);
  });
});

it("findet durch „Mein Zugriff“, was jemandem zugewiesen ist, und sonst das Übrige", async () => {
  const alle = (await liste(firma)).length;
  const meine = await liste(firma, { zugriff: "MIR" });
  const uebrige = await liste(firma, { zugriff: "ROLLE" });
  expect(meine.length + uebrige.length).toBe(alle);
  const { uuid } = await create(firma, "Mir zugewiesen");
  expect((await liste(firma, { zugriff: "MIR" })).map((zeile) => zeile.uuid)).toContain(uuid);
  expect((await liste(firma, { zugriff: "ROLLE" })).map((zeile) => zeile.uuid)).not.toContain(uuid);
  expect(await liste(firma, { zugriff: "MIR###ROLLE" })).toHaveLength(alle + 1);
  const mitarbeit = await t.alsMitarbeiter();
  expect(await liste(mitarbeit, { zugriff: "ROLLE" })).toEqual([]);
});
