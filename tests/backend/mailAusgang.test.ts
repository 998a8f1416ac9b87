import { eq } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { mailAusgang } from "~/server/backend/storage/schema/mail";
import { merkeMail } from "~/server/backend/usecases/mail/merkeMail";
import { raeumeAuf } from "~/server/backend/usecases/raeumeAuf";
import { sendeNaechsteMail } from "~/server/backend/usecases/mail/sendeNaechsteMail";
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

it("sendet, was im selben Moment geschrieben wurde, in der Reihenfolge des Schreibens", async () => {
  const betreffe = ["eins", "zwei", "drei", "vier"];
  for (const betreff of betreffe) await merke(betreff);
  // Where the lines lie in the table says nothing about their order: this moves the first behind the others.
  const erste = eq(mailAusgang.betreff, "eins");
  const jetzt = t.uhr.now();
  for (const naechsterVersuchAm of [new Date(0), jetzt]) await t.dienste.db.update(mailAusgang).set({ naechsterVersuchAm }).where(erste);
  expect((await t.leereAusgang()).map(({ subject }) => subject)).toEqual(betreffe);
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
  expect(await sendeNaechsteMail(t.dienste)).toBe(true);
  t.uhr.vor({ sekunden: 1 });
  expect(await sendeNaechsteMail(t.dienste)).toBe(false);
  t.uhr.vor({ sekunden: 1 });
  expect(await sendeNaechsteMail(t.dienste)).toBe(true);
  t.uhr.vor({ sekunden: 3 });
  expect(await sendeNaechsteMail(t.dienste)).toBe(false);
  t.mailFehler.aktiv = false;
  t.uhr.vor({ sekunden: 1 });
  expect(await sendeNaechsteMail(t.dienste)).toBe(true);
  expect(t.mails).toMatchObject([{ subject: "zäh" }]);
});

it("gibt nach 30 Versuchen auf, meldet es und behält den Text nicht", async () => {
  const gemeldet: { facts: object; message: string }[] = [];
  const error = (facts: object, message: string) => void gemeldet.push({ facts, message });
  const dienste = { ...t.dienste, log: { ...t.dienste.log, info: () => undefined, warn: () => undefined, error } };
  await merke("unzustellbar");
  t.mailFehler.aktiv = true;
  for (let versuch = 1; versuch <= 30; versuch++) {
    expect(await sendeNaechsteMail(dienste)).toBe(true);
    expect(gemeldet).toHaveLength(versuch === 30 ? 1 : 0);
    t.uhr.vor({ stunden: 1 });
  }
  const [zeile] = await t.dienste.db.select().from(mailAusgang);
  expect(zeile).toMatchObject({ text: "", gesendetAm: null, versuche: 30, letzterFehler: "Mailserver nicht erreichbar" });
  expect(gemeldet).toEqual([
    { facts: { mail: zeile?.uuid, versuche: 30, fehler: "Mailserver nicht erreichbar" }, message: "Mail given up" },
  ]);
  t.mailFehler.aktiv = false;
  expect(await sendeNaechsteMail(dienste)).toBe(false);
  expect(t.mails).toEqual([]);
  t.uhr.vor({ tage: 1, sekunden: 1 });
  await raeumeAuf(dienste);
  expect(await t.dienste.db.$count(mailAusgang)).toBe(0);
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
  void sendeNaechsteMail(haengt);
  await expect.poll(async () => (await t.dienste.db.select().from(mailAusgang))[0]?.versuche).toBe(1);
  expect(await sendeNaechsteMail(t.dienste)).toBe(false);
  t.uhr.vor({ sekunden: 60 });
  await t.leereAusgang();
  expect(t.mails).toMatchObject([{ subject: "liegen geblieben" }]);
});

it("sendet jede Mail einmal, auch wenn der Mailserver für jede fast eine halbe Minute braucht", async () => {
  for (let nummer = 0; nummer < 4; nummer++) await merke(String(nummer));
  const send: typeof t.dienste.mail.send = async (mail) => {
    t.uhr.vor({ sekunden: 25 });
    // Meanwhile another node looks for what is due.
    await sendeNaechsteMail(t.dienste);
    t.mails.push(mail);
  };
  while (await sendeNaechsteMail({ ...t.dienste, mail: { send } }));
  expect(t.mails.map(({ subject }) => subject).sort()).toEqual(["0", "1", "2", "3"]);
});

it("hält das Beenden nicht länger auf als eine Mail", async () => {
  for (let nummer = 0; nummer < 4; nummer++) await merke(String(nummer));
  const versand = vi.spyOn(t.umgebung.mail, "send").mockImplementation(() => wait(300));
  t.backend.start();
  await expect.poll(() => versand.mock.calls.length).toBe(1);
  await t.backend.stop();
  expect(versand.mock.calls.length).toBe(1);
});

it("weckt den Versand gleich nach dem Festschreiben", async () => {
  t.backend.start();
  await expect.poll(() => t.dienste.db.$count(mailAusgang)).toBe(0);
  await merke("gleich");
  await expect.poll(() => t.mails.length, { timeout: 3000 }).toBe(1);
});
