import { eq } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { mailAusgang } from "~/server/backend/storage/schema/mail";
import { rememberMail } from "~/server/backend/usecases/mail/rememberMail";
import { tidy } from "~/server/backend/usecases/tidy";
import { MailAblehnung } from "~/server/backend/ports/mailPort";
import { sendNextMail } from "~/server/backend/usecases/mail/sendNextMail";
import { listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const remember = (subject: string, to = "a@example.org") =>
  inTransaktion(t.dienste, (tx) => rememberMail(tx, t.dienste, { to, subject, text: "geheimer Link" }));

/** What this backend writes to the log as an error. */
function listen() {
  const gemeldet: { facts: object; message: string }[] = [];
  const error = (facts: object, message: string) => void gemeldet.push({ facts, message });
  return { gemeldet, log: { ...t.dienste.log, info: () => undefined, warn: () => undefined, error } };
}

it("sendet nach dem Festschreiben und behält den Text danach nicht", async () => {
  await remember("eins");
  expect(t.mails).toEqual([]);
  await t.clearAusgang();
  expect(t.mails).toEqual([{ to: "a@example.org", subject: "eins", text: "geheimer Link" }]);
  expect(await t.dienste.db.select().from(mailAusgang)).toMatchObject([{ text: "", gesendetAm: t.uhr.now() }]);
});

it("sendet, was im selben Moment geschrieben wurde, in der Reihenfolge des Schreibens", async () => {
  const betreffe = ["eins", "zwei", "drei", "vier"];
  for (const betreff of betreffe) await remember(betreff);
  // Where the lines lie in the table says nothing about their order: this moves the first behind the others.
  const erste = eq(mailAusgang.betreff, "eins");
  const jetzt = t.uhr.now();
  for (const naechsterVersuchAm of [new Date(0), jetzt])
    await t.dienste.db.update(mailAusgang).set({ naechsterVersuchAm }).where(erste);
  expect((await t.clearAusgang()).map(({ subject }) => subject)).toEqual(betreffe);
});

it("sendet nichts aus einem Vorgang, der scheitert", async () => {
  const scheitert = inTransaktion(t.dienste, async (tx) => {
    await rememberMail(tx, t.dienste, { to: "a@example.org", subject: "nie", text: "" });
    throw new Error("Abbruch");
  });
  await expect(scheitert).rejects.toThrow("Abbruch");
  expect(await t.clearAusgang()).toEqual([]);
});

it("versucht es nach einem Fehler mit wachsenden Pausen wieder, bis die Mail hinausgeht", async () => {
  await remember("zäh");
  t.mailFehler.aktiv = true;
  expect(await sendNextMail(t.dienste)).toBe(true);
  t.uhr.vor({ sekunden: 1 });
  expect(await sendNextMail(t.dienste)).toBe(false);
  t.uhr.vor({ sekunden: 1 });
  expect(await sendNextMail(t.dienste)).toBe(true);
  t.uhr.vor({ sekunden: 3 });
  expect(await sendNextMail(t.dienste)).toBe(false);
  t.mailFehler.aktiv = false;
  t.uhr.vor({ sekunden: 1 });
  expect(await sendNextMail(t.dienste)).toBe(true);
  expect(t.mails).toMatchObject([{ subject: "zäh" }]);
});

it("gibt nach 30 Versuchen auf, meldet es und behält den Text nicht", async () => {
  const { gemeldet, log } = listen();
  const dienste = { ...t.dienste, log };
  await remember("unzustellbar");
  t.mailFehler.aktiv = true;
  for (let versuch = 1; versuch <= 30; versuch++) {
    expect(await sendNextMail(dienste)).toBe(true);
    expect(gemeldet).toHaveLength(versuch === 30 ? 1 : 0);
    t.uhr.vor({ stunden: 1 });
  }
  const [zeile] = await t.dienste.db.select().from(mailAusgang);
  expect(zeile).toMatchObject({
    text: "",
    gesendetAm: null,
    versuche: 30,
    letzterFehler: "Mailserver nicht erreichbar",
  });
  expect(gemeldet).toEqual([
    { facts: { mail: zeile?.uuid, versuche: 30, fehler: "Mailserver nicht erreichbar" }, message: "Mail given up" },
  ]);
  t.mailFehler.aktiv = false;
  expect(await sendNextMail(dienste)).toBe(false);
  expect(t.mails).toEqual([]);
  t.uhr.vor({ tage: 29, stunden: 23 });
  await tidy(dienste);
  expect(await t.dienste.db.$count(mailAusgang)).toBe(1);
  t.uhr.vor({ stunden: 1, sekunden: 1 });
  await tidy(dienste);
  expect(await t.dienste.db.$count(mailAusgang)).toBe(0);
});

it("sendet jede Mail einmal, auch wenn mehrere Knoten zugleich senden", async () => {
  for (let nummer = 0; nummer < 30; nummer++) await remember(String(nummer));
  await Promise.all(Array.from({ length: 6 }, () => t.clearAusgang()));
  expect(t.mails).toHaveLength(30);
  expect(new Set(t.mails.map(({ subject }) => subject)).size).toBe(30);
});

it("übernimmt nach einer Minute, was ein abgestürzter Knoten liegen ließ", async () => {
  await remember("liegen geblieben");
  const haengt = { ...t.dienste, mail: { send: () => new Promise<void>(() => undefined) } };
  void sendNextMail(haengt);
  await expect.poll(async () => (await t.dienste.db.select().from(mailAusgang))[0]?.versuche).toBe(1);
  expect(await sendNextMail(t.dienste)).toBe(false);
  t.uhr.vor({ sekunden: 60 });
  await t.clearAusgang();
  expect(t.mails).toMatchObject([{ subject: "liegen geblieben" }]);
});

it("sendet jede Mail einmal, auch wenn der Mailserver für jede fast eine halbe Minute braucht", async () => {
  for (let nummer = 0; nummer < 4; nummer++) await remember(String(nummer));
  const send: typeof t.dienste.mail.send = async (mail) => {
    t.uhr.vor({ sekunden: 25 });
    // Meanwhile another node looks for what is due.
    await sendNextMail(t.dienste);
    t.mails.push(mail);
  };
  while (await sendNextMail({ ...t.dienste, mail: { send } }));
  expect(t.mails.map(({ subject }) => subject).sort()).toEqual(["0", "1", "2", "3"]);
});

it("hält das Beenden nicht länger auf als eine Mail", async () => {
  for (let nummer = 0; nummer < 4; nummer++) await remember(String(nummer));
  let arrive = (): void => undefined;
  const unterwegs = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const versand = vi.spyOn(t.umgebung.mail, "send").mockImplementation(() => unterwegs);
  t.backend.start();
  await expect.poll(() => versand.mock.calls.length).toBe(1);
  const beendet = t.backend.stop();
  // The live channel ends first; the mail takes longer than that.
  await wait(1_000);
  arrive();
  await beendet;
  expect(versand.mock.calls.length).toBe(1);
});

it("weckt den Versand gleich nach dem Festschreiben", async () => {
  t.backend.start();
  await expect.poll(() => t.dienste.db.$count(mailAusgang)).toBe(0);
  await remember("gleich");
  await expect.poll(() => t.mails.length, { timeout: 30_000 }).toBe(1);
});

it("versucht nicht noch einmal, was der Mailserver endgültig ablehnt, und sagt es dem Betrieb ohne die Adresse", async () => {
  const { gemeldet, log } = listen();
  const send = vi.fn(() => Promise.reject(new MailAblehnung("ABGELEHNT", "550 5.1.1 <a@example.org>: unknown")));
  const dienste = { ...t.dienste, log, mail: { send } };
  await remember("unbekannt");
  expect(await t.backend.listStoerungen()).toEqual([]);
  expect(await sendNextMail(dienste)).toBe(true);
  t.uhr.vor({ stunden: 2 });
  expect(await sendNextMail(dienste)).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
  const [zeile] = await t.dienste.db.select().from(mailAusgang);
  expect(zeile).toMatchObject({ text: "", gesendetAm: null, fehlerArt: "ABGELEHNT" });
  const facts = { mail: zeile?.uuid, versuche: 1, fehler: "550 5.1.1 <…>: unknown" };
  expect(gemeldet).toEqual([{ facts, message: "Mail refused for good by the mail server" }]);
  expect(await t.backend.listStoerungen()).toEqual([
    "Nicht zustellbar in den letzten 24 Stunden: 1 Mail. Näheres steht im Protokoll.",
  ]);
  t.uhr.vor({ stunden: 22, sekunden: 1 });
  expect(await t.backend.listStoerungen()).toEqual([]);
});

it("versucht weiter, was nur an der Anmeldung beim Mailserver scheitert, und sagt es dem Betrieb", async () => {
  const { gemeldet, log } = listen();
  const falsch = { send: () => Promise.reject(new MailAblehnung("EINRICHTUNG", "535 5.7.8 Authentication failed")) };
  await remember("eins");
  expect(await sendNextMail({ ...t.dienste, log, mail: falsch })).toBe(true);
  expect(gemeldet).toHaveLength(1);
  expect(await t.backend.listStoerungen()).toEqual([
    "Der Mailserver nimmt vom Portal keine Mails an (1 Mail im Ausgang): Bitte prüfen Sie SMTP_URL und MAIL_ABSENDER.",
  ]);
  t.uhr.vor({ sekunden: 2 });
  await t.clearAusgang();
  expect(t.mails).toMatchObject([{ subject: "eins" }]);
  expect(await t.backend.listStoerungen()).toEqual([]);
});

it("sagt dem Betrieb, was nach einem Fehler länger als eine Viertelstunde wartet", async () => {
  await remember("eins");
  t.mailFehler.aktiv = true;
  await sendNextMail(t.dienste);
  expect(await t.backend.listStoerungen()).toEqual([]);
  t.uhr.vor({ minuten: 16 });
  expect(await t.backend.listStoerungen()).toEqual(["Im Ausgang wartet seit über 15 Minuten: 1 Mail."]);
});

it("gibt jeder Mail eine Message-ID, die bei jedem Versuch dieselbe ist", async () => {
  const ids: string[] = [];
  const send = (_mail: unknown, messageId: string) => {
    ids.push(messageId);
    return Promise.reject(new Error("noch nicht"));
  };
  await remember("eins");
  for (const absender of ["Portal <portal@example.org>", "portal@anders.example"]) {
    const config = { ...t.dienste.config, mailAbsender: absender };
    await sendNextMail({ ...t.dienste, config, mail: { send } });
    t.uhr.vor({ minuten: 1 });
  }
  const [zeile] = await t.dienste.db.select().from(mailAusgang);
  expect(ids).toEqual(Array.from({ length: 2 }, () => `<${zeile?.uuid ?? ""}@example.org>`));
});

it("sendet mehrere Mails zugleich, an einen Empfänger aber eine nach der anderen in der Reihenfolge des Schreibens", async () => {
  const an = ["a", "a", "b", "a", "c", "b"];
  for (const [nummer, wer] of an.entries()) await remember(`${wer}${String(nummer)}`, `${wer}@example.org`);
  const [unterwegs, zugleich, fertig] = [new Set<string>(), [] as number[], [] as string[]];
  let open: () => void = () => undefined;
  const tor = new Promise<void>((resolve) => {
    open = resolve;
  });
  vi.spyOn(t.umgebung.mail, "send").mockImplementation(async ({ to, subject }) => {
    expect(unterwegs).not.toContain(to);
    unterwegs.add(to);
    zugleich.push(unterwegs.size);
    if (unterwegs.size === 3) open();
    await tor;
    unterwegs.delete(to);
    fertig.push(subject);
  });
  t.backend.start();
  await expect.poll(() => fertig.length, { timeout: 30_000 }).toBe(6);
  expect(Math.max(...zugleich)).toBe(3);
  for (const [wer, reihe] of Object.entries({ a: ["a0", "a1", "a3"], b: ["b2", "b5"], c: ["c4"] }))
    expect(fertig.filter((betreff) => betreff.startsWith(wer))).toEqual(reihe);
});

it("hält keine Mail zurück, weil eine frühere an denselben Empfänger nach einem Fehler wartet", async () => {
  await remember("eins");
  t.mailFehler.aktiv = true;
  await sendNextMail(t.dienste);
  t.mailFehler.aktiv = false;
  await remember("zwei");
  expect(await t.clearAusgang()).toMatchObject([{ subject: "zwei" }]);
});

it("findet der Administration E-Mails nach Adresse und Betreff und weiß, was an Mitarbeitende der Behörde geht", async () => {
  const admin = await t.alsAdmin();
  await t.clearAusgang();
  await remember("Ihr Bescheid_1", "erika@example.org");
  await remember("Neue Frist", MENSCHEN.admin.email);
  const find = async (suche: string) => {
    const { body } = await admin.get(`/v1/wartung/mails?suche=${encodeURIComponent(suche)}`);
    return listOf(body.data).map(({ betreff, anStab }) => [betreff, anStab]);
  };
  expect(await find("ERIKA")).toEqual([["Ihr Bescheid_1", false]]);
  expect(await find("frist")).toEqual([["Neue Frist", true]]);
  expect(await find("d_1")).toEqual([["Ihr Bescheid_1", false]]);
  expect(await find("dx1")).toEqual([]);
  expect((await find(" ")).length).toBe(2);
  expect((await admin.get("/v1/wartung/mails?suche=%00")).status).toBe(422);
});

it("zeigt der Administration auch nur, was aufgegeben ist oder noch wartet", async () => {
  const admin = await t.alsAdmin();
  await t.clearAusgang();
  for (const betreff of ["eins", "zwei", "drei"]) await remember(betreff);
  const list = async (frage: string) => {
    const { body } = await admin.get(`/v1/wartung/mails?${frage}`);
    return { betreffe: listOf(body.data).map(({ betreff }) => textOf(betreff)), total: body.total };
  };
  const [zweite] = await t.dienste.db.select().from(mailAusgang).where(eq(mailAusgang.betreff, "zwei"));
  const pfad = `/v1/wartung/mails/${zweite?.uuid ?? ""}/verwerfen`;
  expect((await admin.post(pfad, { grund: "Falsche Adresse" })).status).toBe(200);
  expect(await list("")).toEqual({ betreffe: ["eins", "zwei", "drei"], total: 3 });
  expect(await list("stand=AUFGEGEBEN&size=1")).toEqual({ betreffe: ["zwei"], total: 1 });
  expect(await list("stand=WARTET&size=1&page=1")).toEqual({ betreffe: ["drei"], total: 2 });
  expect((await admin.get("/v1/wartung/mails?stand=VERSCHICKT")).status).toBe(422);
});
