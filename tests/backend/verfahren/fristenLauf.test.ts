import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runFristen } from "~/server/backend/usecases/fristen/runFristen";
import type { Dienste } from "~/server/backend/dienste";
import { listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  command,
  bescheide,
  entscheidung,
  FACH,
  fachPfad,
  succeeds,
  type Im,
  presentSchriftsatz,
  setStatus,
} from "../../support/fach";
import { createLauf, submitAllein } from "../../support/fristenLauf";

let test: TestBackend;
let im: Im;

beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  im = await submitAllein(test);
});

const { lauf, anzahl } = createLauf(() => ({ test, im }));
const ganz = async () => (await test.fach("GET", fachPfad(im.uuid))).body;
const status = async () => (await ganz()).status;
const demand = (frist?: string) =>
  succeeds(test, fachPfad(im.uuid, "/nachforderungen"), {
    fragen: [{ frage: "Was ist neu?" }],
    ...(frist && { frist }),
  });

it("fragt die Datenbank einmal, wenn nichts ansteht", async () => {
  await demand();
  test.statements.length = 0;
  expect(await runFristen(test.dienste)).toBe(0);
  expect(test.statements).toHaveLength(1);
});

describe("Frist einer Nachforderung", () => {
  it("erinnert einmal, ab drei Tage vor ihrem letzten Tag", async () => {
    await demand();
    expect(await lauf("2026-03-12T22:59:59Z")).toBe(0);
    expect(await lauf("2026-03-12T23:00:00Z")).toBe(1);
    expect(await lauf("2026-03-16T22:59:59Z")).toBe(0);
    expect(await anzahl("FRIST_ERINNERUNG")).toBe(1);
  });

  it("erinnert nicht an eine Frist, die von Anfang an so kurz ist", async () => {
    await demand("2026-03-04");
    expect(await lauf("2026-03-03T09:00:00Z")).toBe(0);
  });

  it.each([
    ["im Winter", undefined, "2026-03-16T22:59:59Z", "2026-03-16T23:00:00Z"],
    ["im Sommer", "2026-03-30", "2026-03-30T21:59:59Z", "2026-03-30T22:00:00Z"],
  ])(
    "läuft %s mit dem Ende des Tages in Berlin ab; dann geht die Prüfung weiter",
    async (_name, frist, davor, danach) => {
      await demand(frist);
      await lauf(davor);
      expect(await status()).toBe("UNTERLAGEN_NACHGEFORDERT");
      expect(await lauf(danach)).toBe(1);
      expect(await ganz()).toMatchObject({ status: "IN_PRUEFUNG", nachforderungen: [{ status: "FRIST_ABGELAUFEN" }] });
      expect(await anzahl("FRIST_ABGELAUFEN")).toBe(1);
      const { rows } = await test.dienste.pool.query(
        "SELECT vorgang FROM audit WHERE antrag_uuid = $1 ORDER BY lfd DESC LIMIT 2",
        [im.uuid],
      );
      expect(rows).toEqual([{ vorgang: "antrag.nachforderungenErledigen" }, { vorgang: "nachforderung.ablaufen" }]);
    },
  );

  it("wirkt einmal, auch wenn viele Knoten zugleich laufen", async () => {
    await demand();
    test.uhr.set("2026-03-17T05:00:00Z");
    const ergebnisse = await Promise.all(Array.from({ length: 6 }, () => runFristen(test.dienste)));
    expect(ergebnisse.reduce((summe, eins) => summe + eins, 0)).toBe(1);
    expect(await anzahl("FRIST_ABGELAUFEN")).toBe(1);
  });

  it("lässt die Prüfung erst weitergehen, wenn auch die letzte vorbei ist", async () => {
    await demand();
    await demand("2026-03-25");
    await lauf("2026-03-17T05:00:00Z");
    expect(await status()).toBe("UNTERLAGEN_NACHGEFORDERT");
    await lauf("2026-03-26T05:00:00Z");
    expect(await status()).toBe("IN_PRUEFUNG");
  });

  it("läuft nicht ab, solange über eine beantragte Verlängerung nicht entschieden ist", async () => {
    const { uuid } = await demand();
    await test.dienste.pool.query(
      "UPDATE nachforderung SET verlaengerung_beantragt_am = '2026-03-16' WHERE uuid = $1",
      [uuid],
    );
    expect(await lauf("2026-03-17T05:00:00Z")).toBe(0);
    await succeeds(test, `${FACH}/nachforderungen/${textOf(uuid)}/fristverlaengerung`, { gewaehrt: false });
    expect(await runFristen(test.dienste)).toBe(1);
    expect(await status()).toBe("IN_PRUEFUNG");
  });

  it("erinnert nach einer Verlängerung noch einmal", async () => {
    const { uuid } = await demand();
    await lauf("2026-03-13T09:00:00Z");
    await test.dienste.pool.query(
      "UPDATE nachforderung SET verlaengerung_beantragt_am = '2026-03-13' WHERE uuid = $1",
      [uuid],
    );
    await succeeds(test, `${FACH}/nachforderungen/${textOf(uuid)}/fristverlaengerung`, { gewaehrt: true });
    expect(await lauf("2026-03-17T05:00:00Z")).toBe(0);
    expect(await lauf("2026-03-27T05:00:00Z")).toBe(1);
    expect(await anzahl("FRIST_ERINNERUNG")).toBe(2);
  });

  it.each([
    ["an ihrem letzten Tag", "2026-03-16T22:59:59Z", "2026-03-30"],
    ["am Tag danach", "2026-03-16T23:00:00Z", "2026-03-31"],
    ["nach mehr als 14 Tagen", "2026-03-31T09:00:00Z", "2026-04-14"],
    ["sehr spät, über einen Feiertag", "2026-04-17T09:00:00Z", "2026-05-04"],
  ])("wird %s um 14 Tage verlängert, die noch vor dem Unternehmen liegen", async (_wann, entschieden, frist) => {
    const { uuid } = await demand();
    await test.dienste.pool.query(
      "UPDATE nachforderung SET verlaengerung_beantragt_am = '2026-03-13' WHERE uuid = $1",
      [uuid],
    );
    test.uhr.set(entschieden);
    expect(
      await succeeds(test, `${FACH}/nachforderungen/${textOf(uuid)}/fristverlaengerung`, { gewaehrt: true }),
    ).toEqual({ frist });
    expect([await runFristen(test.dienste), await status()]).toEqual([0, "UNTERLAGEN_NACHGEFORDERT"]);
  });

  it("läuft während eines Rückzugs ab, ohne den Status zu ändern", async () => {
    await demand();
    await presentSchriftsatz(test, im.uuid, "ANTRAG_RUECKZUG");
    await setStatus(test, im.uuid, { status: "RUECKZUG_WIRD_UEBERMITTELT", davor: "UNTERLAGEN_NACHGEFORDERT" });
    expect(await lauf("2026-03-17T05:00:00Z")).toBe(1);
    expect(await status()).toBe("RUECKZUG_WIRD_UEBERMITTELT");
    await succeeds(test, fachPfad(im.uuid, "/rueckzug/ablehnung"), { grund: "Zu spät" });
    expect(await status()).toBe("IN_PRUEFUNG");
  });
});

describe("Abruf eines Bescheids", () => {
  let bescheidUuid: string;
  beforeEach(async () => {
    bescheidUuid = textOf((await bescheide(test, im)).uuid);
  });

  it("wird am siebten Tag angemahnt und nach dem zehnten beendet; die Behörde findet eine Aufgabe", async () => {
    expect(await lauf("2026-03-08T22:59:59Z")).toBe(0);
    expect([await lauf("2026-03-08T23:00:00Z"), await lauf("2026-03-12T22:59:59Z")]).toEqual([1, 0]);
    expect(await anzahl("ABRUF_ERINNERUNG")).toBe(1);
    expect(await lauf("2026-03-12T23:00:00Z")).toBe(1);
    expect(await ganz()).toMatchObject({
      status: "BESCHEID_LIEGT_VOR",
      bescheidZumAbruf: false,
      bescheide: [{ bekanntgabeAm: null }],
    });
    expect(await anzahl("BEREITSTELLUNG_BEENDET")).toBe(1);
    const aufgaben = listOf((await test.fach("GET", `${FACH}/aufgaben`)).body.data);
    expect(aufgaben).toContainEqual(expect.objectContaining({ art: "BESCHEID_NICHT_ABGERUFEN", uuid: bescheidUuid }));
  });

  it("beginnt mit der erneuten Bereitstellung von vorn; die Aufgabe ist erledigt", async () => {
    await lauf("2026-03-13T05:00:00Z");
    expect(await succeeds(test, `${FACH}/bescheide/${bescheidUuid}/bereitstellung`)).toEqual({
      abrufbarBis: "2026-03-23",
    });
    expect((await command(test, `${FACH}/bescheide/${bescheidUuid}/bereitstellung`)).status).toBe(409);
    expect(await ganz()).toMatchObject({ bescheidZumAbruf: true });
    expect(
      listOf((await test.fach("GET", `${FACH}/aufgaben`)).body.data).filter(
        ({ uuid }) => textOf(uuid) === bescheidUuid,
      ),
    ).toEqual([]);
    expect([await lauf("2026-03-20T05:00:00Z"), await lauf("2026-03-24T05:00:00Z")]).toEqual([1, 1]);
    expect([
      await anzahl("ABRUF_ERINNERUNG"),
      await anzahl("BEREITSTELLUNG_BEENDET"),
      await anzahl("BESCHEID_ZUM_ABRUF"),
    ]).toEqual([1, 2, 2]);
  });

  it.each([
    ["vor dem Bescheid", "2026-03-01", 422],
    ["am Tag des Bescheids", "2026-03-02", 200],
    ["morgen", "2026-03-03", 422],
  ])("geht nicht an einem Tag zur Post, an dem es ihn nicht gibt: %s", async (_wann, aufgegebenAm, erwartet) => {
    expect((await command(test, `${FACH}/bescheide/${bescheidUuid}/post`, { json: { aufgegebenAm } })).status).toBe(
      erwartet,
    );
  });

  it("wird nach dem Versand mit der Post nicht mehr angemahnt", async () => {
    await succeeds(test, `${FACH}/bescheide/${bescheidUuid}/post`);
    expect([await lauf("2026-03-09T09:00:00Z"), await lauf("2026-03-20T09:00:00Z")]).toEqual([0, 0]);
  });
});

it("erinnert so viele Tage vorher, wie eingestellt ist", async () => {
  const mit = (erinnerungTage: Dienste["config"]["erinnerungTage"]) => ({
    ...test.dienste,
    config: { ...test.dienste.config, erinnerungTage },
  });
  const laufMit = (instant: string) => {
    test.uhr.set(instant);
    return runFristen(mit({ nachforderung: 5, abruf: 5, widerspruch: 2 }));
  };
  await demand();
  expect([await laufMit("2026-03-10T22:59:59Z"), await laufMit("2026-03-10T23:00:00Z")]).toEqual([0, 1]);
  await test.dienste.pool.query("UPDATE nachforderung SET status = 'GESCHLOSSEN'");
  await setStatus(test, im.uuid, { status: "IN_PRUEFUNG" });
  test.uhr.set("2026-03-11T09:00:00Z");
  const { uuid } = await succeeds(test, fachPfad(im.uuid, "/bescheid"), await entscheidung(test, im));
  expect([await laufMit("2026-03-15T22:59:59Z"), await laufMit("2026-03-15T23:00:00Z")]).toEqual([0, 1]);
  await succeeds(test, `${FACH}/bescheide/${textOf(uuid)}/post`);
  // Announced on 20 March, so the month ends on 20 April.
  expect([await laufMit("2026-04-17T21:59:59Z"), await laufMit("2026-04-17T22:00:00Z")]).toEqual([0, 1]);
});

describe("Archiv", () => {
  const seit = (instant: string) =>
    test.dienste.pool.query("UPDATE antrag SET status_seit = $2 WHERE uuid = $1", [im.uuid, instant]);

  it("nimmt einen zurückgezogenen Antrag nach zwölf Monaten auf", async () => {
    await setStatus(test, im.uuid, { status: "ZURUECKGEZOGEN" });
    await seit("2026-03-02T09:00:00Z");
    expect(await lauf("2027-03-01T22:59:59Z")).toBe(0);
    expect(await lauf("2027-03-01T23:00:00Z")).toBe(1);
    expect(await status()).toBe("GESCHLOSSEN");
  });

  it("nimmt einen beschiedenen Antrag erst auf, wenn die Widerspruchsfrist seit zwölf Monaten vorbei ist", async () => {
    const { uuid } = await bescheide(test, im);
    expect(await lauf("2027-06-01T09:00:00Z")).toBe(1);
    expect([await status(), await anzahl("BEREITSTELLUNG_BEENDET")]).toEqual(["BESCHEID_LIEGT_VOR", 1]);
    expect(await runFristen(test.dienste)).toBe(0);
    await succeeds(test, `${FACH}/bescheide/${textOf(uuid)}/post`, { aufgegebenAm: "2026-03-02" });
    await seit("2026-03-02T09:00:00Z");
    expect(await lauf("2027-04-06T09:00:00Z")).toBe(0);
    expect(await lauf("2027-04-07T09:00:00Z")).toBe(1);
    expect(await status()).toBe("GESCHLOSSEN");
  });

  it("wartet, solange etwas offen ist", async () => {
    await presentSchriftsatz(test, im.uuid, "NACHTRAG");
    await setStatus(test, im.uuid, { status: "ZURUECKGEZOGEN" });
    await seit("2026-03-02T09:00:00Z");
    expect(await lauf("2028-03-02T09:00:00Z")).toBe(0);
  });
});
