import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runAenderungen } from "~/server/backend/usecases/zugangsaenderung/runAenderungen";
import { listOf, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { person, PERSONEN } from "../../support/personen";
import { register, tokenAus } from "../../support/registrierung";
import { beginAdresse, EINSPRUCH, MAX, untilWartezeit } from "../../support/zugangsaenderung";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const KAI = MENSCHEN.kollege;
const NEU = "max.neu@example.org";
const LINK = "Bitte bestätigen Sie Ihre neue E-Mail-Adresse";
const GEAENDERT = "Ihre E-Mail-Adresse im Antragsportal wurde geändert";

/** The mails that the page of somebody shows, with their address, the oldest first. */
async function mailsVon(uuid: string): Promise<unknown[][]> {
  const { body } = await (await t.alsSupport()).get(person(uuid));
  return listOf(body.mails)
    .map(({ empfaenger, betreff }) => [empfaenger, betreff])
    .reverse();
}

/** Until the link to the new address is out. */
async function sendLink(wen: string, email: string): Promise<string> {
  await untilWartezeit(t, wen, (sara) => beginAdresse(sara, wen, email));
  t.uhr.vor({ stunden: 24 });
  await runAenderungen(t.dienste);
  return tokenAus(t, email);
}

async function changeTo(wen: string, email: string): Promise<void> {
  const token = await sendLink(wen, email);
  t.uhr.vor({ stunden: 1 });
  expect((await t.ruf("POST", `${EINSPRUCH}/bestaetigen`, { json: { token } })).status).toBe(200);
  t.uhr.vor({ stunden: 1 });
}

const forget = (email: string) => t.ruf("POST", "/v1/passwort/vergessen", { json: { email } });

describe("die E-Mails auf der Seite einer Person, deren Adresse wechselt", () => {
  it("zeigen den Link an die neue Adresse, auch abgelehnt und nach dem Ende der Änderung", async () => {
    await sendLink(MAX.uuid, NEU);
    await t.eigentuemer.query(
      "UPDATE mail_ausgang SET aufgegeben_am = erstellt_am, letzter_fehler = '550 unbekannt' WHERE empfaenger = $1",
      [NEU],
    );
    const { body } = await (await t.alsSupport()).get(person(MAX.uuid));
    expect(listOf(body.mails)[0]).toMatchObject({ empfaenger: NEU, betreff: LINK, fehler: "550 unbekannt" });
    t.uhr.vor({ stunden: 24 });
    await runAenderungen(t.dienste);
    expect(await mailsVon(MAX.uuid)).toContainEqual([NEU, LINK]);
  });

  it("zeigen danach die an die bisherige und die an die neue", async () => {
    await forget(MAX.email);
    await changeTo(MAX.uuid, NEU);
    await forget(NEU);
    expect(await mailsVon(MAX.uuid)).toEqual([
      [MAX.email, "Passwort zurücksetzen"],
      [MAX.email, expect.stringContaining("Zugang")],
      [MAX.email, expect.stringContaining("Zugang")],
      [NEU, LINK],
      [MAX.email, GEAENDERT],
      [NEU, GEAENDERT],
      [NEU, "Passwort zurücksetzen"],
    ]);
  });

  it("zeigen nichts von der Person, die die bisherige Adresse danach bekommt, und ihr nichts von vorher", async () => {
    await forget(MAX.email);
    await changeTo(MAX.uuid, NEU);
    const vorher = await mailsVon(MAX.uuid);
    await changeTo(KAI.uuid, MAX.email);
    await forget(MAX.email);
    expect(await mailsVon(MAX.uuid)).toEqual(vorher);
    const kais = await mailsVon(KAI.uuid);
    expect(kais.filter(([an]) => an === MAX.email)).toEqual([
      [MAX.email, LINK],
      [MAX.email, GEAENDERT],
      [MAX.email, "Passwort zurücksetzen"],
    ]);
  });

  it("zeigen auch einer neuen Registrierung mit der bisherigen Adresse nur die eigenen", async () => {
    await changeTo(MAX.uuid, NEU);
    const vorher = await mailsVon(MAX.uuid);
    await register(t, t.browser(), { email: MAX.email });
    const { rows } = await t.eigentuemer.query<{ uuid: string }>(
      "SELECT uuid FROM registrierung WHERE benutzer ->> 'email' = $1",
      [MAX.email],
    );
    const neue = await mailsVon(rows[0]?.uuid ?? "");
    expect(neue.map(([an]) => an)).toEqual([MAX.email]);
    expect(neue.map(([, betreff]) => betreff)).not.toContain(GEAENDERT);
    expect(await mailsVon(MAX.uuid)).toEqual(vorher);
  });

  it("hält zwei Wechsel hin und zurück auseinander", async () => {
    await changeTo(MAX.uuid, NEU);
    await changeTo(MAX.uuid, MAX.email);
    await changeTo(KAI.uuid, NEU);
    await forget(NEU);
    await forget(MAX.email);
    const mails = await mailsVon(MAX.uuid);
    expect(mails.filter(([an]) => an === NEU).map(([, betreff]) => betreff)).not.toContain("Passwort zurücksetzen");
    expect(mails.filter(([, betreff]) => betreff === GEAENDERT)).toHaveLength(4);
    expect(mails.at(-1)).toEqual([MAX.email, "Passwort zurücksetzen"]);
  });
});

it("die Liste findet die Person auch unter der neuen Adresse, solange sie wartet, und unter der bisherigen", async () => {
  const sara = await t.alsSupport();
  const find = async (email: string) =>
    listOf((await sara.get(`${PERSONEN}?suche=${encodeURIComponent(email)}`)).body.data).map(({ uuid }) => uuid);
  expect(await find(NEU)).toEqual([]);
  await beginAdresse(sara, MAX.uuid, NEU);
  expect(await find(NEU)).toEqual([MAX.uuid]);
  await t.eigentuemer.query(
    "UPDATE zugangsaenderung SET stand = 'ERLEDIGT', beendet_am = begonnen_am, zugestimmt_von = $1",
    [MENSCHEN.admin.uuid],
  );
  await t.eigentuemer.query("UPDATE benutzer SET email = $1 WHERE uuid = $2", [NEU, MAX.uuid]);
  expect([await find(NEU), await find(MAX.email)]).toEqual([[MAX.uuid], [MAX.uuid]]);
});
