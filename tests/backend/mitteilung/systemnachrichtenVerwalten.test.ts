import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { systemnachricht } from "~/server/backend/storage/schema/systemnachricht";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { UNBEKANNT } from "../../support/personen";
import { LEUTE, PFAD, put as putNachricht, titelFuer, WARTUNG } from "../../support/systemnachrichten";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const put = (werte: object = {}) => putNachricht(t, werte);
type Wer = keyof typeof LEUTE;
const wer = Object.keys(LEUTE) as Wer[]; // The keys of the object above.

describe("ohne Ende und Jetzt beenden", () => {
  it("eine Meldung ohne Ende steht da, bis jemand sie beendet", async () => {
    const uuid = await put({ anzeigenBis: null });
    t.uhr.set("2027-03-02T09:00:00Z");
    const admin = await t.alsAdmin();
    expect(await titelFuer(admin)).toEqual(["Wartung am Abend"]);
    expect((await admin.post(`${PFAD}/${uuid}/beenden`, {})).body).toEqual({ titel: "Wartung am Abend" });
    expect(await titelFuer(admin)).toEqual([]);
    expect((await admin.get(`${PFAD}/${uuid}`)).body).toMatchObject({
      stand: "VORBEI",
      anzeigenBis: "2027-03-02T09:00:00.000Z",
      revision: 2,
      fassung: 1,
    });
    expect((await admin.post(`${PFAD}/${uuid}/beenden`, {})).body.httpSubStatus).toBe("409.20");
  });

  it("derselbe Schlüssel beendet nur einmal und antwortet gleich", async () => {
    const uuid = await put();
    const admin = await t.alsAdmin();
    const schluessel = "11111111-1111-4111-8111-111111111111";
    const erste = await admin.post(`${PFAD}/${uuid}/beenden`, {}, { schluessel });
    expect(await admin.post(`${PFAD}/${uuid}/beenden`, {}, { schluessel })).toMatchObject({
      status: 200,
      body: erste.body,
    });
  });

  it("was noch nicht begonnen hat, lässt sich nicht beenden; was in dieser Minute beginnt, schon", async () => {
    const admin = await t.alsAdmin();
    const spaeter = await put({ anzeigenVon: "2026-03-02T09:00:01Z" });
    expect((await admin.post(`${PFAD}/${spaeter}/beenden`, {})).body.httpSubStatus).toBe("409.20");
    const jetzt = await put({ anzeigenVon: "2026-03-02T09:00:00Z" });
    expect((await admin.post(`${PFAD}/${jetzt}/beenden`, {})).status).toBe(200);
    expect((await admin.post(`${PFAD}/${UNBEKANNT}/beenden`, {})).status).toBe(404);
  });
});

describe("zwei ändern zugleich", () => {
  it("wer den alten Stand hat, überschreibt nichts und erfährt es", async () => {
    const admin = await t.alsAdmin();
    const uuid = await put();
    expect((await admin.put(`${PFAD}/${uuid}`, { ...WARTUNG, titel: "Erste", revision: 1 })).status).toBe(200);
    const zweite = await admin.put(`${PFAD}/${uuid}`, { ...WARTUNG, titel: "Zweite", revision: 1 });
    expect(zweite).toMatchObject({ status: 409, body: { code: "REVISION_VERALTET", httpSubStatus: "409.10" } });
    expect(await titelFuer(admin)).toEqual(["Erste"]);
    expect((await admin.put(`${PFAD}/${uuid}`, { ...WARTUNG, titel: "Zweite", revision: 2 })).body).toEqual({
      revision: 3,
    });
    expect(await titelFuer(admin)).toEqual(["Zweite"]);
  });

  it("von zwei gleichzeitigen gelingt genau eine", async () => {
    const admin = await t.alsAdmin();
    const uuid = await put();
    const antworten = await Promise.all(
      ["A", "B", "C"].map((titel) => admin.put(`${PFAD}/${uuid}`, { ...WARTUNG, titel, revision: 1 })),
    );
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe("die Liste für Support und Administration", () => {
  beforeEach(async () => {
    await put({ titel: "Vorbei", anzeigenVon: "2026-02-01T08:00", anzeigenBis: "2026-02-02T08:00" });
    await put({ titel: "Kommt", anzeigenVon: "2026-03-05T08:00", anzeigenBis: "2026-03-06T08:00" });
    await put({ titel: "Jetzt", anzeigenBis: null, zielgruppe: "ROLLEN", rollen: ["QUALITAETSMANAGEMENT"] });
  });
  const liste = async (query = "") => {
    const { status, body } = await (await t.alsSupport()).get(`${PFAD}/alle${query}`);
    expect(status).toBe(200);
    return listOf(body.data).map(({ titel }) => titel);
  };
  const filter = (werte: object) => `?filter=${encodeURIComponent(JSON.stringify(werte))}`;

  it("hat auch vergangene und kommende: erst aktive, dann kommende, dann vergangene", async () => {
    expect(await liste()).toEqual(["Jetzt", "Kommt", "Vorbei"]);
  });

  it.each([
    ["nur aktive", filter({ aktiv: "AKTIV" }), ["Jetzt"]],
    ["vergangene und kommende", filter({ aktiv: "VORBEI###GEPLANT" }), ["Kommt", "Vorbei"]],
    ["Zielgruppe", filter({ zielgruppe: "ROLLEN" }), ["Jetzt"]],
    ["ohne Ende", filter({ anzeigenBis: "<Ohne Wert>" }), ["Jetzt"]],
    ["Tag des Beginns", filter({ anzeigenVon: "05.03.2026" }), ["Kommt"]],
    ["Suche im Titel", "?suche=komm", ["Kommt"]],
    ["Suche im Text", "?suche=erreichbar&size=1", ["Jetzt"]],
    ["nach Titel", "?sort=titel:desc", ["Vorbei", "Kommt", "Jetzt"]],
    ["nach Ende, ohne Ende zuletzt", "?sort=anzeigenBis:asc", ["Vorbei", "Kommt", "Jetzt"]],
    ["nach Stand", "?sort=aktiv:desc", ["Vorbei", "Kommt", "Jetzt"]],
    ["zweite Seite", "?size=2&page=1", ["Vorbei"]],
  ])("filtert, sucht, sortiert und blättert: %s", async (_, query, erwartet) => {
    expect(await liste(query)).toEqual(erwartet);
  });

  it.each(["?sort=text:asc", "?sort=titel:seitwaerts", filter({ anzahlGeschlossen: "1" }), filter({ fremd: "x" })])(
    "weist ab, was es nicht gibt: %s",
    async (query) => {
      expect((await (await t.alsSupport()).get(`${PFAD}/alle${query}`)).status).toBe(422);
    },
  );

  it("sagt, wer zuletzt was geändert hat, und alles zu einer Meldung", async () => {
    const uuid = await put({
      titel: "Genau",
      zielgruppe: "UNTERNEHMEN",
      unternehmen: [FIRMEN.chemie.uuid, FIRMEN.maschinenbau.uuid],
      ereignisVon: [2026, 3, 2, 18, 0],
      ereignisBis: "2026-03-02T19:00",
    });
    const { firmen, geaendertVon, ...rest } = (await (await t.alsSupport()).get(`${PFAD}/${uuid}`)).body;
    expect(listOf(firmen).map(({ firma }) => firma)).toEqual(["Beispiel Maschinenbau GmbH", "Fremd Chemie AG"]);
    expect(geaendertVon).toBe(`${MENSCHEN.admin.vorname} ${MENSCHEN.admin.nachname}`);
    expect(rest).toMatchObject({
      stand: "AKTIV",
      ereignisVon: "2026-03-02T17:00:00.000Z",
      ereignisBis: "2026-03-02T18:00:00.000Z",
      geaendertAm: "2026-03-02T09:00:00.000Z",
      revision: 1,
      anzahlGeschlossen: 0,
    });
  });
});

describe("Rechte", () => {
  const lesend = (browser: Browser, uuid: string) => [
    () => browser.get(`${PFAD}/alle`),
    () => browser.get(`${PFAD}/${uuid}`),
  ];
  const schreibend = (browser: Browser, uuid: string) => [
    () => browser.post(PFAD, WARTUNG),
    () => browser.put(`${PFAD}/${uuid}`, { ...WARTUNG, revision: 1 }),
    () => browser.post(`${PFAD}/${uuid}/beenden`, {}),
    () => browser.delete(`${PFAD}/${uuid}`),
    () => browser.post(`${PFAD}/vorschau`, WARTUNG),
    () => browser.post(`${PFAD}/unternehmen`, { suche: "Chemie", gewaehlt: [] }),
  ];

  it.each(wer)(
    "lesen dürfen die Liste nur Support und Administration, schreiben nur die Administration: %s",
    async (name) => {
      const uuid = await put();
      const browser = await LEUTE[name](t);
      const darfLesen = name === "Support" || name === "Administration";
      for (const anfrage of lesend(browser, uuid)) expect((await anfrage()).status).toBe(darfLesen ? 200 : 403);
      if (name === "Administration") return;
      for (const anfrage of schreibend(browser, uuid))
        expect((await anfrage()).body).toMatchObject({ httpStatus: 403, httpSubStatus: "403.10" });
      expect(await t.dienste.db.select().from(systemnachricht)).toMatchObject([
        { uuid, revision: 1, titel: WARTUNG.titel },
      ]);
    },
  );

  it("ohne Sitzung geht nichts davon", async () => {
    const uuid = await put();
    const browser = t.browser();
    for (const anfrage of [...lesend(browser, uuid), ...schreibend(browser, uuid)])
      expect((await anfrage()).body.httpSubStatus).toBe("401.20");
  });

  it("jeder Schritt steht im Protokoll: wer, wann, welche", async () => {
    const admin = await t.alsAdmin();
    const uuid = await put();
    await admin.put(`${PFAD}/${uuid}`, { ...WARTUNG, revision: 1 });
    await admin.post(`${PFAD}/${uuid}/beenden`, {});
    await admin.delete(`${PFAD}/${uuid}`);
    const zeilen = (await t.dienste.db.select().from(audit)).filter(({ vorgang }) =>
      vorgang.startsWith("systemnachricht"),
    );
    expect(zeilen.map(({ vorgang, nach, benutzerUuid }) => [vorgang, nach, benutzerUuid])).toEqual(
      ["Erstellen", "Aendern", "Beenden", "Loeschen"].map((schritt) => [
        `systemnachricht${schritt}`,
        uuid,
        MENSCHEN.admin.uuid,
      ]),
    );
  });
});

describe("schlechte Eingaben", () => {
  const NACH_BEGINN = "Bitte wählen Sie ein Ende, das nach dem Beginn liegt.";
  const GIBT_ES_NICHT =
    "Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr auf Sommerzeit umgestellt wird. Bitte wählen Sie eine Zeit vor 2 Uhr oder ab 3 Uhr.";
  it.each<[string, object, string]>([
    ["anzeigenBis", { anzeigenBis: "2026-03-02T07:59" }, NACH_BEGINN],
    ["anzeigenVon", { anzeigenVon: "2026-03-29T02:30", anzeigenBis: "2026-03-30T02:30" }, GIBT_ES_NICHT],
    ["anzeigenBis", { anzeigenBis: [2026, 3, 29, 2, 0] }, GIBT_ES_NICHT],
    ["ereignisVon", { ereignisBis: "2026-03-02T19:00" }, "Bitte geben Sie auch den Beginn des Ereignisses ein."],
    ["ereignisBis", { ereignisVon: "2026-03-02T19:00", ereignisBis: "2026-03-02T18:00" }, NACH_BEGINN],
    ["zielgruppe", { zielgruppe: "NIEMAND" }, "Bitte wählen Sie, für wen die Meldung bestimmt ist."],
    ["unternehmen", { zielgruppe: "UNTERNEHMEN" }, "Bitte wählen Sie mindestens ein Unternehmen."],
    [
      "unternehmen",
      { zielgruppe: "UNTERNEHMEN", unternehmen: [FIRMEN.chemie.uuid, UNBEKANNT] },
      "Bitte wählen Sie nur Unternehmen, die es im Portal gibt. Mindestens eines ist unbekannt.",
    ],
    [
      "unternehmen",
      { zielgruppe: "UNTERNEHMEN", unternehmen: ["keine uuid"] },
      "Bitte wählen Sie nur Unternehmen, die es im Portal gibt. Mindestens eines ist unbekannt.",
    ],
    ["rollen", { zielgruppe: "ROLLEN" }, "Bitte wählen Sie mindestens eine Rolle."],
    ["rollen", { zielgruppe: "ROLLEN", rollen: ["CHEF"] }, "Bitte wählen Sie nur Rollen aus der Liste."],
    ["titel", { titel: "x".repeat(201) }, "Sie dürfen maximal 200 Zeichen eingeben"],
    ["text", { text: "x".repeat(10_001) }, "Sie dürfen maximal 10000 Zeichen eingeben"],
  ])("%s %j", async (property, werte, message) => {
    for (const pfad of [PFAD, `${PFAD}/vorschau`])
      expect(await (await t.alsAdmin()).post(pfad, { ...WARTUNG, ...werte })).toMatchObject({
        status: 422,
        body: { errors: [{ uuid: "", property, message }] },
      });
    expect(await t.dienste.db.select().from(systemnachricht)).toEqual([]);
  });

  it("nennt alles auf einmal", async () => {
    const antwort = await (
      await t.alsAdmin()
    ).post(PFAD, { titel: "", text: "", anzeigenVon: "", anzeigenBis: null, zielgruppe: "ROLLEN" });
    expect(listOf(antwort.body.errors).map(({ property }) => property)).toEqual([
      "anzeigenVon",
      "titel",
      "text",
      "rollen",
    ]);
  });

  it("die doppelte Stunde im Herbst meint die spätere", async () => {
    const { body } = await (
      await t.alsAdmin()
    ).post(`${PFAD}/vorschau`, { ...WARTUNG, anzeigenVon: "2026-10-25T02:30", anzeigenBis: "2026-10-25T03:00" });
    expect(body).toMatchObject({ anzeigenVon: "2026-10-25T01:30:00.000Z", anzeigenBis: "2026-10-25T02:00:00.000Z" });
  });
});

it("findet Unternehmen nach Name und Ort und behält die gewählten", async () => {
  const admin = await t.alsAdmin();
  const gewaehlt = [FIRMEN.software.uuid, UNBEKANNT, "keine"];
  const { data } = (await admin.post(`${PFAD}/unternehmen`, { suche: "chemie", gewaehlt })).body;
  expect(listOf(data).map(({ firma }) => firma)).toEqual(["Muster Software GmbH", "Fremd Chemie AG"]);
});
