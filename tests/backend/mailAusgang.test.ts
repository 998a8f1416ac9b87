import { afterEach, beforeEach, expect, it } from "vitest";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { mailAusgang } from "~/server/backend/storage/schema/mail";
import { merkeMail } from "~/server/backend/usecases/mail/merkeMail";
import { sendeMails } from "~/server/backend/usecases/mail/sendeMails";
import { starteBackend, type TestBackend } from "../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await starteBackend();
});
afterEach(() => t.stop());

const merke = (subject: string) =>
  inTransaktion(t.dienste, (tx) => merkeMail(tx, t.dienste, { to: "a@example.org", subject, text: "geheimer Link" }));

it("sendet nach dem Festschreiben und behält den Text danach nicht", async () => {
  await merke("eins");
  expect(t.mails).toEqual([]);
  await t.leereAusgang();
  expect(t.mails).toEqual([{ to: "a@example.org", subject: "eins", text: "geheimer Link" }]);
  expect(await t.dienste.db.select().from(mailAusgang)).toMatchObject([{ text: "", gesendetAm: t.uhr.now() }]);
});

it("sendet nichts aus einem Vorgang, der scheitert", async () => {
  const scheitert = inTransaktion(t.dienste, async (tx) => {
    await merkeMail(tx, t.dienste, { to: "a@example.org", subject: "nie", text: "" });
    throw new Error("Abbruch");
  });
  await expect(scheitert).rejects.toThrow("Abbruch");
  expect(await t.leereAusgang()).toEqual([]);
});

it("versucht es nach einem Fehler mit wachsenden Pausen wieder, bis die Mail hinausgeht", async () => {
  await merke("zäh");
  t.mailFehler.aktiv = true;
  expect(await sendeMails(t.dienste)).toBe(1);
  t.uhr.vor({ sekunden: 1 });
  expect(await sendeMails(t.dienste)).toBe(0);
  t.uhr.vor({ sekunden: 1 });
  expect(await sendeMails(t.dienste)).toBe(1);
  t.uhr.vor({ sekunden: 3 });
  expect(await sendeMails(t.dienste)).toBe(0);
  t.mailFehler.aktiv = false;
  t.uhr.vor({ sekunden: 1 });
  expect(await sendeMails(t.dienste)).toBe(1);
  expect(t.mails).toMatchObject([{ subject: "zäh" }]);
});

it("sendet jede Mail einmal, auch wenn mehrere Knoten zugleich senden", async () => {
  for (let nummer = 0; nummer < 30; nummer++) await merke(String(nummer));
  await Promise.all(Array.from({ length: 6 }, () => t.leereAusgang()));
  expect(t.mails).toHaveLength(30);
  expect(new Set(t.mails.map(({ subject }) => subject)).size).toBe(30);
});

it("übernimmt nach einer Minute, was ein abgestürzter Knoten liegen ließ", async () => {
  await merke("liegen geblieben");
  const haengt = { ...t.dienste, mail: { send: () => new Promise<void>(() => undefined) } };
  void sendeMails(haengt);
  await expect.poll(async () => (await t.dienste.db.select().from(mailAusgang))[0]?.versuche).toBe(1);
  expect(await sendeMails(t.dienste)).toBe(0);
  t.uhr.vor({ sekunden: 60 });
  await t.leereAusgang();
  expect(t.mails).toMatchObject([{ subject: "liegen geblieben" }]);
});

it("weckt den Versand gleich nach dem Festschreiben", async () => {
  t.backend.start();
  await expect.poll(() => t.dienste.db.$count(mailAusgang)).toBe(0);
  await merke("gleich");
  await expect.poll(() => t.mails.length, { timeout: 3000 }).toBe(1);
});
