import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { wirtschaftsjahr, wirtschaftsjahrKeines } from "~/server/backend/storage/schema/wirtschaftsjahr";
import { withZeitraumFehler } from "~/server/backend/usecases/unternehmen/jahrLage";
import { OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import { newUuid } from "~/lib/uuid";
import { type Browser, FIRMEN, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { listOf, textOf } from "../../support/browser";

const PFAD = "/v1/unternehmen/wirtschaftsjahre";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  // The companies of the tests have declared that none is completed.
  await t.dienste.db.delete(wirtschaftsjahrKeines);
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const tage = (wjBeginn: string, wjEnde: string) => ({ wjBeginn, wjEnde });
const J2025 = tage("2025-01-01", "2025-12-31");
const J2024 = tage("2024-01-01", "2024-12-31");
const create = (werte: object, wer = chefin) => wer.ruf("POST", PFAD, { json: { werte } });
const save = (
  uuid: string,
  werte: object,
  { wer = chefin, revision = 1, ...mehr }: { wer?: Browser; revision?: number; [key: string]: unknown } = {},
) => wer.ruf("PUT", `${PFAD}/${uuid}`, { json: { revision, werte, ...mehr } });
const del = (uuid: string, revision = 1, wer = chefin) =>
  wer.ruf("DELETE", `${PFAD}/${uuid}?revision=${String(revision)}`, { json: { revision } });
const list = async (wer = chefin) => (await wer.get(PFAD)).body;
const kein = (keinJahr: boolean, wer = chefin) =>
  wer.ruf("PUT", "/v1/unternehmen/keinWirtschaftsjahr", { json: { keinJahr } });
async function created(werte: object): Promise<string> {
  const { body } = await create(werte);
  return textOf(body.uuid);
}

describe("Wirtschaftsjahre erfassen", () => {
  it("speichert Unvollständiges, sagt, was fehlt, und schreibt ins Protokoll", async () => {
    expect(await list()).toMatchObject({ data: [], verlangt: [{ label: "2025", stand: "FEHLT" }], keinJahr: false });
    const uuid = await created({ ...J2025, umsatz: "100.50" });
    const liste = await list();
    expect(liste).toMatchObject({
      data: [{ uuid, revision: 1, werte: { ...J2025, umsatz: "100.50", wertart: "" }, geaendertVon: "Bea Vollmer" }],
      verlangt: [{ stand: "UNVOLLSTAENDIG" }],
      rechte: { bearbeiten: true },
    });
    const zeilen = await t.dienste.db.select().from(audit).where(eq(audit.vorgang, "WIRTSCHAFTSJAHR_GESPEICHERT"));
    expect(zeilen).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ["ohne Tage", {}, "wjBeginn"],
    ["mit 13 Monaten", tage("2025-01-01", "2026-01-31"), "wjEnde"],
    ["das noch läuft", tage("2026-01-01", "2026-12-31"), "wjEnde"],
    ["mit Überschneidung", tage("2024-07-01", "2025-06-30"), "wjBeginn"],
    ["mit Lücke", tage("2025-02-01", "2025-12-31"), "wjBeginn"],
    ["mit einer Auswahl, die es nicht gibt", { ...J2025, wertart: "X" }, "wertart"],
  ])("lehnt ein Jahr %s am Feld ab, und nichts ist geschrieben", async (_was, werte, property) => {
    await create(J2024);
    const { status, body } = await create(werte);
    expect([status, body.errors?.[0]?.property]).toEqual([422, property]);
    expect((await list()).data).toHaveLength(1);
  });

  it("legt zwei gleiche Jahre im selben Augenblick nur einmal an", async () => {
    const antworten = await Promise.all([create(J2025, chefin.kopie()), create(J2025, chefin.kopie())]);
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe("Wirtschaftsjahre suchen, filtern, sortieren und blättern", () => {
  const GANZ = {
    ebene: "UNTERNEHMEN",
    wertart: "ENDGUELTIG",
    umsatz: "900000",
    beschaeftigteVzae: "9",
    fueBeschaeftigteVzae: "2.5",
    fuePersonal: "100000",
    fueSach: "20000",
    fueExtern: "500.50",
    verbundUmsatz: "5000000",
    verbundBeschaeftigteVzae: "50",
  };
  const FRAGLICH = { ...GANZ, ebene: "VERBUND", wertart: "VORLAEUFIG", umsatz: "1000000", fueBeschaeftigteVzae: "10" };
  /** The first months of the years that a query finds, in its order. */
  const monateVon = async (query: string, wer = chefin) => {
    const { data } = (await wer.get(`${PFAD}?${query}`)).body;
    return listOf(data).map(({ werte }) => textOf(werte?.wjBeginn).slice(0, 7));
  };
  const mitFilter = (filter: Record<string, string>) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const ALLE = ["2024-07", "2023-07", "2023-01"];

  beforeEach(async () => {
    const stand = { revision: 1, art: "BERICHTIGUNG", gueltigAb: null };
    await chefin.put("/v1/unternehmen/stammdaten", { ...stand, werte: { verbundStatus: true } });
    const erstes = await created({ ...tage("2023-01-01", "2023-06-30"), ...GANZ });
    await created({ ...tage("2023-07-01", "2024-06-30"), ...FRAGLICH });
    await created({ ...tage("2024-07-01", "2025-06-30"), beschaeftigteVzae: "10" });
    const geaendertAm = new Date("2026-02-01T23:30:00Z");
    await t.dienste.db.update(wirtschaftsjahr).set({ geaendertAm }).where(eq(wirtschaftsjahr.uuid, erstes));
  });

  it.each<[Record<string, string>, string[]]>([
    [{ status: "rot" }, ["2024-07"]],
    [{ status: "gelb###gruen" }, ["2023-07", "2023-01"]],
    [{ status: "gelb" }, ["2023-07"]],
    [{ zeitraum: "30.06.2024" }, ["2023-07"]],
    [{ zeitraum: "2023/2024" }, ["2023-07"]],
    [{ zeitraum: "2023/24" }, ["2023-07"]],
    [{ ebene: "VERBUND" }, ["2023-07"]],
    [{ ebene: OHNE_WERT }, ["2024-07"]],
    [{ wertart: "ENDGUELTIG" }, ["2023-01"]],
    [{ wertart: OHNE_WERT }, ["2024-07"]],
    [{ umsatz: "900.000,00 €" }, ["2023-01"]],
    [{ umsatz: "900000" }, ["2023-01"]],
    [{ umsatz: OHNE_WERT }, ["2024-07"]],
    [{ beschaeftigte: "10" }, ["2024-07"]],
    [{ beschaeftigte: OHNE_WERT }, []],
    [{ fueVzae: "2,5" }, ["2023-01"]],
    [{ fueVzae: OHNE_WERT }, ["2024-07"]],
    [{ fueGesamt: "120.500,5" }, ["2023-07", "2023-01"]],
    [{ fueGesamt: OHNE_WERT }, ["2024-07"]],
    [{ geaendert: "02.02.2026" }, ["2023-01"]],
    [{ geaendert: OHNE_WERT }, []],
    [{ wertart: "VORLAEUFIG", ebene: "UNTERNEHMEN" }, []],
    [{ wertart: " " }, ALLE],
  ])("filtert %j", async (filter, monate) => expect(await monateVon(mitFilter(filter))).toEqual(monate));

  it.each([
    ["", ALLE],
    ["sort=", ALLE],
    ["sort=zeitraum:asc", ALLE.toReversed()],
    ["sort=umsatz:asc", ["2024-07", "2023-01", "2023-07"]],
    ["sort=umsatz:desc", ["2023-07", "2023-01", "2024-07"]],
    ["sort=beschaeftigte:desc", ["2024-07", "2023-07", "2023-01"]],
    ["sort=beschaeftigte:asc,fueVzae:desc", ["2023-07", "2023-01", "2024-07"]],
    ["sort=fueVzae:desc", ["2023-07", "2023-01", "2024-07"]],
    ["sort=fueGesamt:asc", ALLE],
    ["sort=wertart:asc", ["2024-07", "2023-01", "2023-07"]],
    ["sort=geaendert:asc", ["2023-01", "2024-07", "2023-07"]],
    ["suche=VERBUND", ["2023-07"]],
    ["suche=30.06.2023", ["2023-01"]],
    ["suche=nichts", []],
    ["size=2&page=1", ["2023-01"]],
    ["page=1", ALLE],
  ])("findet mit „%s“", async (query, monate) => expect(await monateVon(query)).toEqual(monate));

  it("sagt, wie viele es sind, und was verlangt ist, von allen Jahren", async () => {
    const { body } = await chefin.get(`${PFAD}?size=1&${mitFilter({ status: "gelb###gruen" })}`);
    expect(listOf(body.data)).toHaveLength(1);
    expect(body.total).toBe(2);
    expect(listOf(body.kontext?.andere)).toHaveLength(3);
    const { verlangt, istErfuellt } = await list();
    expect({ verlangt: body.verlangt, istErfuellt: body.istErfuellt }).toEqual({ verlangt, istErfuellt });
  });

  it.each(["sort=revision:asc", "sort=umsatz:quer", mitFilter({ bemerkung: "x" }), mitFilter({ geaendert: "x" })])(
    "weist ab, was die Tabelle nicht kennt: %s",
    async (query) => expect((await chefin.get(`${PFAD}?${query}`)).status).toBe(422),
  );

  it("findet für Fremde nichts davon", async () => {
    const wer = await t.alsFremder();
    expect(await monateVon("suche=2023", wer)).toEqual([]);
    expect(await monateVon(mitFilter({ wertart: "ENDGUELTIG" }), wer)).toEqual([]);
  });

  it("merkt sich Spalten und Ansichten", async () => {
    const tabelle = "/v1/tabellen/wirtschaftsjahre";
    await chefin.put(`${tabelle}/spalten`, { spalten: ["umsatz", "zeitraum", "weg"] });
    await chefin.post(`${tabelle}/ansichten`, { name: "Vorläufige", query: "filter.wertart=VORLAEUFIG&filter.weg=1" });
    expect((await chefin.get(tabelle)).body).toMatchObject({
      spalten: ["zeitraum", "umsatz"],
      ansichten: [{ name: "Vorläufige", query: "filter.wertart=VORLAEUFIG" }],
    });
  });
});

describe("Wirtschaftsjahre ändern", () => {
  it("führt zusammen, was zwei an verschiedenen Stellen ändern, und fragt bei derselben", async () => {
    const uuid = await created(J2025);
    expect((await save(uuid, { umsatz: "1" })).body).toEqual({ revision: 2 });
    expect((await save(uuid, { fueSach: "2" })).body).toMatchObject({
      revision: 3,
      zusammengefuehrt: [{ stelle: "umsatz" }],
    });
    expect((await save(uuid, { umsatz: "3" })).body.httpSubStatus).toBe("409.10");
    expect((await chefin.get(`${PFAD}/${uuid}`)).body).toMatchObject({
      revision: 3,
      werte: { umsatz: "1", fueSach: "2" },
    });
  });

  it("löscht am Rand und nicht in der Mitte", async () => {
    const [mitte] = [await created(J2024), await created(J2025)];
    const erstes = await created(tage("2023-01-01", "2023-12-31"));
    expect((await del(mitte)).status).toBe(422);
    expect((await del(erstes, 7)).body.httpSubStatus).toBe("409.10");
    expect((await del(erstes)).status).toBe(200);
    expect((await list()).data).toHaveLength(2);
  });
});

describe("Rechte", () => {
  it("lässt Mitarbeitende lesen, und mit dem Recht „Stammdaten bearbeiten“ auch ändern", async () => {
    const uuid = await created(J2025);
    const wer = await t.alsMitarbeiter();
    expect(await list(wer)).toMatchObject({ data: [{ uuid }], rechte: { bearbeiten: false } });
    const versuche = [
      await create(J2024, wer),
      await save(uuid, {}, { wer }),
      await del(uuid, 1, wer),
      await kein(true, wer),
    ];
    expect(versuche.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const wo = eq(mitgliedschaft.benutzerUuid, MENSCHEN.mitarbeit.uuid);
    await t.dienste.db.update(mitgliedschaft).set({ darfStammdaten: true }).where(wo);
    expect((await create(J2024, wer)).status).toBe(200);
  });

  it("zeigt Fremden nichts und nimmt von ihnen nichts an", async () => {
    const uuid = await created(J2025);
    const wer = await t.alsFremder();
    expect((await list(wer)).data).toEqual([]);
    const versuche = [await wer.get(`${PFAD}/${uuid}`), await save(uuid, {}, { wer }), await del(uuid, 1, wer)];
    expect(versuche.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await list()).data).toHaveLength(1);
  });
});

describe("Die Datenbank", () => {
  const insert = (...jahre: readonly (readonly [string, string])[]) =>
    withZeitraumFehler("", async () => {
      const rest = { unternehmenUuid: FIRMEN.maschinenbau.uuid, werte: {}, geaendertAm: new Date() };
      const zeilen = jahre.map(([beginn, ende]) => ({ uuid: newUuid(), beginn, ende, ...rest }));
      await t.dienste.db.insert(wirtschaftsjahr).values(zeilen);
    });

  it.each<[string, readonly (readonly [string, string])[], string]>([
    ["13 Monate", [["2025-01-01", "2026-01-31"]], "wjEnde"],
    ["ein Ende vor dem Beginn", [["2025-01-01", "2024-12-31"]], "wjEnde"],
    [
      "eine Überschneidung",
      [
        ["2024-01-01", "2024-12-31"],
        ["2024-12-31", "2025-12-30"],
      ],
      "wjBeginn",
    ],
    [
      "eine Lücke",
      [
        ["2024-01-01", "2024-12-31"],
        ["2025-01-02", "2025-12-31"],
      ],
      "wjBeginn",
    ],
  ])("lehnt %s ab, und das Backend sagt es wie seine eigene Regel", async (_was, jahre, property) => {
    await expect(insert(...jahre)).rejects.toMatchObject({ code: "EINGABE_UNGUELTIG", errors: [{ property }] });
    expect((await list()).data).toEqual([]);
  });

  it("nimmt ein volles Jahr ab dem 29. Februar und ab dem 1. März an", async () => {
    await insert(["2023-03-01", "2024-02-28"], ["2024-02-29", "2025-02-28"], ["2025-03-01", "2026-02-28"]);
    expect((await list()).data).toHaveLength(3);
  });
});
