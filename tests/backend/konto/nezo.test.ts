import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  listOf,
  PASSWORT,
  startBackend,
  textOf,
  type Antwort,
  type Browser,
  type TestBackend,
} from "../../support/backend";
import { infoVon } from "../../support/antraege";
import { stateOf, zertifikatOf } from "../../support/registrierung";

let b: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  b = await startBackend({ FEATURE_TESTDATENGENERATOR: "true" });
});
afterAll(() => b.stop());
beforeEach(async () => {
  chefin = await b.alsBevollmaechtigter();
});

const EIGENES = zertifikatOf(
  { firma: "Beispiel Maschinenbau GmbH", land: "DE", bundesland: "BE", steuernummer: "21/815/08150" },
  "anderes-konto",
);
const FREMDES = zertifikatOf(
  { firma: "Fremd Chemie AG", land: "DE", bundesland: "BE", steuernummer: "21/815/08152" },
  "konto-chemie",
);
const ERKLAERUNGEN = ["richtigkeit", "datenverarbeitung", "abruf", "vertretung"];
const KEINE_BERATUNG = { beratung: false, beratungName: "", beratungOrt: "", beratungArt: "", beratungMitwirkung: "" };

/** An Antrag that may be submitted. */
async function fertigerAntrag(): Promise<string> {
  const uuid = textOf((await chefin.post("/v1/antraege", { bezeichnung: "Probe" })).body.uuid);
  const vorhaben = listOf((await chefin.get(`/v1/antraege/${uuid}`)).body.vorhaben)[0];
  await chefin.post(`/v1/antraege/${uuid}/vorhaben/${textOf(vorhaben?.uuid)}/testdaten`);
  const { body } = await chefin.get(`/v1/antraege/${uuid}`);
  const einreichung = { ...KEINE_BERATUNG, gutachterWiderspruch: false, interneNotiz: "", erklaerungen: ERKLAERUNGEN };
  const gespeichert = await chefin.put(`/v1/antraege/${uuid}/einreichung`, {
    revision: Number(body.revision),
    einreichung,
  });
  expect(gespeichert).toMatchObject({ status: 200 });
  return uuid;
}

const standVon = async (antragUuid: string) =>
  textOf((await chefin.get(`/v1/antraege/${antragUuid}`)).body.stand ?? "unbekannt");
const start = async (antragUuid: string, browser = chefin) =>
  browser.post("/v1/nezo/vorgaenge", { intent: "EINREICHEN", antragUuid, stand: await standVon(antragUuid) });
const complete = (state: string, browser = chefin, intent = "EINREICHEN") =>
  browser.post("/v1/nezo/abschluss", { state, intent });
const statusVon = async (uuid: string) => (await infoVon(chefin, uuid)).status;

/** Leaves to nezo and gets a certificate there. */
async function sign(uuid: string, unternehmen = EIGENES): Promise<string> {
  const state = stateOf(await start(uuid));
  b.nezo.ergebnisse.set(state, { status: "ERFOLG", unternehmen });
  return state;
}

describe("Einreichen mit nezo", () => {
  it("reicht nach der Rückkehr ein und merkt sich die Identifikation in der Sitzung", async () => {
    const uuid = await fertigerAntrag();
    const beginn = await start(uuid);
    const url = new URL(textOf(beginn.body.weiterleitungUrl));
    expect(url.searchParams.get("rueckkehr")).toBe("http://localhost:3000/nezoweiterleitung");
    b.nezo.ergebnisse.set(stateOf(beginn), { status: "ERFOLG", unternehmen: EIGENES });
    expect((await complete(stateOf(beginn))).body).toEqual({
      ergebnis: "ANTRAG_EINGEREICHT",
      antragUuid: uuid,
      gegenstandUuid: null,
    });
    expect(await statusVon(uuid)).toBe("WIRD_UEBERMITTELT");
    const { rows } = await b.dienste.pool.query("SELECT 1 FROM sitzung WHERE nezo_am IS NOT NULL");
    expect(rows).toHaveLength(1);
  });

  it("lehnt das Zertifikat eines anderen Unternehmens ab und verbraucht dabei den state", async () => {
    const uuid = await fertigerAntrag();
    const state = await sign(uuid, FREMDES);
    expect((await complete(state)).body).toMatchObject({
      code: "NEZO_ANDERES_UNTERNEHMEN",
      userMessage:
        "Das ELSTER-Zertifikat gehört zu einem anderen Unternehmen. Bitte starten Sie den Vorgang erneut und verwenden Sie das Zertifikat Ihres Unternehmens.",
    });
    b.nezo.ergebnisse.set(state, { status: "ERFOLG", unternehmen: EIGENES });
    expect((await complete(state)).body).toMatchObject({ code: "NEZO_ABGELAUFEN" });
    expect(await statusVon(uuid)).toBe("IN_BEARBEITUNG");
  });

  it.each(["ABBRUCH", "OFFEN"] as const)("meldet einen Abbruch (%s)", async (status) => {
    const uuid = await fertigerAntrag();
    const state = stateOf(await start(uuid));
    b.nezo.ergebnisse.set(state, { status });
    expect((await complete(state)).body).toMatchObject({
      code: "NEZO_ABGEBROCHEN",
      userMessage: "Die Anmeldung wurde abgebrochen. Bitte starten Sie den Vorgang erneut.",
    });
    expect(await statusVon(uuid)).toBe("IN_BEARBEITUNG");
  });

  it("gilt einmal: von 20 gleichzeitigen Rückkehren reicht genau eine ein", async () => {
    const uuid = await fertigerAntrag();
    const state = await sign(uuid);
    const antworten = await Promise.all(Array.from({ length: 20 }, () => complete(state, chefin.kopie())));
    for (const { body } of antworten)
      expect(body).toEqual({ ergebnis: "ANTRAG_EINGEREICHT", antragUuid: uuid, gegenstandUuid: null });
    const { rows } = await b.dienste.pool.query("SELECT 1 FROM uebermittlung WHERE antrag_uuid = $1", [uuid]);
    expect(rows).toHaveLength(1);
  });

  it("antwortet derselben Sitzung zehn Minuten lang dasselbe, wenn die Antwort verloren ging", async () => {
    const uuid = await fertigerAntrag();
    const state = await sign(uuid);
    const eingereicht = { ergebnis: "ANTRAG_EINGEREICHT", antragUuid: uuid, gegenstandUuid: null };
    expect((await complete(state)).body).toEqual(eingereicht);
    b.uhr.vor({ minuten: 4 });
    expect((await complete(state)).body).toEqual(eingereicht);
    for (const browser of [await b.alsBevollmaechtigter(), await b.alsFremder()]) {
      expect((await complete(state, browser)).body).toMatchObject({ code: "NEZO_ABGELAUFEN" });
    }
    b.uhr.vor({ minuten: 6, sekunden: 1 });
    await chefin.post("/v1/auth/token/refresh");
    expect((await complete(state)).body).toMatchObject({ code: "NEZO_ABGELAUFEN" });
    const { rows } = await b.dienste.pool.query("SELECT 1 FROM uebermittlung WHERE antrag_uuid = $1", [uuid]);
    expect(rows).toHaveLength(1);
  });

  it("gilt zehn Minuten", async () => {
    const [erster, zweiter] = [await fertigerAntrag(), await fertigerAntrag()];
    const [frueh, spaet] = [await sign(erster), await sign(zweiter)];
    b.uhr.vor({ minuten: 9, sekunden: 59 });
    await chefin.post("/v1/auth/token/refresh");
    expect((await complete(frueh)).status).toBe(200);
    b.uhr.vor({ sekunden: 2 });
    expect((await complete(spaet)).body).toMatchObject({
      code: "NEZO_ABGELAUFEN",
      userMessage: "Die Sitzung ist abgelaufen. Bitte starten Sie den Vorgang erneut.",
    });
  });

  it("gilt nur in der Sitzung, die den Vorgang begonnen hat", async () => {
    const uuid = await fertigerAntrag();
    const state = await sign(uuid);
    const andere: [Browser, string][] = [
      [await b.alsBevollmaechtigter(), "NEZO_ABGELAUFEN"],
      [await b.alsFremder(), "NEZO_ABGELAUFEN"],
      [b.browser(), "NICHT_ANGEMELDET"],
      [await b.alsAdmin(), "KEIN_ZUGRIFF"],
    ];
    for (const [browser, code] of andere) expect((await complete(state, browser)).body).toMatchObject({ code });
    expect((await complete(state)).status).toBe(200);
  });

  it("gilt nicht mehr, wenn inzwischen ein anderes Unternehmen gewählt ist", async () => {
    const uuid = await fertigerAntrag();
    const state = await sign(uuid);
    const wahl = listOf((await chefin.get("/v1/benutzer/unternehmen")).body.data).find(
      ({ name }) => textOf(name) === "Muster Software GmbH",
    );
    await chefin.post(`/v1/benutzer/unternehmen/${textOf(wahl?.uuid)}/waehlen`);
    expect((await complete(state)).body).toMatchObject({ code: "NEZO_ABGELAUFEN" });
  });

  it.each(["REGISTRIERUNG", "BESCHEID_ABRUF", "<b>x</b>"])("gilt nicht für einen anderen Zweck: %s", async (intent) => {
    const state = await sign(await fertigerAntrag());
    expect((await complete(state, chefin, intent)).body).toMatchObject({ code: "NEZO_ABGELAUFEN" });
  });

  const vorhabenVon = async (uuid: string) => listOf((await chefin.get(`/v1/antraege/${uuid}`)).body.vorhaben);
  const schreibtInzwischen: [string, (kollege: Browser, uuid: string) => Promise<Antwort>][] = [
    [
      "ein Vorhaben geändert",
      async (kollege, uuid) => {
        const [vorhaben] = await vorhabenVon(uuid);
        const aenderungen = [{ art: "felder", werte: { titel: "Etwas anderes" } }];
        return kollege.put(`/v1/antraege/${uuid}/vorhaben/${textOf(vorhaben?.uuid)}`, {
          revision: Number(vorhaben?.revision),
          aenderungen,
        });
      },
    ],
    [
      "ein Vorhaben geleert",
      async (kollege, uuid) => {
        const [vorhaben] = await vorhabenVon(uuid);
        const aenderungen = [{ art: "felder", werte: { titel: "" } }];
        return kollege.put(`/v1/antraege/${uuid}/vorhaben/${textOf(vorhaben?.uuid)}`, {
          revision: Number(vorhaben?.revision),
          aenderungen,
        });
      },
    ],
    [
      "die Angaben zur Einreichung geändert",
      async (kollege, uuid) => {
        const { revision } = (await chefin.get(`/v1/antraege/${uuid}`)).body;
        const einreichung = {
          ...KEINE_BERATUNG,
          gutachterWiderspruch: true,
          interneNotiz: "",
          erklaerungen: ERKLAERUNGEN,
        };
        return kollege.put(`/v1/antraege/${uuid}/einreichung`, { revision: Number(revision), einreichung });
      },
    ],
    [
      "ein ausgefülltes Vorhaben angefügt",
      async (kollege, uuid) => {
        const vorhabenUuid = textOf((await kollege.post(`/v1/antraege/${uuid}/vorhaben`)).body.vorhabenUuid);
        return kollege.post(`/v1/antraege/${uuid}/vorhaben/${vorhabenUuid}/testdaten`);
      },
    ],
  ];

  it.each(schreibtInzwischen)("reicht nur ein, was signiert wurde: inzwischen hat jemand %s", async (_was, write) => {
    const uuid = await fertigerAntrag();
    const state = await sign(uuid);
    expect((await write(await b.alsBevollmaechtigter(), uuid)).status).toBe(200);
    expect((await complete(state)).body).toMatchObject({ code: "REVISION_VERALTET" });
    expect(await statusVon(uuid)).toBe("IN_BEARBEITUNG");
    expect((await complete(state)).body).toMatchObject({ code: "NEZO_ABGELAUFEN" });
  });

  it.each(schreibtInzwischen)(
    "beginnt nur mit dem Stand, der gelesen wurde: inzwischen hat jemand %s",
    async (_was, write) => {
      const uuid = await fertigerAntrag();
      const stand = await standVon(uuid);
      expect((await write(await b.alsBevollmaechtigter(), uuid)).status).toBe(200);
      for (const gelesen of [{ stand }, {}]) {
        const { status, body } = await chefin.post("/v1/nezo/vorgaenge", {
          intent: "EINREICHEN",
          antragUuid: uuid,
          ...gelesen,
        });
        expect([status, body.code]).toEqual([409, "REVISION_VERALTET"]);
        expect(body.userMessage).toMatch(
          /^Seit Sie ihn gelesen haben, wurden der Antrag oder die Angaben zum Unternehmen geändert\./,
        );
      }
      expect(await statusVon(uuid)).toBe("IN_BEARBEITUNG");
    },
  );

  it("verlangt nach zwei Stunden eine Bestätigung, vor dem Beginn und vor dem Abschluss; danach gilt dieselbe Rückkehr", async () => {
    const uuid = await fertigerAntrag();
    const work = async (minuten: number) => {
      b.uhr.vor({ minuten });
      expect((await chefin.post("/v1/auth/token/refresh")).status).toBe(200);
    };
    for (const minuten of [28, 28, 28, 28]) await work(minuten);
    const state = await sign(uuid);
    await work(9);
    for (const abgewiesen of [await start(uuid), await complete(state)]) {
      expect([abgewiesen.status, abgewiesen.body.httpSubStatus]).toEqual([403, "403.40"]);
    }
    expect(await statusVon(uuid)).toBe("IN_BEARBEITUNG");
    expect((await chefin.post("/v1/auth/nachweis", { passwort: PASSWORT })).body).toEqual({ stand: "FRISCH" });
    expect((await complete(state)).body).toEqual({
      ergebnis: "ANTRAG_EINGEREICHT",
      antragUuid: uuid,
      gegenstandUuid: null,
    });
  });

  it("sagt, dass der Antrag inzwischen eingereicht ist", async () => {
    const uuid = await fertigerAntrag();
    const [erster, zweiter] = [await sign(uuid), await sign(uuid)];
    expect((await complete(erster)).status).toBe(200);
    expect((await complete(zweiter)).body).toMatchObject({ code: "STATUS_NICHT_ERLAUBT" });
  });

  it("beginnt nicht ohne vollständigen Antrag, Recht oder Anmeldung", async () => {
    const leer = textOf((await chefin.post("/v1/antraege", { bezeichnung: "Leer" })).body.uuid);
    expect((await start(leer)).body).toMatchObject({ code: "ANTRAG_UNVOLLSTAENDIG" });
    const uuid = await fertigerAntrag();
    expect((await start(uuid, await b.alsFremder())).body).toMatchObject({ code: "ANTRAG_NICHT_GEFUNDEN" });
    expect((await start(crypto.randomUUID())).body).toMatchObject({ code: "ANTRAG_NICHT_GEFUNDEN" });
    expect((await start(uuid, await b.alsSupport())).body).toMatchObject({ code: "KEIN_ZUGRIFF" });
    expect((await start(uuid, b.browser())).body).toMatchObject({ code: "NICHT_ANGEMELDET" });
    expect((await chefin.post("/v1/nezo/vorgaenge", { intent: "EINREICHEN" })).body).toMatchObject({
      code: "ID_FEHLT",
    });
    expect((await chefin.post("/v1/nezo/vorgaenge", { intent: "ANDERES" })).status).toBe(422);
  });
});
