import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend } from "~/server/backend";
import { createLogspeicher, type Logspeicher } from "~/server/backend/logspeicher";
import { createLog } from "~/server/operator/log";
import { Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";

const PFAD = "/v1/wartung/logzeilen";

let t: TestBackend;
let admin: Browser;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  const speicher: Logspeicher = createLogspeicher(t.uhr.now());
  t.dienste.logzeilen = speicher;
  const log = createLog("info", speicher);
  log.info({ port: 3000 }, "started");
  for (let i = 0; i < 3; i++) log.warn({ anzahl: i }, "Mail not sent, will be tried again");
  log.error({ requestId: "kennung-7", token: "x".repeat(43), an: "erika@example.org" }, "Unexpected error");
  admin = await t.alsAdmin();
});
afterAll(() => t.stop());

const meldungen = async (query: string) => {
  const { body } = await admin.get(`${PFAD}${query}`);
  return listOf(body.data).map(({ meldung }) => textOf(meldung));
};

describe("wer das Log des Prozesses liest", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm", "datenschutz"] as const)(
    "nicht %s",
    async (wer) => {
      const antwort = await (await t.als(wer)).get(PFAD);
      expect(antwort.body.code).toBe("KEIN_ZUGRIFF");
      expect(JSON.stringify(antwort.body)).not.toContain("Unexpected");
    },
  );

  it("niemand ohne Anmeldung", async () => {
    expect((await t.ruf("GET", PFAD)).status).toBe(401);
  });

  it("steht selbst im Protokoll, dieselbe Frage einmal", async () => {
    await admin.get(PFAD);
    await admin.get(`${PFAD}?page=1`);
    await admin.get(`${PFAD}?stufe=error&suche=kennung`);
    const { rows } = await t.dienste.pool.query<{ von: string; grund: string }>(
      "SELECT von, grund FROM audit WHERE vorgang = 'PROTOKOLL_GELESEN' ORDER BY lfd",
    );
    expect(rows).toEqual([
      { von: "ADMINISTRATOR", grund: "Log des Prozesses" },
      { von: "ADMINISTRATOR", grund: "Log des Prozesses; Suche: kennung; Stufe: Fehler" },
    ]);
  });
});

describe("das Log des Prozesses", () => {
  it("nennt die letzten Zeilen, seit wann der Prozess läuft, und die Vorgangskennung", async () => {
    const { body } = await admin.get(PFAD);
    expect(body).toMatchObject({ seit: t.uhr.now().toISOString(), total: 5 });
    expect(listOf(body.data)[0]).toMatchObject({
      meldung: "Unexpected error",
      vorgangskennung: "kennung-7",
    });
    expect(JSON.stringify(body)).not.toMatch(/xxxx|erika/);
  });

  it("findet nach Stufe und Text und blättert", async () => {
    expect(await meldungen("?stufe=info")).toEqual(["started"]);
    expect(await meldungen("?suche=KENNUNG-7")).toEqual(["Unexpected error"]);
    expect(await meldungen("?suche=mail&size=2")).toHaveLength(2);
    expect(await meldungen("?suche=mail&size=2&page=1")).toHaveLength(1);
    expect(await meldungen("?suche=nirgends")).toEqual([]);
  });

  it("lehnt eine Stufe ab, die es nicht gibt, und Text, der sich nicht vermerken lässt", async () => {
    for (const query of ["?stufe=debug", "?suche=%00"]) expect((await admin.get(PFAD + query)).status, query).toBe(422);
  });
});

it("nennt an zwei Knoten derselben Datenbank jeweils nur die eigenen Zeilen und den eigenen Start", async () => {
  const seit = new Date(t.uhr.now().getTime() + 60_000);
  const speicher = createLogspeicher(seit);
  const zweiter = createBackend({ ...t.umgebung, logzeilen: speicher }, { scryptLogN: 4 });
  createLog("info", speicher).warn({}, "Only on the second node");
  const drueben = new Browser(zweiter, admin.ip);
  for (const [name, wert] of admin.kekse) drueben.kekse.set(name, wert);
  const dort = await drueben.get(PFAD);
  expect(dort.body).toMatchObject({ seit: seit.toISOString(), total: 1 });
  expect(listOf(dort.body.data)[0]).toMatchObject({ meldung: "Only on the second node" });
  expect(await meldungen("")).not.toContain("Only on the second node");
  await zweiter.stop();
});
