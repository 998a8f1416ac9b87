import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import { audit } from "~/server/backend/storage/schema/audit";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { antragPfad, createFertig, standVon, submitNew } from "../../support/antraege";

const PFAD = "/v1/unternehmen/verbundene";
const BESTAETIGUNG = "/v1/unternehmen/verbundbestaetigung";
const FREMDE_UUID = "99999999-9999-4999-8999-999999999999";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const TOCHTER = {
  beteiligterArt: "UNTERNEHMEN",
  name: "Tochter GmbH",
  strasse: "Weg",
  hausnummer: "1",
  plz: "10115",
  ort: "Berlin",
  land: "DE",
  inDeutschlandSteuerpflichtig: false,
  verbindung: "TOCHTER",
  kapital: "60",
};

const create = (werte: object, wer = chefin) => wer.ruf("POST", PFAD, { json: { werte: { ...TOCHTER, ...werte } } });
const createUuid = async (werte: object = {}): Promise<string> => textOf((await create(werte)).body.uuid);
const save = (uuid: string, werte: object, { wer = chefin, revision = 1 } = {}) =>
  wer.ruf("PUT", `${PFAD}/${uuid}`, { json: { revision, werte } });
const list = async (wer = chefin) => (await wer.get(PFAD)).body;
const load = async (uuid: string, wer = chefin) => (await wer.get(`${PFAD}/${uuid}`)).body;
const confirm = async (mehr: object = {}) => {
  const { lage } = await list();
  return chefin.ruf("POST", BESTAETIGUNG, { json: { stand: lage?.stand, beginn: lage?.jahr?.beginn, ...mehr } });
};
const meldungen = (antwort: { body: { errors?: unknown } }) => antwort.body.errors;

describe("verbundene Unternehmen lesen", () => {
  it("zeigt jede Beziehung mit beiden Enden und ob der Höchstbetrag geteilt wird", async () => {
    await createUuid();
    await createUuid({ name: "Holding SE", verbindung: "MUTTER", kapital: "40" });
    expect(await list()).toMatchObject({
      total: 2,
      data: [
        {
          name: "Tochter GmbH",
          von: { name: FIRMEN.maschinenbau.firma },
          an: { name: "Tochter GmbH" },
          teiltHoechstbetrag: true,
          fehler: [],
        },
        {
          name: "Holding SE",
          von: { name: "Holding SE" },
          an: { name: FIRMEN.maschinenbau.firma },
          teiltHoechstbetrag: false,
        },
      ],
      lage: { stand: 2, isVollstaendig: false, rechte: { bearbeiten: true } },
    });
  });

  it("sucht, filtert und sortiert", async () => {
    await createUuid();
    await createUuid({ name: "Holding SE", verbindung: "MUTTER", kapital: "40", ort: "" });
    const namen = async (query: string) => {
      const { data } = (await chefin.get(`${PFAD}?${query}`)).body;
      return listOf(data).map(({ name }) => name);
    };
    expect(await namen("suche=holding")).toEqual(["Holding SE"]);
    expect(await namen("sort=name:asc")).toEqual(["Holding SE", "Tochter GmbH"]);
    expect(await namen("sort=kapital:desc")).toEqual(["Tochter GmbH", "Holding SE"]);
    expect(await namen(`filter=${encodeURIComponent('{"status":"rot"}')}`)).toEqual(["Holding SE"]);
    expect(await namen(`filter=${encodeURIComponent('{"verbindung":"TOCHTER"}')}`)).toEqual(["Tochter GmbH"]);
    const gefiltert = (filter: object) => namen(`filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect(await gefiltert({ kapital: "40" })).toEqual(["Holding SE"]);
    expect(await gefiltert({ kapital: "60 %" })).toEqual(["Tochter GmbH"]);
    expect(await gefiltert({ kapital: OHNE_WERT })).toEqual([]);
    await createUuid({ name: "Neue GmbH", kapital: "", gueltigAb: "2020-01-01" });
    expect(await gefiltert({ kapital: OHNE_WERT })).toEqual(["Neue GmbH"]);
    expect(await gefiltert({ zeitraum: "seit 01.01.2020" })).toEqual(["Neue GmbH"]);
    expect(await gefiltert({ zeitraum: OHNE_WERT })).toEqual(["Tochter GmbH", "Holding SE"]);
    expect((await chefin.get(`${PFAD}?sort=kapital:hoch`)).status).toBe(422);
  });

  it("zeigt Stimmen, Einfluss und über wen es geht, und sucht und sortiert danach", async () => {
    const holding = await createUuid({ name: "Holding SE", verbindung: "MUTTER", kapital: "40", stimmen: "9" });
    await createUuid({ beherrschung: "VERTRAG_ODER_SATZUNG", ueber: holding });
    await createUuid({ name: "Enkelin GmbH", kapital: "", beherrschung: "KEINE" });
    expect((await list()).data).toMatchObject([
      { name: "Holding SE", kapital: "40", stimmen: "9", beherrschung: "", ueber: "" },
      // Votes follow the capital while nothing else is said.
      { name: "Tochter GmbH", kapital: "60", stimmen: "60", beherrschung: "VERTRAG_ODER_SATZUNG", ueber: "Holding SE" },
      { name: "Enkelin GmbH", kapital: "", stimmen: "", beherrschung: "KEINE", ueber: "" },
    ]);
    const namen = async (query: string) =>
      listOf((await chefin.get(`${PFAD}?${query}`)).body.data).map(({ name }) => name);
    const gefiltert = (filter: object) => namen(`filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect(await namen("sort=stimmen:desc")).toEqual(["Tochter GmbH", "Holding SE", "Enkelin GmbH"]);
    expect(await namen("sort=ueber:desc")).toEqual(["Tochter GmbH", "Holding SE", "Enkelin GmbH"]);
    expect(await gefiltert({ stimmen: "9 %" })).toEqual(["Holding SE"]);
    expect(await gefiltert({ stimmen: OHNE_WERT })).toEqual(["Enkelin GmbH"]);
    expect(await gefiltert({ einfluss: "VERTRAG_ODER_SATZUNG" })).toEqual(["Tochter GmbH"]);
    expect(await gefiltert({ einfluss: OHNE_WERT })).toEqual(["Holding SE"]);
    expect(await gefiltert({ ueber: "holding" })).toEqual(["Tochter GmbH"]);
    expect(await gefiltert({ ueber: OHNE_WERT })).toEqual(["Holding SE", "Enkelin GmbH"]);
  });

  it("lässt Mitarbeitende lesen und nichts ändern, mit dem Recht „Stammdaten bearbeiten“ auch ändern", async () => {
    const uuid = await createUuid();
    const mitarbeiter = await t.alsMitarbeiter();
    expect((await load(uuid, mitarbeiter)).rechte).toEqual({ bearbeiten: false });
    const { lage } = await list(mitarbeiter);
    expect(lage?.rechte).toEqual({ bearbeiten: false });
    const attempts = () => [
      create({}, mitarbeiter),
      save(uuid, { name: "X" }, { wer: mitarbeiter }),
      mitarbeiter.ruf("DELETE", `${PFAD}/${uuid}`),
      mitarbeiter.ruf("POST", BESTAETIGUNG, { json: { stand: lage?.stand, beginn: lage?.jahr?.beginn } }),
    ];
    for (const versuch of attempts()) expect((await versuch).body.httpSubStatus).toBe("403.10");
    expect((await list()).lage?.stand).toBe(1);
    await t.dienste.db
      .update(mitgliedschaft)
      .set({ darfStammdaten: true })
      .where(eq(mitgliedschaft.benutzerUuid, MENSCHEN.mitarbeit.uuid));
    expect((await save(uuid, { name: "Neu GmbH" }, { wer: mitarbeiter })).body).toEqual({ revision: 2 });
  });

  it("kennt für Fremde nichts davon", async () => {
    const uuid = await createUuid();
    const fremd = await t.alsFremder();
    expect((await list(fremd)).total).toBe(0);
    expect((await fremd.get(`${PFAD}/${uuid}`)).status).toBe(404);
    expect((await save(uuid, { name: "X" }, { wer: fremd })).status).toBe(404);
    expect((await fremd.ruf("DELETE", `${PFAD}/${uuid}`)).status).toBe(404);
    for (const feld of ["bekannt", "gegenueber", "ueber"])
      expect((await create({ verbindung: "SCHWESTER", [feld]: uuid }, fremd)).status, feld).toBe(422);
    expect((await chefin.get(`${PFAD}/${FREMDE_UUID}`)).status).toBe(404);
    expect((await load(uuid)).revision).toBe(1);
  });
});

describe("verbundene Unternehmen speichern", () => {
  it("nimmt Unvollständiges an und sagt, was fehlt", async () => {
    const uuid = await createUuid({ name: "", ort: "", kapital: "" });
    expect((await load(uuid)).fehler).toEqual([
      { property: "name", message: "Dieses Feld ist erforderlich" },
      { property: "ort", message: "Dieses Feld ist erforderlich" },
    ]);
  });

  it("lehnt ab, was nie stimmen kann, am Feld und ohne etwas zu speichern", async () => {
    const zuGross = await create({ kapital: "100.01" });
    expect(zuGross.status).toBe(422);
    expect(meldungen(zuGross)).toMatchObject([
      { property: "kapital", message: "Ein Anteil kann nicht größer als 100 % sein. Bitte prüfen Sie die Zahl." },
    ]);
    expect((await create({ gueltigAb: "2026-01-02", gueltigBis: "2026-01-01" })).status).toBe(422);
    expect(await list()).toMatchObject({ total: 0, lage: { stand: 0 } });
  });

  it("sagt Summen über 100 % an beiden Zeilen", async () => {
    await createUuid({ name: "A", verbindung: "MUTTER" });
    await createUuid({ name: "B", verbindung: "MUTTER", kapital: "40.01" });
    const { data } = await list();
    expect(listOf(data).map(({ fehler }) => listOf(fehler).length)).toEqual([1, 1]);
  });

  it("bringt die Steuernummer in 13 Ziffern und erkennt die eines anderen Landes", async () => {
    const steuern = { inDeutschlandSteuerpflichtig: true, bundesland: "BE", steuernummer: "21/815/08157" };
    const uuid = await createUuid(steuern);
    expect((await load(uuid)).werte?.steuernummer).toBe("1121081508157");
    await save(uuid, { bundesland: "BY" });
    expect((await load(uuid)).fehler).toMatchObject([{ property: "steuernummer" }, { property: "finanzamt" }]);
  });

  it("führt Angaben zusammen und fragt, wo beide dasselbe geändert haben", async () => {
    const uuid = await createUuid();
    expect((await save(uuid, { ort: "Potsdam" })).body).toEqual({ revision: 2 });
    expect((await save(uuid, { strasse: "Allee" })).body).toMatchObject({ revision: 3 });
    expect((await load(uuid)).werte).toMatchObject({ ort: "Potsdam", strasse: "Allee" });
    const streit = await save(uuid, { ort: "Cottbus" });
    expect(streit.body).toMatchObject({ httpSubStatus: "409.10", konflikt: { konflikte: [{ stelle: "ort" }] } });
  });

  it("speichert dieselbe Anfrage nur einmal", async () => {
    const schluessel = "6f1ab6b5-2b46-4c5b-8f3e-000000000001";
    const eine = () => chefin.ruf("POST", PFAD, { json: { werte: TOCHTER }, schluessel });
    expect((await eine()).body).toEqual((await eine()).body);
    expect((await list()).total).toBe(1);
  });

  it("schreibt jede Änderung ins Protokoll", async () => {
    const uuid = await createUuid();
    await save(uuid, { ort: "Potsdam" });
    await chefin.ruf("DELETE", `${PFAD}/${uuid}`);
    const zeilen = await t.dienste.db.select().from(audit);
    const vorgaenge = zeilen.map(({ vorgang }) => vorgang).filter((vorgang) => vorgang.startsWith("VERBUND"));
    expect(vorgaenge).toEqual(["VERBUND_ANGELEGT", "VERBUND_GESPEICHERT", "VERBUND_GELOESCHT"]);
  });
});

describe("verbundene Unternehmen löschen", () => {
  it("geht nicht, solange sich andere darauf beziehen", async () => {
    const mutter = await createUuid({ name: "Mutter AG", verbindung: "MUTTER" });
    const schwester = await createUuid({ name: "Schwester KG", verbindung: "SCHWESTER", gegenueber: mutter });
    const abgelehnt = await chefin.ruf("DELETE", `${PFAD}/${mutter}`);
    expect(abgelehnt.status).toBe(422);
    expect(abgelehnt.body.userMessage).toBe(
      "Andere Einträge beziehen sich auf diesen: Schwester KG. Bitte löschen Sie zuerst diese.",
    );
    expect((await load(mutter)).abhaengige).toEqual(["Schwester KG"]);
    expect((await save(mutter, { bekannt: schwester })).status).toBe(422);
    expect((await chefin.ruf("DELETE", `${PFAD}/${schwester}`)).body).toEqual({ name: "Schwester KG" });
    expect((await chefin.ruf("DELETE", `${PFAD}/${mutter}`)).status).toBe(200);
    expect((await list()).total).toBe(0);
  });
});

describe("verbundene Unternehmen nach einer Einreichung", () => {
  beforeEach(async () => {
    await t.stop();
    t = await startBackend({ NEZO_AKTIV: "false" });
    chefin = await t.alsBevollmaechtigter();
  });

  it("werden nicht mehr gelöscht, bekommen aber ein Ende; was danach kam, geht noch", async () => {
    const alt = await createUuid();
    const { uuid } = await createFertig(chefin);
    const stand = await standVon(chefin, uuid);
    expect((await chefin.post(antragPfad(uuid, "/einreichen/tan"), { stand })).body.errors).toMatchObject([
      {
        property: "verbundeneUnternehmen",
        message: "Bitte bestätigen Sie, dass die Liste für das Wirtschaftsjahr 2025 aktuell ist.",
      },
    ]);
    await confirm();
    await submitNew(t, chefin);
    t.uhr.vor({ minuten: 1 });
    const neu = await createUuid({ name: "Neue KG" });
    expect(listOf((await list()).data).map(({ isEingereicht }) => isEingereicht)).toEqual([true, false]);
    const abgelehnt = await chefin.ruf("DELETE", `${PFAD}/${alt}`);
    expect(abgelehnt.status).toBe(422);
    expect(abgelehnt.body.userMessage).toContain("Bitte tragen Sie statt des Löschens ein, bis wann");
    expect((await save(alt, { gueltigBis: "2026-01-31" })).body).toEqual({ revision: 2 });
    expect((await load(alt)).isEingereicht).toBe(true);
    expect((await chefin.ruf("DELETE", `${PFAD}/${neu}`)).status).toBe(200);
  });
});

describe("was nicht zusammenpasst", () => {
  it("steht einmal an der Liste, mit der ersten Zeile, um die es geht", async () => {
    const mutter = await createUuid({ name: "A AG", verbindung: "MUTTER" });
    await createUuid({ name: "B AG", verbindung: "MUTTER", kapital: "40.01" });
    await createUuid({ bekannt: mutter, verbindung: "TOCHTER", kapital: "30" });
    const befunde = listOf((await list()).lage?.befunde);
    expect(befunde.map(({ zeile, art }) => [zeile, art])).toEqual([
      [mutter, "fehler"],
      [mutter, "warnung"],
    ]);
    expect(befunde[1]?.message).toContain(`${FIRMEN.maschinenbau.firma} → A AG → ${FIRMEN.maschinenbau.firma}`);
  });
});

describe("die Liste bestätigen", () => {
  it("sagt, wer wann für welches Wirtschaftsjahr, bis sich etwas ändert", async () => {
    const uuid = await createUuid();
    expect((await confirm()).status).toBe(200);
    const { lage } = await list();
    expect(lage).toMatchObject({
      bestaetigung: { von: "Bea Vollmer", isAktuell: true },
      isVollstaendig: true,
      luecken: [{ art: "FRAGE_NEIN_MIT_ZEILEN" }],
    });
    await save(uuid, { kapital: "70" });
    expect((await list()).lage).toMatchObject({ bestaetigung: { isAktuell: false }, isVollstaendig: false });
  });

  it("gilt nur für die Liste, die zu sehen war", async () => {
    await createUuid();
    expect((await confirm({ stand: 0 })).body.httpSubStatus).toBe("409.10");
    expect((await confirm({ beginn: "2001-01-01" })).body.httpSubStatus).toBe("409.10");
    expect((await list()).lage?.bestaetigung).toBeNull();
  });
});
