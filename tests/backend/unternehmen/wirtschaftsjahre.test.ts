import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { wirtschaftsjahr, wirtschaftsjahrKeines } from "~/server/backend/storage/schema/wirtschaftsjahr";
import { withZeitraumFehler } from "~/server/backend/usecases/unternehmen/jahrLage";
import { newUuid } from "~/lib/uuid";
import { type Browser, FIRMEN, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { textOf } from "../../support/browser";

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

  it("vermerkt, dass noch keines abgeschlossen ist, bis eines erfasst wird", async () => {
    expect((await kein(true)).body).toEqual({ keinJahr: true });
    expect((await list()).keinJahr).toBe(true);
    await create(J2025);
    expect((await list()).keinJahr).toBe(false);
    expect((await kein(true)).status).toBe(422);
    expect((await kein(false)).status).toBe(200);
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
