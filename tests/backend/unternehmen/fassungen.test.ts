import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newUuid } from "~/lib/uuid";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { wirtschaftsjahrKeines, wirtschaftsjahrRevision } from "~/server/backend/storage/schema/wirtschaftsjahr";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { zeileVon } from "../../support/verbundZeilen";

const VERBUND = "/v1/unternehmen/verbundene";
const JAHRE = "/v1/unternehmen/wirtschaftsjahre";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  // The companies of the tests have declared that none is completed.
  await t.dienste.db.delete(wirtschaftsjahrKeines);
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const TOCHTER = zeileVon("Tochter").werte;
const tage = (wjBeginn: string, wjEnde: string) => ({ wjBeginn, wjEnde });
const J2025 = tage("2025-01-01", "2025-12-31");

/** Both kinds of rows behave alike: where they are, a first version, and what of it changes to what. */
const ARTEN = [
  { was: "ein verbundenes Unternehmen", pfad: VERBUND, erste: TOCHTER, feld: "kapital", alt: "60", neu: "75" },
  { was: "ein Wirtschaftsjahr", pfad: JAHRE, erste: { ...J2025, umsatz: "1" }, feld: "umsatz", alt: "1", neu: "3" },
];

const create = async (pfad: string, werte: object): Promise<string> =>
  textOf((await chefin.ruf("POST", pfad, { json: { werte } })).body.uuid);
const save = (pfad: string, uuid: string, werte: object) =>
  chefin.ruf("PUT", `${pfad}/${uuid}`, { json: { revision: 1, werte } });
const list = async (pfad: string, uuid: string, wer = chefin) => (await wer.get(`${pfad}/${uuid}/fassungen`)).body;
const load = async (pfad: string, uuid: string) => (await chefin.get(`${pfad}/${uuid}`)).body;
type Mehr = { fassung?: number; revision?: number; wer?: Browser; schluessel?: string };
const restore = (
  zeile: readonly [pfad: string, uuid: string],
  { fassung = 1, revision = 2, wer = chefin, ...mehr }: Mehr = {},
) =>
  wer.ruf("POST", `${zeile.join("/")}/fassungen/${String(fassung)}/wiederherstellung`, { json: { revision }, ...mehr });
const lage = async () => (await chefin.get(VERBUND)).body.lage;

describe.each(ARTEN)("Fassungen: $was", ({ pfad, erste, feld, alt, neu }) => {
  const zweite = { [feld]: neu };

  it("zeigt jede mit dem, was sie geändert hat, die neueste zuerst", async () => {
    const uuid = await create(pfad, erste);
    await save(pfad, uuid, zweite);
    const { data } = await list(pfad, uuid);
    expect(data).toMatchObject([{ revision: 2, von: "Bea Vollmer" }, { revision: 1 }]);
    expect(listOf(data)[0]?.geaendert).toEqual({ [feld]: { alt, neu } });
    expect(listOf(data)[1]?.geaendert).toMatchObject({ [feld]: { alt: "", neu: alt } });
  });

  it("macht eine frühere zur heutigen, als neue Fassung, und mit demselben Schlüssel einmal", async () => {
    const uuid = await create(pfad, erste);
    await save(pfad, uuid, zweite);
    const schluessel = "0a1b2c3d-0000-4000-8000-000000000001";
    expect((await restore([pfad, uuid], { schluessel })).body).toEqual({ revision: 3 });
    expect((await restore([pfad, uuid], { schluessel })).body).toEqual({ revision: 3 });
    expect(await load(pfad, uuid)).toMatchObject({ revision: 3, werte: erste });
    expect((await list(pfad, uuid)).data).toHaveLength(3);
    expect((await restore([pfad, uuid], { fassung: 2, revision: 3 })).body).toEqual({ revision: 4 });
    expect(await load(pfad, uuid)).toMatchObject({ werte: { ...erste, ...zweite } });
  });

  it("verliert nichts, wenn zugleich gespeichert und wiederhergestellt wird: eines gelingt, das andere sagt, warum nicht", async () => {
    const uuid = await create(pfad, erste);
    await save(pfad, uuid, zweite);
    const wer = chefin.kopie();
    const [gespeichert, wiederhergestellt] = await Promise.all([
      wer.ruf("PUT", `${pfad}/${uuid}`, { json: { revision: 2, werte: { [feld]: "7" } } }),
      restore([pfad, uuid]),
    ]);
    expect([gespeichert.status, wiederhergestellt.status].sort((a, b) => a - b)).toEqual([200, 409]);
    const { data } = await list(pfad, uuid);
    expect(data).toHaveLength(3);
    const bleibt = gespeichert.status === 200 ? "7" : alt;
    expect(await load(pfad, uuid)).toMatchObject({ revision: 3, werte: { [feld]: bleibt } });
  });

  it("stellt nichts wieder her, was es nicht gibt, und nichts auf einem alten Stand", async () => {
    const uuid = await create(pfad, erste);
    await save(pfad, uuid, zweite);
    expect((await restore([pfad, uuid], { fassung: 99 })).status).toBe(404);
    expect((await restore([pfad, uuid], { revision: 1 })).body.httpSubStatus).toBe("409.10");
    expect((await restore([pfad, newUuid()])).status).toBe(404);
    expect((await chefin.get(`${pfad}/${newUuid()}/fassungen`)).status).toBe(404);
    expect(await load(pfad, uuid)).toMatchObject({ revision: 2, werte: zweite });
  });

  it("lässt Mitarbeitende lesen, und mit dem Recht „Stammdaten bearbeiten“ auch wiederherstellen", async () => {
    const uuid = await create(pfad, erste);
    await save(pfad, uuid, zweite);
    const wer = await t.alsMitarbeiter();
    expect((await list(pfad, uuid, wer)).data).toHaveLength(2);
    expect((await restore([pfad, uuid], { wer })).body.httpSubStatus).toBe("403.10");
    const wo = eq(mitgliedschaft.benutzerUuid, MENSCHEN.mitarbeit.uuid);
    await t.dienste.db.update(mitgliedschaft).set({ darfStammdaten: true }).where(wo);
    expect((await restore([pfad, uuid], { wer })).body).toEqual({ revision: 3 });
  });

  it("liest auch der Stab, der das Unternehmen ansieht, und stellt nichts wieder her", async () => {
    const uuid = await create(pfad, erste);
    await save(pfad, uuid, zweite);
    const wer = await t.alsSupport();
    expect((await list(pfad, uuid, wer)).httpSubStatus).toBe("403.30");
    await wer.post(`/v1/support/unternehmen/${FIRMEN.maschinenbau.uuid}/ansehen`, {});
    expect((await list(pfad, uuid, wer)).data).toHaveLength(2);
    expect((await restore([pfad, uuid], { wer })).status).toBe(403);
    expect(await load(pfad, uuid)).toMatchObject({ revision: 2 });
  });

  it("ist für Fremde unbekannt", async () => {
    const uuid = await create(pfad, erste);
    await save(pfad, uuid, zweite);
    const wer = await t.alsFremder();
    expect((await wer.get(`${pfad}/${uuid}/fassungen`)).status).toBe(404);
    expect((await restore([pfad, uuid], { wer })).status).toBe(404);
    expect(await load(pfad, uuid)).toMatchObject({ revision: 2 });
  });
});

describe("Ein Wirtschaftsjahr aus der Zeit davor", () => {
  it("zeigt, was aufbewahrt ist, und sagt, dass die Fassung davor fehlt", async () => {
    const uuid = await create(JAHRE, J2025);
    await save(JAHRE, uuid, { umsatz: "3" });
    const del = (revision: number) =>
      t.dienste.db.delete(wirtschaftsjahrRevision).where(eq(wirtschaftsjahrRevision.revision, revision));
    await del(1);
    expect((await list(JAHRE, uuid)).data).toMatchObject([{ revision: 2, geaendert: null }]);
    expect((await restore([JAHRE, uuid])).status).toBe(404);
    await del(2);
    expect((await list(JAHRE, uuid)).data).toEqual([]);
    expect(await load(JAHRE, uuid)).toMatchObject({ revision: 2, werte: { umsatz: "3" } });
  });
});

describe("Wiederherstellen eines Wirtschaftsjahres", () => {
  it("wird am Tag abgelehnt, wenn ein anderes inzwischen dort steht", async () => {
    const uuid = await create(JAHRE, tage("2024-01-01", "2024-12-31"));
    await save(JAHRE, uuid, tage("2024-01-01", "2024-06-30"));
    await create(JAHRE, tage("2024-07-01", "2025-06-30"));
    const { status, body } = await restore([JAHRE, uuid]);
    expect([status, body.errors]).toMatchObject([422, [{ property: "wjEnde" }]]);
    expect(await load(JAHRE, uuid)).toMatchObject({ revision: 2, werte: { wjEnde: "2024-06-30" } });
  });
});

describe("Wiederherstellen eines verbundenen Unternehmens", () => {
  it("lässt die Bestätigung der Liste veralten wie jede Änderung", async () => {
    const uuid = await create(VERBUND, TOCHTER);
    await save(VERBUND, uuid, { kapital: "75" });
    const davor = await lage();
    const json = { stand: davor?.stand, beginn: davor?.jahr?.beginn };
    expect((await chefin.ruf("POST", "/v1/unternehmen/verbundbestaetigung", { json })).status).toBe(200);
    expect((await lage())?.bestaetigung).toMatchObject({ isAktuell: true });
    await restore([VERBUND, uuid]);
    expect((await lage())?.bestaetigung).toMatchObject({ isAktuell: false });
  });

  it("wird abgelehnt, wenn die Fassung einen gelöschten Eintrag nennt", async () => {
    const holding = await create(VERBUND, { ...TOCHTER, name: "Holding SE", verbindung: "MUTTER", kapital: "40" });
    const uuid = await create(VERBUND, { ...TOCHTER, verbindung: "SCHWESTER", gegenueber: holding });
    await save(VERBUND, uuid, { verbindung: "TOCHTER" });
    expect((await chefin.ruf("DELETE", `${VERBUND}/${holding}`)).status).toBe(200);
    const { status, body } = await restore([VERBUND, uuid]);
    expect([status, body.errors]).toMatchObject([422, [{ property: "gegenueber" }]]);
    expect(await load(VERBUND, uuid)).toMatchObject({ revision: 2, werte: { verbindung: "TOCHTER" } });
  });

  it("schließt keinen Kreis: ein Eintrag, der sich heute auf diesen bezieht, ist nicht mehr wählbar", async () => {
    const andere = await create(VERBUND, { ...TOCHTER, name: "Andere GmbH" });
    const uuid = await create(VERBUND, { bekannt: andere, verbindung: "MUTTER", kapital: "10" });
    await save(VERBUND, uuid, { ...TOCHTER, bekannt: "" });
    const gedreht = await save(VERBUND, andere, { bekannt: uuid });
    expect(gedreht.status).toBe(200);
    const { status, body } = await restore([VERBUND, uuid]);
    expect([status, body.errors]).toMatchObject([422, [{ property: "bekannt" }]]);
    expect(await load(VERBUND, uuid)).toMatchObject({ revision: 2, werte: { bekannt: "" } });
  });
});
