import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runFristen } from "~/server/backend/usecases/fristen/runFristen";
import { MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import { bescheide, FACH, succeeds, type Im, setStatus } from "../../support/fach";
import { createLauf, submitAllein } from "../../support/fristenLauf";
import { abrufAuftrag, withTan } from "../../support/unterschrift";

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

describe("Widerspruchsfrist", () => {
  /** Announced by post on the fourth day after this one, so that the month ends as the table of the domain says. */
  async function bescheideMitPost(aufgegebenAm: string): Promise<string> {
    test.uhr.set(`${aufgegebenAm}T09:00:00Z`);
    const uuid = textOf((await bescheide(test, im)).uuid);
    return textOf((await succeeds(test, `${FACH}/bescheide/${uuid}/post`)).widerspruchsfrist);
  }

  it.each([
    ["an einem Werktag im Winter", "2026-02-12", "2026-03-16", "2026-03-08T23:00:00Z", "2026-03-16T23:00:00Z"],
    ["vom Samstag auf Montag, im Sommer", "2026-06-07", "2026-07-13", "2026-07-05T22:00:00Z", "2026-07-13T22:00:00Z"],
    [
      "vom Samstag auf Montag, über die Umstellung auf Sommerzeit",
      "2026-02-24",
      "2026-03-30",
      "2026-03-22T23:00:00Z",
      "2026-03-30T22:00:00Z",
    ],
    ["über die Umstellung auf Winterzeit", "2026-09-22", "2026-10-26", "2026-10-18T22:00:00Z", "2026-10-26T23:00:00Z"],
    [
      "von Karfreitag auf den Dienstag nach Ostern",
      "2026-02-27",
      "2026-04-07",
      "2026-03-30T22:00:00Z",
      "2026-04-07T22:00:00Z",
    ],
    [
      "über beide Weihnachtstage und das Wochenende",
      "2026-11-21",
      "2026-12-28",
      "2026-12-20T23:00:00Z",
      "2026-12-28T23:00:00Z",
    ],
  ])(
    "%s: erinnert ab sieben Tage vor dem letzten Tag, einmal, und danach nicht mehr",
    async (_name, post, frist, ab, ende) => {
      expect(await bescheideMitPost(post)).toBe(frist);
      const kurzVor = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString();
      expect([await lauf(kurzVor(ab)), await lauf(ab), await lauf(kurzVor(ende))]).toEqual([0, 1, 0]);
      expect(await anzahl("WIDERSPRUCH_ERINNERUNG")).toBe(1);
      await test.dienste.pool.query("UPDATE bescheid SET widerspruch_erinnert_am = NULL WHERE antrag_uuid = $1", [
        im.uuid,
      ]);
      expect([await lauf(ende), await lauf(kurzVor(ende))]).toEqual([0, 1]);
    },
  );

  it("erinnert nach dem Abruf, nicht vor ihm", async () => {
    const uuid = textOf((await bescheide(test, im)).uuid);
    const chefin = await test.alsBevollmaechtigter();
    const abruf = await withTan(test, chefin, await abrufAuftrag(chefin, im.uuid, uuid));
    expect(await chefin.post("/v1/unterschriften", abruf)).toMatchObject({ status: 200 });
    // Announced on 3 March; the month ends on Good Friday and so on the Tuesday after Easter.
    expect([await lauf("2026-03-30T21:59:59Z"), await lauf("2026-03-30T22:00:00Z")]).toEqual([0, 1]);
    expect(await anzahl("WIDERSPRUCH_ERINNERUNG")).toBe(1);
  });

  it("schreibt eine Mail ohne Inhalt, auch wenn viele Knoten zugleich laufen", async () => {
    await bescheideMitPost("2026-02-12");
    test.uhr.set("2026-03-10T05:00:00Z");
    await test.clearAusgang();
    const vorher = test.mails.length;
    const ergebnisse = await Promise.all(Array.from({ length: 6 }, () => runFristen(test.dienste)));
    expect(ergebnisse.reduce((summe, eins) => summe + eins, 0)).toBe(1);
    expect(await anzahl("WIDERSPRUCH_ERINNERUNG")).toBe(1);
    await test.clearAusgang();
    const neue = test.mails.slice(vorher);
    expect(neue.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: MENSCHEN.bevollmaechtigt.email, subject: "Neue Nachricht im Portal" },
    ]);
    expect(neue[0]?.text).not.toMatch(/Widerspruch|Bescheid|Frist|FZ-|16\.03/);
  });

  it("erinnert nicht, wenn Widerspruch eingelegt ist, auch nicht, wenn er zurückgezogen ist", async () => {
    await bescheideMitPost("2026-02-12");
    await setStatus(test, im.uuid, { status: "WIDERSPRUCH_EINGEREICHT" });
    expect(await lauf("2026-03-10T05:00:00Z")).toBe(0);
    await setStatus(test, im.uuid, { status: "WIDERSPRUCH_ZURUECKGEZOGEN" });
    expect(await lauf("2026-03-11T05:00:00Z")).toBe(0);
  });
});
