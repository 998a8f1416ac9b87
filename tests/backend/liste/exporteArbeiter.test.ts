import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { createOrdnerAblage } from "~/server/ablage/ordnerAblage";
import { leaseExport } from "~/server/backend/storage/exportStore";
import type { DateiAblage } from "~/server/backend/ports/ablagePort";
import { createNextExport } from "~/server/backend/usecases/exporte/erstelleExporte";
import { tidy } from "~/server/backend/usecases/tidy";
import { create } from "../../support/antraege";
import { type Browser, FIRMEN, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { request, requestFertigen, createAll, exporteVon, exportPfad } from "../../support/exporte";

const enden: (() => unknown)[] = [];
afterEach(async () => {
  for (const ende of enden.splice(0)) await ende();
});

/** A backend whose storage can be disturbed, and somebody who may export. */
async function start(receive?: (echt: DateiAblage, t: () => TestBackend) => DateiAblage["receive"]) {
  const ordner = mkdtempSync(join(tmpdir(), "antragsportal-export-"));
  const echt = createOrdnerAblage(ordner);
  let gestartet: TestBackend | undefined;
  const ablage = receive === undefined ? echt : { ...echt, receive: receive(echt, () => gestartet!) };
  const t = (gestartet = await startBackend({}, { ablage }));
  enden.push(
    () => t.stop(),
    () => rmSync(ordner, { recursive: true, force: true }),
  );
  const browser = await t.alsBevollmaechtigter();
  await create(browser, "Eins");
  const bytes = () =>
    readdirSync(join(ordner, "bestand"), { recursive: true, withFileTypes: true }).filter((eintrag) => eintrag.isFile())
      .length;
  return { t, browser, bytes };
}

const zustand = async (browser: Browser) => (await exporteVon(browser))[0]?.zustand;
const ereignisse = async (t: TestBackend) =>
  (
    await t.dienste.pool.query<{ ziel: string; empfaenger: object; nutzlast: object }>(
      "SELECT ziel, empfaenger, nutzlast FROM live_ereignis ORDER BY id",
    )
  ).rows;

it("eine fertige Datei wird genau einmal gemeldet, der Anmeldung, die sie bestellt hat", async () => {
  const { t, browser } = await start();
  const fileName = await requestFertigen(t, browser);
  await createAll(t);
  const { rows } = await t.dienste.pool.query<{ sitzung_uuid: string }>("SELECT sitzung_uuid FROM export_auftrag");
  expect(await ereignisse(t)).toEqual([
    {
      ziel: "/user/notification/download/file",
      empfaenger: {
        art: "sitzung",
        uuid: rows[0]?.sitzung_uuid,
        systemRolle: "UNTERNEHMENSMITARBEITER",
        unternehmenUuid: FIRMEN.maschinenbau.uuid,
      },
      nutzlast: { fileName, contentType: "text/csv; charset=utf-8" },
    },
  ]);
});

it("was ein gestorbener Prozess angefangen hat, macht ein anderer nach zwei Minuten", async () => {
  const { t, browser } = await start();
  await request(browser);
  const jetzt = t.uhr.now();
  expect(await leaseExport(t.dienste.db, jetzt, new Date(jetzt.getTime() + 120_000))).toBeDefined();
  expect(await zustand(browser)).toBe("IN_ARBEIT");
  t.uhr.vor({ sekunden: 119 });
  expect(await createNextExport(t.dienste)).toBe(false);
  t.uhr.vor({ sekunden: 1 });
  expect(await createNextExport(t.dienste)).toBe(true);
  expect(await zustand(browser)).toBe("FERTIG");
});

it("was jeden Prozess umbringt, wird nach acht Versuchen aufgegeben", async () => {
  const { t, browser } = await start();
  await request(browser);
  for (let versuch = 0; versuch < 8; versuch += 1) {
    await leaseExport(t.dienste.db, t.uhr.now(), new Date(t.uhr.now().getTime() + 120_000));
    t.uhr.vor({ minuten: 2 });
  }
  await createAll(t);
  expect(await zustand(await t.alsBevollmaechtigter())).toBe("FEHLGESCHLAGEN");
});

it("wer zu spät fertig wird, verwirft seine Datei: es gibt eine, und eine Meldung", async () => {
  let istErster = true;
  const { t, browser, bytes } = await start((echt, backend) => async (strom, max) => {
    if (istErster) {
      istErster = false;
      backend().uhr.vor({ minuten: 3 });
      expect(await createNextExport(backend().dienste)).toBe(true);
    }
    return echt.receive(strom, max);
  });
  await request(browser);
  await createAll(t);
  expect([await zustand(browser), bytes(), (await ereignisse(t)).length]).toEqual(["FERTIG", 1, 1]);
  expect((await browser.get(exportPfad(textOf((await exporteVon(browser))[0]?.fileName)))).status).toBe(200);
});

it("eine Ablage, die ausfällt, kostet nur Zeit; bleibt sie aus, wird aufgegeben, gemeldet und kann neu bestellt werden", async () => {
  let istGestoert = true;
  const { t, browser, bytes } = await start((echt) => (strom, max) => {
    if (istGestoert) return Promise.reject(new Error("Kein Platz"));
    return echt.receive(strom, max);
  });
  await request(browser);
  await createAll(t);
  expect(await zustand(browser)).toBe("WARTET");
  t.uhr.vor({ sekunden: 1 });
  expect(await createNextExport(t.dienste)).toBe(false);
  t.uhr.vor({ sekunden: 1 });
  istGestoert = false;
  expect(await createNextExport(t.dienste)).toBe(true);
  expect([await zustand(browser), bytes()]).toEqual(["FERTIG", 1]);

  istGestoert = true;
  t.uhr.vor({ sekunden: 1 });
  await request(browser);
  for (let versuch = 0; versuch < 8; versuch += 1) {
    await createAll(t);
    t.uhr.vor({ minuten: 5 });
  }
  const spaeter = await t.alsBevollmaechtigter();
  expect(await zustand(spaeter)).toBe("FEHLGESCHLAGEN");
  expect((await ereignisse(t)).at(-1)).toMatchObject({
    ziel: "/user/notification/alert",
    nutzlast: {
      alertMessage:
        "Download nicht möglich! Ihr Export konnte nicht erstellt werden. Bitte lassen Sie ihn noch einmal vorbereiten.",
      alertMessageType: "ERROR",
      showAlertMessage: true,
    },
  });
  istGestoert = false;
  expect(await requestFertigen(t, spaeter)).toMatch(/^antraege_\d{6}\.csv$/);
});

it("nach 24 Stunden ist die Datei nicht mehr zu haben, und ihre Bytes sind weg", async () => {
  const { t, browser, bytes } = await start();
  // The storage knows the time of the machine.
  t.uhr.set(new Date(Date.now() + 60_000).toISOString());
  const angemeldet = await t.alsBevollmaechtigter();
  const fileName = await requestFertigen(t, angemeldet);
  t.uhr.vor({ stunden: 23, minuten: 59 });
  await tidy(t.dienste);
  const spaeter = await t.alsBevollmaechtigter();
  expect([(await spaeter.get(exportPfad(fileName))).status, bytes()]).toEqual([200, 1]);
  t.uhr.vor({ minuten: 1 });
  expect((await spaeter.get(exportPfad(fileName))).status).toBe(404);
  expect(await exporteVon(spaeter)).toEqual([]);
  await tidy(t.dienste);
  t.uhr.vor({ minuten: 1 });
  await tidy(t.dienste);
  expect(bytes()).toBe(0);
  expect((await t.dienste.pool.query("SELECT 1 FROM export_auftrag")).rows).toEqual([]);
  expect((await browser.get("/v1/exporte")).status).toBe(401);
});

/** What this process has computed so far (ms): other than a clock it stands still when the machine gives it nothing. */
function readRechenzeit(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

it("die längste Liste hält den Prozess nicht auf, und keine Zeile fehlt oder kommt doppelt", async () => {
  const { t, browser } = await start();
  await t.dienste.db
    .execute(sql`INSERT INTO antrag (uuid, unternehmen_uuid, version, status, bezeichnung, einreichung, erstellt_am, erstellt_von,
      geaendert_am, geaendert_von)
    SELECT gen_random_uuid(), ${FIRMEN.maschinenbau.uuid}, 'V2', 'IN_BEARBEITUNG', 'Masse ' || i, '{}', timestamptz '2025-01-01',
      ${MENSCHEN.bevollmaechtigt.uuid}, timestamptz '2025-01-01', ${MENSCHEN.bevollmaechtigt.uuid} FROM generate_series(1, 9999) AS i`);
  await t.dienste.db.execute(sql`ANALYZE antrag, antrag_suche`);
  for (const format of ["CSV", "XLSX"]) {
    t.uhr.vor({ sekunden: 1 });
    await request(browser, "", { format });
    const stand = { istFertig: false, runden: 0, laengste: 0 };
    const erstellen = createAll(t).finally(() => (stand.istFertig = true));
    const beginn = readRechenzeit();
    for (let vorige = beginn; !stand.istFertig; stand.runden += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      const jetzt = readRechenzeit();
      stand.laengste = Math.max(stand.laengste, jetzt - vorige);
      vorige = jetzt;
    }
    await erstellen;
    const dauer = readRechenzeit() - beginn;
    // Against the whole, whatever the machine: written at once it would be most of it.
    expect(stand.laengste).toBeLessThan(dauer / 4);
    expect(stand.runden).toBeGreaterThan(100);
    expect((await exporteVon(browser))[0]).toMatchObject({ zustand: "FERTIG", zeilen: 10_000 });
  }
  const [, csv] = await exporteVon(browser);
  const { body } = await browser.get(exportPfad(textOf(csv?.fileName)));
  const namen = textOf(body.text)
    .split("\r\n")
    .slice(1, -1)
    .map((zeile) => zeile.split(";")[1]);
  expect(new Set(namen).size).toBe(10_000);
});
