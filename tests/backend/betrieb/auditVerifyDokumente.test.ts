import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { widerspruchsfrist } from "~/domain/bescheid/bescheidFristen";
import { runFristen } from "~/server/backend/usecases/fristen/runFristen";
import { startBackend, type TestBackend } from "../../support/backend";
import { FACH, succeeds } from "../../support/fach";
import {
  startHeartbeat,
  bescheide,
  receiveBescheid,
  requestNachforderung,
  submitSchriftsatz,
} from "../../support/leben";
import { tamperDatenbank, checkKetten } from "../../support/manipulation";

let test: TestBackend;
let uuid: string;
let bescheid: string;
let nachtrag: string;
let widerspruch: string;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
  const leben = await startHeartbeat(test);
  ({ uuid } = leben.im);
  nachtrag = await submitSchriftsatz(leben, "NACHTRAG", { nachforderungUuid: await requestNachforderung(leben) });
  bescheid = await receiveBescheid(leben);
  widerspruch = await submitSchriftsatz(leben, "WIDERSPRUCH");
});
afterAll(() => test.stop());
beforeEach(async () => {
  expect((await checkKetten(test)).funde).toEqual([]);
});

const finds = async (sql: string) => (await tamperDatenbank(test, sql, () => checkKetten(test))).funde;
const ANDERE = "00000000-0000-4000-8000-000000000000";

describe("audit:verify finds", () => {
  it.each([
    [
      "another result",
      `inhalt = jsonb_set(inhalt, '{vorhaben,0,ergebnis}', '"NEGATIV"')`,
      "Der Inhalt des Bescheids wurde verändert.",
    ],
    ["a reason more", `inhalt = inhalt || '{"x": 1}'`, "Der Inhalt des Bescheids wurde verändert."],
    [
      "another content with a checksum to match",
      "inhalt = '{}', pruefsumme = encode(sha256('{}'), 'hex')",
      "gibt es kein Ereignis",
    ],
    ["another code", "beleg_code = '0000000000000000'", "gibt es kein Ereignis"],
    ["no code", "beleg_code = NULL", "gibt es kein Ereignis"],
    ["another kind", "art = 'WIDERSPRUCHSBESCHEID'", "gibt es kein Ereignis"],
    [
      "another day of retrieval",
      "abgerufen_am = abgerufen_am + interval '1 day'",
      "Zum Abruf des Bescheids gibt es kein Ereignis.",
    ],
    ["another person who retrieved", `abgerufen_von = '${ANDERE}'`, "Zum Abruf des Bescheids gibt es kein Ereignis."],
    ["another day of announcement", "bekanntgabe_am = bekanntgabe_am + 1", "passen nicht zusammen."],
    ["a longer period", "widerspruchsfrist = widerspruchsfrist + 1", "passen nicht zusammen."],
    ["no period", "widerspruchsfrist = NULL", "passen nicht zusammen."],
    ["an announcement without a retrieval", "abgerufen_am = NULL, abgerufen_von = NULL", "ist nicht mehr vermerkt."],
    [
      "nothing that its retrieval left",
      "abgerufen_am = NULL, abgerufen_von = NULL, bekanntgabe_regel = NULL, bekanntgabe_am = NULL, widerspruchsfrist = NULL",
      "ist nicht mehr vermerkt.",
    ],
    [
      "a retrieval without an announcement",
      "bekanntgabe_regel = NULL, bekanntgabe_am = NULL, widerspruchsfrist = NULL",
      "passen nicht zusammen.",
    ],
    ["a later end of the retrieval", "abrufbar_bis = abrufbar_bis + 1", "folgt aus keiner Bereitstellung."],
    ["an earlier end of the retrieval", "abrufbar_bis = abrufbar_bis - 1", "folgt aus keiner Bereitstellung."],
    ["an announcement without a rule", "bekanntgabe_regel = NULL", "passen nicht zusammen."],
    ["a reminder that nobody sent", "erinnert_am = abgerufen_am", "Zur Erinnerung an den Abruf"],
    [
      "a reminder of the objection that nobody sent",
      "widerspruch_erinnert_am = abgerufen_am",
      "Zur Erinnerung an den Widerspruch",
    ],
    [
      "an end of its provision",
      "bereitstellung_beendet_am = abgerufen_am",
      "Das Ende der Bereitstellung des Bescheids passt zu keinem Ereignis.",
    ],
  ])("a decision with %s", async (_, satz, grund) => {
    const funde = await finds(`UPDATE bescheid SET ${satz} WHERE uuid = '${bescheid}'`);
    expect(funde).toContainEqual(expect.stringContaining(grund));
    expect(funde.every((fund) => fund.startsWith(uuid))).toBe(true);
  });

  it.each(["POST_PLUS_4", "BEREITSTELLUNG_PLUS_3", "BEREITSTELLUNG_PLUS_4"])(
    "a decision that came by %s instead, with all days to match",
    async (regel) => {
      const sql = "SELECT (bekanntgabe_am + 28)::text AS tag FROM bescheid WHERE uuid = $1";
      const { rows } = await test.eigentuemer.query<{ tag: string }>(sql, [bescheid]);
      const bekannt = rows[0]?.tag ?? "";
      const tage = `bekanntgabe_am = '${bekannt}', widerspruchsfrist = '${widerspruchsfrist(bekannt, true)}'`;
      const funde = await finds(
        `UPDATE bescheid SET bekanntgabe_regel = '${regel}', ${tage} WHERE uuid = '${bescheid}'`,
      );
      expect(funde).toEqual([expect.stringContaining("passen nicht zusammen.")]);
    },
  );

  it.each([
    ["another answer", `inhalt = jsonb_set(inhalt, '{werte}', '{}')`, "Der Inhalt des Schriftsatzes wurde verändert."],
    ["no content", "inhalt = NULL", "Der Inhalt des Schriftsatzes wurde verändert."],
    [
      "another content with a checksum to match",
      "inhalt = '{}', pruefsumme = encode(sha256('{}'), 'hex')",
      "gibt es kein Ereignis",
    ],
    ["no checksum", "pruefsumme = NULL", "gibt es kein Ereignis"],
    ["another code", "beleg_code = '0000000000000000'", "gibt es kein Ereignis"],
    ["another kind", "art = 'ANTRAG_RUECKZUG'", "gibt es kein Ereignis"],
    ["another time", "eingereicht_am = eingereicht_am + interval '1 ms'", "passen nicht zu"],
    ["another person who signed", `eingereicht_von = '${ANDERE}'`, "passen nicht zu"],
    ["another request that it answers", `nachforderung_uuid = NULL`, "passen nicht zu"],
    ["another decision that it is about", `bescheid_uuid = '${ANDERE}'`, "passen nicht zu"],
    ["the status of a draft", "status = 'ENTWURF'", "Das Dokument zu diesem Beleg fehlt."],
    ["the status of what was discarded", "status = 'VERWORFEN'", "Das Dokument zu diesem Beleg fehlt."],
  ])("a document of the company with %s", async (_, satz, grund) => {
    const funde = await finds(`UPDATE schriftsatz SET ${satz} WHERE uuid = '${nachtrag}'`);
    expect(funde).toContainEqual(expect.stringContaining(grund));
    expect(funde.every((fund) => fund.startsWith(uuid))).toBe(true);
  });

  it.each([
    ["decision", () => `DELETE FROM bescheid WHERE uuid = '${bescheid}'`],
    ["document", () => `DELETE FROM schriftsatz WHERE uuid = '${widerspruch}'`],
  ])("a %s that is gone", async (_, sql) => {
    expect(await finds(sql())).toEqual([expect.stringContaining("Das Dokument zu diesem Beleg fehlt.")]);
  });

  it("contents of two documents that changed places", async () => {
    const funde = await finds(
      `UPDATE schriftsatz s SET inhalt = a.inhalt, pruefsumme = a.pruefsumme, beleg_code = a.beleg_code FROM schriftsatz a
       WHERE s.uuid IN ('${nachtrag}', '${widerspruch}') AND a.uuid IN ('${nachtrag}', '${widerspruch}') AND a.uuid <> s.uuid`,
    );
    expect(funde).toHaveLength(2);
  });
});

it("is content with a decision that nobody retrieves, that is provided anew and at last sent by post", async () => {
  const leben = await startHeartbeat(test);
  const pfad = `${FACH}/bescheide/${await bescheide(leben)}`;
  const lauf = async () => {
    test.uhr.vor({ tage: 11 });
    expect(await runFristen(test.dienste)).toBeGreaterThan(0);
    expect((await checkKetten(test)).funde).toEqual([]);
  };
  await lauf();
  await succeeds(test, `${pfad}/bereitstellung`);
  expect((await checkKetten(test)).funde).toEqual([]);
  await lauf();
  const verschwiegen = `UPDATE bescheid SET bereitstellung_beendet_am = NULL WHERE antrag_uuid = '${leben.im.uuid}'`;
  expect(await finds(verschwiegen)).toEqual([expect.stringContaining("passt zu keinem Ereignis.")]);
  await succeeds(test, `${pfad}/post`);
  expect((await checkKetten(test)).funde).toEqual([]);
});

it("finds reminders that were sent and are noted no more or at another time, and the end of an earlier provision", async () => {
  const leben = await startHeartbeat(test);
  const abruf = await bescheide(leben);
  const elapses = async (tage: number) => {
    test.uhr.vor({ tage });
    expect(await runFristen(test.dienste)).toBeGreaterThan(0);
    expect((await checkKetten(test)).funde).toEqual([]);
  };
  const set = (satz: string) => finds(`UPDATE bescheid SET ${satz} WHERE uuid = '${abruf}'`);
  await elapses(8);
  for (const am of ["NULL", "erinnert_am + interval '1 day'"])
    expect(await set(`erinnert_am = ${am}`)).toEqual([expect.stringContaining("Zur Erinnerung an den Abruf")]);
  await elapses(3);
  await succeeds(test, `${FACH}/bescheide/${abruf}/bereitstellung`);
  expect((await checkKetten(test)).funde).toEqual([]);
  expect(await set("abrufbar_bis = abrufbar_bis - 11")).toEqual([
    expect.stringContaining("folgt aus keiner Bereitstellung."),
  ]);
  await elapses(8);
  expect(await set("erinnert_am = NULL")).toEqual([expect.stringContaining("Zur Erinnerung an den Abruf")]);
});

it("finds a reminder of the period for an objection that is noted no more", async () => {
  const leben = await startHeartbeat(test);
  const eigener = await receiveBescheid(leben);
  test.uhr.vor({ tage: 26 });
  expect(await runFristen(test.dienste)).toBeGreaterThan(0);
  expect((await checkKetten(test)).funde).toEqual([]);
  const funde = await finds(`UPDATE bescheid SET widerspruch_erinnert_am = NULL WHERE uuid = '${eigener}'`);
  expect(funde).toEqual([expect.stringContaining("Zur Erinnerung an den Widerspruch")]);
});
