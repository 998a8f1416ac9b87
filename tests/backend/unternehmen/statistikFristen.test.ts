import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createBackend } from "~/server/backend";
import { benutzer } from "~/server/backend/storage/schema/benutzer";
import { mitgliedschaft, unternehmen } from "~/server/backend/storage/schema/unternehmen";
import { wirtschaftsjahrErinnerung, wirtschaftsjahrKeines } from "~/server/backend/storage/schema/wirtschaftsjahr";
import { remindStatistik } from "~/server/backend/usecases/fristen/remindStatistik";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { openPool } from "../../support/postgres";

const PFAD = "/v1/unternehmen/wirtschaftsjahre";
const TITEL = "Geschäftsstatistik für das Wirtschaftsjahr 2025 fehlt";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  // Of the companies of the tests only the stranger's still says that none is completed.
  for (const firma of [FIRMEN.maschinenbau, FIRMEN.software])
    await t.dienste.db.delete(wirtschaftsjahrKeines).where(eq(wirtschaftsjahrKeines.unternehmenUuid, firma.uuid));
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const fristenVon = async (wer: Browser, query = "") => listOf((await wer.get(`/v1/fristen${query}`)).body.data);
const J2025 = { wjBeginn: "2025-01-01", wjEnde: "2025-12-31" };
const VOLL = {
  ...J2025,
  wertart: "GESCHAETZT",
  umsatz: "1000000",
  beschaeftigteVzae: "10",
  fueBeschaeftigteVzae: "2",
  fuePersonal: "100000",
  fueSach: "1",
  fueExtern: "0",
};
const create = async (werte: object, wer = chefin) => {
  const { status, body } = await wer.ruf("POST", PFAD, { json: { werte } });
  expect(status).toBe(200);
  return textOf(body.uuid);
};

/** Makes all companies so young that none of their years need be completed. */
const foundRecently = () =>
  t.eigentuemer.query(`UPDATE unternehmen SET stammdaten = stammdaten || '{"gruendungsjahr": "2025"}'`);

describe("Der Eintrag bei den Fristen", () => {
  it("steht bei jeder Person des Unternehmens, bis die Angaben vollständig sind", async () => {
    const erwartet = {
      art: "GESCHAEFTSSTATISTIK",
      unternehmenUuid: FIRMEN.maschinenbau.uuid,
      firma: "Beispiel Maschinenbau GmbH",
      ende: "2025-12-31",
      label: "2025",
      istErfasst: false,
      tag: "2026-06-30",
    };
    for (const wer of [chefin, await t.alsMitarbeiter()]) expect(await fristenVon(wer)).toEqual([erwartet]);
    const uuid = await create(J2025);
    expect(await fristenVon(chefin)).toEqual([{ ...erwartet, istErfasst: true }]);
    await chefin.ruf("PUT", `${PFAD}/${uuid}`, { json: { revision: 1, werte: VOLL } });
    expect(await fristenVon(chefin)).toEqual([]);
  });

  it("bleibt nach seinem Tag stehen und nennt nie das Jahr, das noch läuft", async () => {
    t.uhr.set("2026-12-31T22:59:59Z");
    chefin = await t.alsBevollmaechtigter();
    expect(await fristenVon(chefin)).toMatchObject([{ label: "2025", tag: "2026-06-30" }]);
    t.uhr.set("2026-12-31T23:00:00Z");
    expect(await fristenVon(chefin)).toMatchObject([{ label: "2026", tag: "2027-06-30" }]);
  });

  it("folgt einem abweichenden Wirtschaftsjahr", async () => {
    const abweichend = JSON.stringify({ wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: "01.07." });
    await t.dienste.pool.query("UPDATE unternehmen SET stammdaten = stammdaten || $1::jsonb", [abweichend]);
    expect(await fristenVon(chefin)).toMatchObject([{ ende: "2025-06-30", label: "2024/25", tag: "2025-12-31" }]);
  });

  it("ist nicht bei Fremden, beim Stab, bei einem Antrag und bei wem noch kein Jahr abgeschlossen ist", async () => {
    expect(await fristenVon(await t.alsFremder())).toEqual([]);
    expect(await fristenVon(await t.alsSupport())).toEqual([]);
    expect(await fristenVon(chefin, `?antragUuid=${FIRMEN.software.uuid}`)).toEqual([]);
    await foundRecently();
    await chefin.ruf("PUT", "/v1/unternehmen/keinWirtschaftsjahr", { json: { keinJahr: true } });
    expect(await fristenVon(chefin)).toEqual([]);
  });

  it("steht im Kalender für jedes Unternehmen der Person", async () => {
    const pfad = textOf((await chefin.post("/v1/kalender")).body.pfad).split("/")[2] ?? "";
    const { body } = await t.browser().get(`/v1/kalender/${pfad}`);
    expect(listOf(body.data).map(({ firma }) => firma)).toEqual(["Beispiel Maschinenbau GmbH", "Muster Software GmbH"]);
  });
});

describe("Die Mail", () => {
  const mailsAn = async () => {
    const mails = await t.clearAusgang();
    return mails.filter(({ subject }) => subject === TITEL).map(({ to, text }) => [to, /„(.*)“/.exec(text)?.[1]]);
  };
  const AN_CHEFIN = [
    [MENSCHEN.bevollmaechtigt.email, "Beispiel Maschinenbau GmbH"],
    [MENSCHEN.bevollmaechtigt.email, "Muster Software GmbH"],
  ];

  it("geht 14 Tage nach der Registrierung an alle, die erfassen dürfen, und nur einmal", async () => {
    const wo = eq(mitgliedschaft.benutzerUuid, MENSCHEN.mitarbeit.uuid);
    await t.dienste.db.update(mitgliedschaft).set({ darfStammdaten: true }).where(wo);
    t.uhr.set("2026-03-15T22:59:59Z");
    expect(await remindStatistik(t.dienste)).toBe(0);
    t.uhr.set("2026-03-15T23:00:00Z");
    expect(await remindStatistik(t.dienste, { jeAbfrage: 1 })).toBe(2);
    expect(await remindStatistik(t.dienste)).toBe(0);
    expect((await mailsAn()).toSorted()).toEqual([
      ...AN_CHEFIN,
      [MENSCHEN.mitarbeit.email, "Beispiel Maschinenbau GmbH"],
    ]);
  });

  it("geht am Tag nach dem Ende, und in jedem Jahr wieder", async () => {
    await t.dienste.db.update(unternehmen).set({ erstelltAm: new Date("2020-01-01T00:00:00Z") });
    expect(await remindStatistik(t.dienste)).toBe(2);
    t.uhr.set("2026-12-31T22:59:59Z");
    expect(await remindStatistik(t.dienste)).toBe(0);
    t.uhr.set("2026-12-31T23:00:00Z");
    // To the third as well: what it has declared ends with its year.
    expect(await remindStatistik(t.dienste)).toBe(3);
    const jahre = await t.dienste.db.select({ ende: wirtschaftsjahrErinnerung.ende }).from(wirtschaftsjahrErinnerung);
    expect(jahre.map(({ ende }) => ende).toSorted()).toEqual([
      "2025-12-31",
      "2025-12-31",
      ...Array.from({ length: 3 }, () => "2026-12-31"),
    ]);
  });

  it("nennt den Tag nur, solange er noch kommt", async () => {
    const text = async (instant: string) => {
      await t.dienste.db.delete(wirtschaftsjahrErinnerung);
      t.uhr.set(instant);
      await remindStatistik(t.dienste);
      return (await t.clearAusgang()).filter(({ subject }) => subject === TITEL).at(-1)?.text;
    };
    expect(await text("2026-06-30T21:59:59Z")).toContain("Bitte erfassen Sie sie bis zum 30.06.2026.");
    expect(await text("2026-06-30T22:00:00Z")).toContain("Bitte erfassen Sie sie. Vorläufige");
  });

  it("geht einmal, solange Angaben fehlen, die verlangt sind, und sagt, dass schon etwas da ist", async () => {
    t.uhr.set("2026-04-01T09:00:00Z");
    chefin = await t.alsBevollmaechtigter();
    const uuid = await create({ ...VOLL, fueSach: "" });
    expect(await remindStatistik(t.dienste)).toBe(2);
    expect(await remindStatistik(t.dienste)).toBe(0);
    const mail = (await t.clearAusgang()).find(
      ({ subject }) => subject === "Geschäftsstatistik für das Wirtschaftsjahr 2025 ist unvollständig",
    );
    expect(mail?.text).toContain("Bitte ergänzen Sie sie bis zum 30.06.2026.");
    await t.dienste.db.delete(wirtschaftsjahrErinnerung);
    await chefin.ruf("PUT", `${PFAD}/${uuid}`, { json: { revision: 1, werte: { fueSach: "1" } } });
    expect(await remindStatistik(t.dienste)).toBe(1);
    // To the other company once more, and not to this one.
    expect((await mailsAn()).map(([, firma]) => firma)).toEqual(["Muster Software GmbH", "Muster Software GmbH"]);
  });

  it("geht nicht noch einmal, wenn das Jahr mit anderen Tagen erfasst ist als denen, nach denen gefragt war", async () => {
    t.uhr.set("2026-04-01T09:00:00Z");
    chefin = await t.alsBevollmaechtigter();
    expect(await remindStatistik(t.dienste)).toBe(2);
    await create({ wjBeginn: "2025-04-01", wjEnde: "2026-03-31" });
    expect(await fristenVon(chefin)).toMatchObject([{ ende: "2026-03-31", istErfasst: true }]);
    expect(await remindStatistik(t.dienste)).toBe(0);
    const april = JSON.stringify({ wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: "01.04." });
    await t.dienste.pool.query("UPDATE unternehmen SET stammdaten = stammdaten || $1::jsonb WHERE uuid = $2", [
      april,
      FIRMEN.maschinenbau.uuid,
    ]);
    t.uhr.set("2027-04-01T09:00:00Z");
    chefin = await t.alsBevollmaechtigter();
    expect(await fristenVon(chefin)).toMatchObject([{ ende: "2027-03-31", istErfasst: false }]);
    const mails = async () =>
      (await t.clearAusgang()).map(({ text }) => text).filter((text) => text.includes("2026/27"));
    await mails();
    await remindStatistik(t.dienste);
    expect(await mails()).toHaveLength(1);
  });

  it("geht nicht an Gesperrte, und nicht, wenn alles erfasst oder noch nichts abgeschlossen ist", async () => {
    t.uhr.set("2026-04-01T09:00:00Z");
    chefin = await t.alsBevollmaechtigter();
    await create(VOLL);
    const software = await t.als("bevollmaechtigt", "software");
    await foundRecently();
    await software.ruf("PUT", "/v1/unternehmen/keinWirtschaftsjahr", { json: { keinJahr: true } });
    expect(await remindStatistik(t.dienste)).toBe(0);
    await software.ruf("PUT", "/v1/unternehmen/keinWirtschaftsjahr", { json: { keinJahr: false } });
    const wo = eq(benutzer.uuid, MENSCHEN.bevollmaechtigt.uuid);
    await t.dienste.db.update(benutzer).set({ gesperrtSeit: t.uhr.now() }).where(wo);
    expect(await remindStatistik(t.dienste)).toBe(1);
    expect(await mailsAn()).toEqual([]);
  });

  it("geht auch an die, deren Erklärung die Zeit überholt hat", async () => {
    t.uhr.set("2026-04-01T09:00:00Z");
    chefin = await t.alsBevollmaechtigter();
    await t.eigentuemer.query(`UPDATE unternehmen SET stammdaten = stammdaten || '{"gruendungsjahr": "2026"}'`);
    await chefin.ruf("PUT", "/v1/unternehmen/keinWirtschaftsjahr", { json: { keinJahr: true } });
    expect(await fristenVon(chefin)).toEqual([]);
    t.uhr.set("2027-02-01T09:00:00Z");
    chefin = await t.alsBevollmaechtigter();
    expect(await fristenVon(chefin)).toMatchObject([{ label: "2026", ende: "2026-12-31" }]);
  });

  it("geht einmal, auch wenn zwei Prozesse zugleich nachsehen", async () => {
    t.uhr.set("2026-04-01T09:00:00Z");
    const pool = openPool({ ...inject("anwendung"), database: t.umgebung.pool.options.database, max: 5 });
    const anderer = createBackend({ ...t.umgebung, pool }, { scryptLogN: 4 });
    try {
      const beide = [t.dienste, anderer.dienste];
      await Promise.all([...beide, ...beide, ...beide].map((dienste) => remindStatistik(dienste)));
    } finally {
      await anderer.stop();
      await pool.end();
    }
    expect((await mailsAn()).toSorted()).toEqual(AN_CHEFIN);
  });
});
