import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addDays, formatDate, todayBerlin } from "~/lib/date";
import { nachforderung } from "~/server/backend/storage/schema/nachforderung";
import { remindPersonen } from "~/server/backend/usecases/fristen/remindPersonen";
import { create } from "../../support/antraege";
import { type Browser, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";

const BETREFF = /^(Eine Frist|Fristen) im Antragsportal nah/;

let t: TestBackend;
let heute: string;
let antragUuid: string;
beforeEach(async () => {
  t = await startBackend();
  heute = todayBerlin(t.dienste.clock);
  // Figures are the matter of another test.
  await t.eigentuemer.query(`UPDATE unternehmen SET stammdaten = stammdaten || '{"gruendungsjahr": "2026"}'`);
  antragUuid = (await create(await t.alsBevollmaechtigter(), "Streng geheim")).uuid;
  await t.dienste.pool.query(
    "UPDATE antrag SET status = 'UNTERLAGEN_NACHGEFORDERT', antragsnummer = 'FZ-1' WHERE uuid = $1",
    [antragUuid],
  );
});
afterEach(() => t.stop());

const choose = async (wer: Browser, tage: unknown) =>
  (await wer.ruf("PUT", "/v1/kalender/erinnerungen", { json: { tage } })).status;
const gewaehlt = async (wer: Browser) => (await wer.get("/v1/kalender")).body.erinnerungTage;

async function requestBis(tag: string, nummer = 1): Promise<void> {
  await t.dienste.db.insert(nachforderung).values({
    uuid: randomUUID(),
    antragUuid,
    nummer,
    status: "OFFEN",
    frist: tag,
    fristUrspruenglich: tag,
    erstelltAm: t.dienste.clock.now(),
  });
}

const passDays = (tage: number) => t.uhr.set(`${addDays(heute, tage)}T08:00:00Z`);

/** What has been written on this day, as address and text. */
async function mailsHeute(): Promise<{ to: string; text: string }[]> {
  const vorher = (await t.clearAusgang()).length;
  await remindPersonen(t.dienste);
  const mails = (await t.clearAusgang()).slice(vorher);
  return mails.filter(({ subject }) => BETREFF.test(subject)).map(({ to, text }) => ({ to, text }));
}

describe("Gewählte Erinnerungen", () => {
  it("kommen an den gewählten Tagen, jede einmal, und nennen keinen Antrag", async () => {
    expect(await choose(await t.alsBevollmaechtigter(), [3, 1])).toBe(200);
    await requestBis(addDays(heute, 10));
    const anzahl: number[] = [];
    for (const tage of [6, 7, 7, 8, 9, 10, 11]) {
      passDays(tage);
      anzahl.push((await mailsHeute()).length);
    }
    expect(anzahl).toEqual([0, 1, 0, 0, 1, 0, 0]);
  });

  it("fassen zusammen, was am selben Tag zu sagen ist", async () => {
    await choose(await t.alsBevollmaechtigter(), [7, 3]);
    const [nah, weit] = [addDays(heute, 4), addDays(heute, 8)];
    await requestBis(nah);
    await requestBis(weit, 2);
    passDays(1);
    const [mail, ...weitere] = await mailsHeute();
    expect(weitere).toEqual([]);
    expect(mail?.to).toBe(MENSCHEN.bevollmaechtigt.email);
    expect(mail?.text).toContain(`– Nachforderung 1 beantworten: bis ${formatDate(nah)} (in 3 Tagen)`);
    expect(mail?.text).toContain(`– Nachforderung 2 beantworten: bis ${formatDate(weit)} (in 7 Tagen)`);
    expect(mail?.text).not.toMatch(/geheim|FZ-1/);
  });

  it("kommen auch dann nur einmal, wenn mehrere Knoten zugleich nachsehen", async () => {
    await choose(await t.alsBevollmaechtigter(), [7]);
    await requestBis(addDays(heute, 8));
    passDays(1);
    const geschrieben = await Promise.all(Array.from({ length: 5 }, () => remindPersonen(t.dienste)));
    expect(geschrieben.toSorted()).toEqual([0, 0, 0, 0, 1]);
  });

  it("kommen nach einem Ausfall nach, solange die Frist läuft", async () => {
    await choose(await t.alsBevollmaechtigter(), [7]);
    await requestBis(addDays(heute, 8));
    passDays(3);
    expect(await mailsHeute()).toHaveLength(1);
  });

  it("betreffen nur Anträge, die jemand lesen darf", async () => {
    const kollege = await t.alsKollege();
    await choose(kollege, [7]);
    await choose(await t.alsFremder(), [7]);
    await requestBis(addDays(heute, 8));
    passDays(1);
    expect(await mailsHeute()).toEqual([]);
    await t.dienste.pool.query(
      "INSERT INTO antrag_recht SELECT $1, uuid, 'LESEN' FROM benutzer WHERE email LIKE 'kollege@%'",
      [antragUuid],
    );
    await requestBis(addDays(heute, 9), 2);
    passDays(2);
    expect((await mailsHeute()).map(({ to }) => to)).toEqual([MENSCHEN.kollege.email]);
  });

  it("enden ohne Auswahl und ruhen für Gesperrte", async () => {
    const chefin = await t.alsBevollmaechtigter();
    await choose(chefin, [7, 14]);
    expect(await gewaehlt(chefin)).toEqual([14, 7]);
    await requestBis(addDays(heute, 8));
    await t.eigentuemer.query("UPDATE benutzer SET gesperrt_seit = now() WHERE email = $1", [
      MENSCHEN.bevollmaechtigt.email,
    ]);
    passDays(1);
    expect(await mailsHeute()).toEqual([]);
    await t.eigentuemer.query("UPDATE benutzer SET gesperrt_seit = NULL");
    expect(await choose(await t.alsBevollmaechtigter(), [])).toBe(200);
    expect(await gewaehlt(await t.alsBevollmaechtigter())).toEqual([]);
    expect((await t.eigentuemer.query("SELECT 1 FROM erinnerungswahl")).rowCount).toBe(0);
  });

  it("gibt es nur an den Tagen, die zur Wahl stehen, und nur für Personen eines Unternehmens", async () => {
    const chefin = await t.alsBevollmaechtigter();
    for (const falsch of [[2], ["3"], [1, 3, 7, 14, 1], "3", null]) expect(await choose(chefin, falsch)).toBe(422);
    expect(await gewaehlt(chefin)).toEqual([]);
    for (const wer of [await t.alsSupport(), await t.alsQm(), await t.alsAdmin()])
      expect(await choose(wer, [3])).toBe(403);
    expect(await choose(t.browser(), [3])).toBe(401);
  });
});
