import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toAustausch, writeJson } from "~/domain/antrag/austausch/austausch";
import { formulare } from "~/domain/antrag/formular/formulare";
import type { Werte } from "~/formkit/field";
import { antragPfad, felder, readVorhaben, save, vorhabenPfad, type Angelegt } from "../../support/antraege";
import { createV1, MIT_BESCHEID, vorhabenV1 } from "../../support/antragV1";
import { listOf, startBackend, textOf, type Browser, type TestBackend } from "../../support/backend";
import { ENTWURF } from "../../unit/domain/antrag/dokumente/ansicht";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterAll(() => t.stop());

const takeOver = (browser: Browser, uuid: string) => browser.post(antragPfad(uuid, "/uebernahme"));
const herkunftVon = async (uuid: string) => (await chefin.get(antragPfad(uuid, "/herkunft"))).body.herkunft;

async function erstesVorhaben(uuid: string): Promise<Angelegt> {
  const { body } = await chefin.get(antragPfad(uuid));
  return { uuid, vorhabenUuid: textOf(listOf(body.vorhaben)[0]?.uuid) };
}

describe("Ergänzungsantrag", () => {
  const NEUES = { beginn: "2024-04-01", ende: "2026-12-31" };
  let nummer = 0;
  const createBeschieden = (spalten: object = {}, werte = vorhabenV1(NEUES)) =>
    createV1(t, chefin, {
      ...MIT_BESCHEID,
      antragsnummer: `FZ-2024-${String(++nummer).padStart(6, "0")}`,
      ...spalten,
      werte,
    });
  const add = (uuid: string, vorhabenUuids: string[]) =>
    chefin.post(antragPfad(uuid, "/ergaenzung"), { vorhabenUuids });

  it.each([
    [
      "ohne abgerufenen Bescheid",
      { bescheidAbholungAm: null },
      vorhabenV1(NEUES),
      /erst möglich, wenn der Bescheid vorliegt/,
    ],
    [
      "am ersten Tag, an dem Wirtschaftsgüter im Antrag stehen konnten",
      { eingereichtAm: new Date("2025-02-19T23:00:00Z") },
      vorhabenV1(NEUES),
      /vor dem 19\.02\.2025/,
    ],
    [
      "für Vorhaben mit Beginn am 27.03.2024",
      {},
      vorhabenV1({ ...NEUES, beginn: "2024-03-27" }),
      /nach dem 27\.03\.2024/,
    ],
    ["zu einem Ergänzungsantrag", { istVereinfacht: true }, vorhabenV1(NEUES), /selbst ein Ergänzungsantrag/],
  ])("ist nicht möglich %s", async (_fall, spalten, werte, grund) => {
    const { uuid, vorhabenUuid } = await createBeschieden(spalten, werte);
    expect((await chefin.get(antragPfad(uuid, "/ergaenzung"))).body).toMatchObject({ hindernis: grund, vorhaben: [] });
    expect(await add(uuid, [vorhabenUuid])).toMatchObject({ status: 409, body: { userMessage: grund } });
  });

  it("ist möglich, wenn am Tag davor eingereicht wurde und das Vorhaben am 28.03.2024 begann", async () => {
    const { uuid, vorhabenUuid } = await createBeschieden(
      { eingereichtAm: new Date("2025-02-19T22:59:59.999Z") },
      vorhabenV1({ ...NEUES, beginn: "2024-03-28" }),
    );
    expect((await chefin.get(antragPfad(uuid, "/ergaenzung"))).body).toMatchObject({
      hindernis: null,
      vorhaben: [{ uuid: vorhabenUuid }],
    });
    expect((await add(uuid, [vorhabenUuid])).status).toBe(200);
  });

  it("verlangt mindestens eines der Vorhaben und nur solche", async () => {
    const { uuid, vorhabenUuid } = await createBeschieden();
    for (const wahl of [[], [randomUUID()], [vorhabenUuid, randomUUID()]]) {
      expect(await add(uuid, wahl)).toMatchObject({ status: 422, body: { errors: [{ property: "vorhaben" }] } });
    }
  });

  async function createErgaenzung() {
    const quelle = await createBeschieden({}, vorhabenV1({ ...NEUES, neuheit: "n".repeat(800) }));
    const angelegt = await erstesVorhaben(textOf((await add(quelle.uuid, [quelle.vorhabenUuid])).body.uuid));
    return { quelle, angelegt };
  }

  it("kopiert die bescheinigten Angaben ungekürzt und ist nach dem Ende der Version 1 bearbeitbar", async () => {
    const { quelle, angelegt } = await createErgaenzung();
    expect((await chefin.get(antragPfad(angelegt.uuid))).body).toMatchObject({
      bezeichnung: "Erstes Formular (Ergänzung)",
      info: { version: "V1", istVereinfachterAntrag: true, status: "IN_BEARBEITUNG" },
      rechte: { bearbeiten: true },
    });
    const { werte, pruefung } = await readVorhaben(chefin, angelegt);
    expect(werte).toMatchObject({
      standDerTechnik: "n".repeat(800),
      wirtschaftsgueterBeantragen: true,
      wirtschaftsgueter: [],
      arbeitspakete: [],
    });
    expect(listOf(pruefung?.fehler).map(({ tab }) => tab)).toEqual(["arbeitsplan", "wirtschaftsgueter"]);
    expect(await herkunftVon(angelegt.uuid)).toMatchObject({ art: "ERGAENZUNG", ausUuid: quelle.uuid });
  });

  it("nimmt Arbeitsplan und Wirtschaftsgüter an", async () => {
    const { angelegt } = await createErgaenzung();
    const [paket, gut] = [randomUUID(), randomUUID()];
    const antwort = await save(chefin, angelegt, {
      revision: 1,
      aenderungen: [
        {
          art: "zeileSpeichern",
          tabelle: "arbeitspakete",
          zeile: { uuid: paket, titel: "Aufbau", von: "2024-04", bis: "2024-06", akteure: ["EIGEN"] },
        },
        {
          art: "zeileSpeichern",
          tabelle: "wirtschaftsgueter",
          zeile: { uuid: gut, bezeichnung: "Prüfstand", arbeitspakete: [paket] },
        },
      ],
    });
    expect(antwort.status).toBe(200);
    const { werte } = await readVorhaben(chefin, angelegt);
    expect(listOf(werte?.wirtschaftsgueter)).toMatchObject([{ bezeichnung: "Prüfstand", arbeitspakete: [paket] }]);
    expect(werte?.standDerTechnik).toBe("n".repeat(800));
  });

  it.each([
    ["titel", felder({ titel: "Anders" })],
    ["wirtschaftsgueterBeantragen", felder({ wirtschaftsgueterBeantragen: false })],
    ["rahmen", felder({ rahmen: [] })],
    ["auftragnehmer", { art: "zeileSpeichern", tabelle: "auftragnehmer", zeile: { uuid: randomUUID(), name: "Neu" } }],
    ["kooperationspartner", { art: "zeileLoeschen", tabelle: "kooperationspartner", zeileUuid: randomUUID() }],
  ])(
    "weist eine Änderung an %s ab und speichert auch das Erlaubte derselben Sendung nicht",
    async (property, aenderung) => {
      const { angelegt } = await createErgaenzung();
      const erlaubt = {
        art: "zeileSpeichern",
        tabelle: "arbeitspakete",
        zeile: { uuid: randomUUID(), titel: "Paket" },
      };
      expect(await save(chefin, angelegt, { revision: 1, aenderungen: [erlaubt, aenderung] })).toMatchObject({
        status: 422,
        body: { errors: [{ property, message: /gehört zum bescheinigten Vorhaben/ }] },
      });
      expect(listOf((await readVorhaben(chefin, angelegt)).werte?.arbeitspakete)).toEqual([]);
    },
  );

  it("bekommt keine weiteren Vorhaben und keine Testdaten", async () => {
    const { angelegt } = await createErgaenzung();
    expect((await chefin.post(antragPfad(angelegt.uuid, "/vorhaben"))).status).toBe(409);
    expect((await chefin.post(`${vorhabenPfad(angelegt)}/testdaten`)).status).toBeGreaterThanOrEqual(403);
  });

  const datei = (uuid: string, werte: Werte) => {
    const vorhaben = [{ uuid, vorhabenId: null, werte, anlagen: [] }];
    return Buffer.from(writeJson(toAustausch({ ...ENTWURF, formular: formulare.ERGAENZUNG, vorhaben }))).toString(
      "base64",
    );
  };
  const importVergleich = (uuid: string, inhalt: string) =>
    chefin.post(antragPfad(uuid, "/import/vergleich"), { inhalt });

  it("liest die eigene Datei wieder ein, auch mit bescheinigten Texten über den heutigen Grenzen", async () => {
    const { angelegt } = await createErgaenzung();
    const inhalt = datei(angelegt.vorhabenUuid, { standDerTechnik: "n".repeat(800) });
    expect(await importVergleich(angelegt.uuid, inhalt)).toMatchObject({
      status: 200,
      body: { vorhaben: [{ art: "gleich" }], verworfen: [] },
    });
  });

  it("bekommt auch aus einer Datei keine weiteren Vorhaben", async () => {
    const { angelegt } = await createErgaenzung();
    const inhalt = datei(randomUUID(), { titel: "Nie bescheinigt" });
    const abgelehnt = { status: 422, body: { errors: [{ property: "datei", message: /nur bescheinigte Vorhaben/ }] } };
    expect(await importVergleich(angelegt.uuid, inhalt)).toMatchObject(abgelehnt);
    const uebernahme = { inhalt, revisionen: { [angelegt.vorhabenUuid]: 1 }, auswahl: null };
    expect(await chefin.post(antragPfad(angelegt.uuid, "/import"), uebernahme)).toMatchObject(abgelehnt);
    expect(listOf((await chefin.get(antragPfad(angelegt.uuid))).body.vorhaben)).toHaveLength(1);
  });

  it("lässt sich als Vorlage für einen neuen Antrag nehmen, dann gekürzt", async () => {
    const { angelegt } = await createErgaenzung();
    const kopie = textOf((await takeOver(chefin, angelegt.uuid)).body.uuid);
    expect((await readVorhaben(chefin, await erstesVorhaben(kopie))).werte?.standDerTechnik).toBe("n".repeat(500));
    expect(await herkunftVon(kopie)).toMatchObject({ abgeschnitten: [{ text: "n".repeat(300) }] });
  });
});
