import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { antrag as antragTabelle, uebermittlung } from "~/server/backend/storage/schema/antrag";
import { bescheid } from "~/server/backend/storage/schema/bescheid";
import { schriftsatz } from "~/server/backend/storage/schema/schriftsatz";
import { type Angelegt, antragPfad, statusVon } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";
import { abgerufen, bescheidBeispiel, insertBescheid } from "../../support/bescheide";
import {
  auftragFuer,
  start,
  fetchSchriftsatzTan,
  readSchriftsatz,
  schriftsatzPfad,
  setStatus,
  startTest,
} from "../../support/schriftsaetze";

const FRIST = "2026-03-16";
let test: TestBackend;
let chefin: Browser;
let kollege: Browser;
let antrag: Angelegt;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ chefin, kollege, antrag } = await startTest(test));
});

/** A decision that was retrieved, so that the month runs until `FRIST`. */
async function bescheide(bekannt = true): Promise<string> {
  const uuid = await insertBescheid(test, antrag.uuid, bekannt ? abgerufen(test) : {});
  await setStatus(test, antrag.uuid, "BESCHEID_LIEGT_VOR");
  return uuid;
}

const write = (uuid: string, werte: object, wer = chefin) =>
  wer.put(schriftsatzPfad(antrag.uuid, uuid), { revision: 1, werte });
const sign = async (uuid: string) =>
  chefin.post("/v1/unterschriften", await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid }));
async function startWiderspruch(werte: object = {}): Promise<string> {
  const uuid = await start(chefin, antrag.uuid, { art: "WIDERSPRUCH" });
  expect(
    await write(uuid, { vorhaben: [antrag.vorhabenUuid], begruendung: "Das Vorhaben ist neu.", ...werte }),
  ).toMatchObject({
    status: 200,
  });
  return uuid;
}

describe("Widerspruch", () => {
  it("geht ein, wird übermittelt und lässt sich zurückziehen und in der Frist erneut einlegen", async () => {
    const bescheidUuid = await bescheide();
    const uuid = await startWiderspruch();
    expect(await readSchriftsatz(chefin, antrag.uuid, uuid)).toMatchObject({
      bescheidUuid,
      kontext: { widerspruchsfrist: FRIST },
    });
    expect(await sign(uuid)).toMatchObject({ status: 200 });
    expect(await statusVon(chefin, antrag.uuid)).toBe("WIDERSPRUCH_EINGEREICHT");
    const [sendung] = await test.dienste.db.select().from(uebermittlung).where(eq(uebermittlung.schriftsatzUuid, uuid));
    expect(sendung).toMatchObject({ art: "WIDERSPRUCH", status: "OFFEN" });
    const rueckzug = await start(chefin, antrag.uuid, { art: "WIDERSPRUCH_RUECKZUG" });
    expect(await readSchriftsatz(chefin, antrag.uuid, rueckzug)).toMatchObject({ widerspruchUuid: uuid });
    expect(await sign(rueckzug)).toMatchObject({ status: 200 });
    expect(await statusVon(chefin, antrag.uuid)).toBe("WIDERSPRUCH_ZURUECKGEZOGEN");
    expect((await readSchriftsatz(chefin, antrag.uuid, uuid)).status).toBe("ZURUECKGEZOGEN");
    const zweiter = await startWiderspruch();
    expect(await sign(zweiter)).toMatchObject({ status: 200 });
    expect(await statusVon(chefin, antrag.uuid)).toBe("WIDERSPRUCH_EINGEREICHT");
  });

  it("nach der Frist: verspätet nur mit Grund, aber nie ausgeschlossen", async () => {
    await bescheide();
    const uuid = await startWiderspruch();
    test.uhr.set("2026-03-16T22:59:59Z");
    chefin = await test.alsBevollmaechtigter();
    expect((await readSchriftsatz(chefin, antrag.uuid, uuid)).luecken).toEqual([]);
    test.uhr.set("2026-03-16T23:00:00Z");
    expect((await readSchriftsatz(chefin, antrag.uuid, uuid)).luecken).toMatchObject([{ property: "verspaetung" }]);
    const ohne = await chefin.post("/v1/unterschriften/tan", await auftragFuer(chefin, antrag.uuid, uuid));
    expect(ohne).toMatchObject({ status: 422, body: { errors: [{ property: "verspaetung" }] } });
    const mit = await chefin.put(schriftsatzPfad(antrag.uuid, uuid), {
      revision: 2,
      werte: { verspaetung: "Wasserschaden im Büro" },
    });
    expect(mit).toMatchObject({ status: 200 });
    expect(await sign(uuid)).toMatchObject({ status: 200 });
    expect(await statusVon(chefin, antrag.uuid)).toBe("WIDERSPRUCH_EINGEREICHT");
  });

  it("nach einer Rücknahme nur, solange der Monat läuft", async () => {
    await bescheide();
    await setStatus(test, antrag.uuid, "WIDERSPRUCH_ZURUECKGEZOGEN");
    const uuid = await startWiderspruch();
    test.uhr.set("2026-03-17T06:00:00Z");
    chefin = await test.alsBevollmaechtigter();
    expect(await readSchriftsatz(chefin, antrag.uuid, uuid)).toMatchObject({
      sperre:
        "Die Widerspruchsfrist ist am 16.03.2026 abgelaufen. Wenn Sie Fragen haben, wenden Sie sich bitte an die Bescheinigungsstelle.",
    });
    const spaet = await chefin.post("/v1/unterschriften/tan", await auftragFuer(chefin, antrag.uuid, uuid));
    expect(spaet.body).toMatchObject({ httpSubStatus: "409.20" });
    expect(await statusVon(chefin, antrag.uuid)).toBe("WIDERSPRUCH_ZURUECKGEZOGEN");
  });

  it("braucht einen bekannt gegebenen Bescheid dieses Antrags", async () => {
    await bescheide(false);
    const nicht = await chefin.post(antragPfad(antrag.uuid, "/schriftsaetze"), { art: "WIDERSPRUCH" });
    expect(nicht.body).toMatchObject({
      httpSubStatus: "409.20",
      userMessage: expect.stringContaining("noch nicht bekannt gegeben") as string,
    });
    const fremder = await chefin.post(antragPfad(antrag.uuid, "/schriftsaetze"), {
      art: "WIDERSPRUCH",
      bescheidUuid: randomUUID(),
    });
    expect(fremder.status).toBe(404);
  });

  it("verlangt ein betroffenes Vorhaben, keine Begründung, aber einen Tag für eine spätere", async () => {
    await bescheide();
    const uuid = await startWiderspruch({ vorhaben: [], begruendung: "", begruendungFolgt: true });
    const { luecken } = await readSchriftsatz(chefin, antrag.uuid, uuid);
    expect(luecken).toMatchObject([{ property: "vorhaben" }, { property: "begruendungBis" }]);
  });

  it("beginnt mit den Vorhaben, die der gelesene Bescheid ablehnt, und nennt ihre Gründe", async () => {
    const [abgelehnt, bescheinigt] = bescheidBeispiel().vorhaben.toReversed();
    if (abgelehnt === undefined || bescheinigt === undefined) throw new Error("The example has two Vorhaben");
    const inhalt = bescheidBeispiel({
      vorhaben: [{ ...abgelehnt, vorhabenUuid: antrag.vorhabenUuid }, bescheinigt],
    });
    const bescheidUuid = await insertBescheid(test, antrag.uuid, { ...abgerufen(test), inhalt });
    await setStatus(test, antrag.uuid, "BESCHEID_LIEGT_VOR");
    const uuid = await start(chefin, antrag.uuid, { art: "WIDERSPRUCH" });
    const gelesen = await readSchriftsatz(chefin, antrag.uuid, uuid);
    // The second Vorhaben of the decision, of which an asset was refused, is none that was submitted here.
    expect(gelesen).toMatchObject({
      werte: { vorhaben: [antrag.vorhabenUuid] },
      luecken: [],
      abgelehntes: [
        { titel: abgelehnt.titel, isGanz: true, wirtschaftsgueter: [], begruendung: abgelehnt.begruendung },
        { titel: bescheinigt.titel, isGanz: false, wirtschaftsgueter: ["Transportwagen"] },
      ],
    });
    await test.dienste.db.update(bescheid).set({ abgerufenAm: null }).where(eq(bescheid.uuid, bescheidUuid));
    expect((await readSchriftsatz(chefin, antrag.uuid, uuid)).abgelehntes).toEqual([]);
  });

  it("bereitet vor, wer den Antrag bearbeiten darf; unterschreiben dürfen nur Bevollmächtigte", async () => {
    await bescheide();
    const uuid = await start(kollege, antrag.uuid, { art: "WIDERSPRUCH" });
    expect(await write(uuid, { vorhaben: [antrag.vorhabenUuid] }, kollege)).toMatchObject({ status: 200 });
    const auftrag = await auftragFuer(kollege, antrag.uuid, uuid);
    expect((await kollege.post("/v1/unterschriften/tan", auftrag)).status).toBe(403);
    expect((await kollege.post("/v1/unterschriften", { ...auftrag, tan: "123456" })).status).toBe(403);
    for (const fremder of [await test.alsFremder(), await test.alsSupport()]) {
      expect((await fremder.post("/v1/unterschriften/tan", auftrag)).status).toBeGreaterThanOrEqual(403);
    }
    expect(await statusVon(chefin, antrag.uuid)).toBe("BESCHEID_LIEGT_VOR");
  });
});

describe("Rückzug eines Antrags", () => {
  it.each(["EINGEREICHT", "IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT"] as const)(
    "aus %s: der Status davor bleibt bekannt",
    async (status) => {
      await setStatus(test, antrag.uuid, status);
      const uuid = await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
      await write(uuid, { grund: "NEUANTRAG", text: "Wir reichen neu ein." });
      expect(await sign(uuid)).toMatchObject({ status: 200 });
      const [zeile] = await test.dienste.db.select().from(antragTabelle).where(eq(antragTabelle.uuid, antrag.uuid));
      expect(zeile).toMatchObject({ status: "RUECKZUG_WIRD_UEBERMITTELT", statusVorRueckzug: status });
    },
  );

  it("von zweien zugleich wirkt einer", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
    const auftrag = await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid });
    const antworten = await Promise.all([chefin, chefin.kopie()].map((wer) => wer.post("/v1/unterschriften", auftrag)));
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await test.dienste.db.select().from(schriftsatz).where(eq(schriftsatz.antragUuid, antrag.uuid)),
    ).toHaveLength(1);
  });

  it.each([
    "IN_BEARBEITUNG",
    "WIRD_UEBERMITTELT",
    "BESCHEID_LIEGT_VOR",
    "ZURUECKGEZOGEN",
    "RUECKZUG_WIRD_UEBERMITTELT",
    "GESCHLOSSEN",
  ] as const)("aus %s nicht", async (status: AntragStatus) => {
    await setStatus(test, antrag.uuid, status);
    const antwort = await chefin.post(antragPfad(antrag.uuid, "/schriftsaetze"), { art: "ANTRAG_RUECKZUG" });
    expect(antwort.body).toMatchObject({ httpSubStatus: "409.20" });
    expect(await statusVon(chefin, antrag.uuid)).toBe(status);
  });
});
