import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allow, begin, GRUND } from "../../support/ansicht";
import { antragPfad, submitNew } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";

const PFAD = "/v1/lesezugriffe";
const NUMMER = "FZ-2026-000778";
const { mitarbeit: MAX, bevollmaechtigt: BEA, support: SARA, admin: ADA, datenschutz: DORA } = MENSCHEN;

let t: TestBackend;
let dora: Browser;
let uuid: string;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  ({ uuid } = await submitNew(t, await t.alsBevollmaechtigter()));
  await t.eigentuemer.query("UPDATE antrag SET antragsnummer = $2 WHERE uuid = $1", [uuid, NUMMER]);
  const [sara, ada] = [await t.alsSupport(), await t.alsAdmin()];
  await sara.get(antragPfad(uuid));
  await sara.get("/v1/antraege");
  await sara.get(`/v1/support/benutzer/${MAX.uuid}`);
  await sara.post(`/v1/support/unternehmen/${FIRMEN.chemie.uuid}/ansehen`, {});
  await allow(t);
  expect((await begin(sara, BEA.uuid)).status).toBe(200);
  await ada.get("/v1/wartung/protokoll?suche=antrag");
  await ada.get("/v1/wartung/protokoll/auszug");
  await ada.post("/v1/exporte", { fall: "ANTRAEGE", format: "CSV", query: "", zweck: "VORGANG" });
  dora = await t.als("datenschutz");
});
afterAll(() => t.stop());

const search = async (filter: object, mehr = "") => {
  const { status, body } = await dora.get(`${PFAD}?filter=${encodeURIComponent(JSON.stringify(filter))}${mehr}`);
  expect(status).toBe(200);
  return listOf(body.data);
};
const artenVon = (zeilen: Awaited<ReturnType<typeof search>>) => new Set(zeilen.map(({ art }) => textOf(art)));

describe("wer die Lesezugriffe sieht", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm", "admin"] as const)("nicht %s", async (wer) => {
    expect((await (await t.als(wer)).get(PFAD)).body.code).toBe("KEIN_ZUGRIFF");
  });

  it("niemand ohne Anmeldung", async () => {
    expect((await t.ruf("GET", PFAD)).status).toBe(401);
  });

  it("der Datenschutz, und dieser kein Protokoll, keinen Antrag und niemandes Seite", async () => {
    expect((await dora.get(PFAD)).status).toBe(200);
    for (const pfad of ["/v1/wartung/protokoll", antragPfad(uuid), `/v1/support/benutzer/${MAX.uuid}`, "/v1/stab"])
      expect((await dora.get(pfad)).body.code, pfad).toBe("KEIN_ZUGRIFF");
  });
});

describe("die Lesezugriffe", () => {
  it("nennen jede Art, wer es war, in welcher Rolle, über wen und was, und sonst keine Zeile des Protokolls", async () => {
    const alle = await search({}, "&size=0");
    expect(artenVon(alle)).toEqual(
      new Set([
        "einsicht.lesen",
        "einsicht.liste",
        "BENUTZER_ANGESEHEN",
        "UNTERNEHMEN_ANGESEHEN",
        "support.ansicht",
        "export.bestellen",
        "PROTOKOLL_GELESEN",
        "PROTOKOLL_AUSZUG",
        "LESEZUGRIFFE_GELESEN",
      ]),
    );
    const findArt = (art: string) => alle.find((zeile) => textOf(zeile.art) === art);
    expect(findArt("einsicht.lesen")).toMatchObject({
      person: { email: SARA.email },
      rolle: "SUPPORT_MITARBEITER",
      wen: null,
      antrag: { uuid, nummer: NUMMER },
      was: "Übersicht des Antrags",
    });
    expect(findArt("BENUTZER_ANGESEHEN")).toMatchObject({ wen: { name: "Max Arbeit", email: MAX.email }, was: null });
    expect(findArt("UNTERNEHMEN_ANGESEHEN")).toMatchObject({ wen: { name: "Fremd Chemie AG", email: "" } });
    expect(findArt("support.ansicht")).toMatchObject({ wen: { email: BEA.email }, was: GRUND, antrag: null });
    expect(findArt("PROTOKOLL_GELESEN")).toMatchObject({ person: { email: ADA.email }, was: "Suche: antrag" });
    expect(findArt("export.bestellen")).toMatchObject({ person: { email: ADA.email }, rolle: null });
    expect(textOf(findArt("export.bestellen")?.was)).toMatch(
      /^Anträge; Zweck: Bearbeitung eines Vorgangs; \d+ Spalten: Antragsnummer, /,
    );
    expect(JSON.stringify(alle)).not.toContain('"grund"');
  });

  it("lassen sich nach Tag, Art, wer, über wen und Antrag filtern und durchsuchen", async () => {
    expect(artenVon(await search({ antrag: NUMMER }))).toEqual(new Set(["einsicht.lesen"]));
    expect(artenVon(await search({ wen: "Chemie" }))).toEqual(new Set(["UNTERNEHMEN_ANGESEHEN"]));
    expect(artenVon(await search({ wen: BEA.email }))).toEqual(new Set(["support.ansicht"]));
    expect(artenVon(await search({ wen: MAX.nachname }))).toEqual(new Set(["BENUTZER_ANGESEHEN"]));
    expect(artenVon(await search({ wen: "<Ohne Wert>" })).has("support.ansicht")).toBe(false);
    expect(artenVon(await search({ art: "PROTOKOLL_AUSZUG###support.ansicht" }))).toEqual(
      new Set(["PROTOKOLL_AUSZUG", "support.ansicht"]),
    );
    expect(await search({ art: "antrag.einreichen" })).toEqual([]);
    expect(await search({ am: "01.01.1999" })).toEqual([]);
    expect((await search({ am: "02.03.2026" })).length).toBeGreaterThan(5);
    const saras = await search({ person: SARA.email });
    expect(new Set(saras.map(({ person }) => JSON.stringify(person))).size).toBe(1);
    expect(artenVon(await search({}, "&suche=Auszug"))).toEqual(new Set(["PROTOKOLL_AUSZUG"]));
  });

  it("lehnen ab, was die Liste nicht kennt", async () => {
    for (const query of ['filter={"grund":"x"}', 'filter={"am":"31.02.2026"}', "sort=art:asc"])
      expect((await dora.get(`${PFAD}?${encodeURI(query)}`)).status, query).toBe(422);
  });

  it("ordnen nach der Zeit und blättern, ohne dass eine Zeile zweimal kommt", async () => {
    const eine = await search({ person: "Port" }, "&size=2&page=0");
    const andere = await search({ person: "Port" }, "&size=2&page=1");
    const nummern = [...eine, ...andere].map(({ lfd }) => Number(lfd));
    expect(nummern).toEqual(nummern.toSorted((a, b) => b - a));
    expect(new Set(nummern).size).toBe(nummern.length);
    const alte = (await search({ person: "Port" }, "&sort=am:asc")).map(({ lfd }) => Number(lfd));
    expect(alte).toEqual(alte.toSorted((a, b) => a - b));
  });

  it("vermerken, dass sie gelesen wurden, dieselbe Frage einmal", async () => {
    await search({ wen: "Remd" });
    await search({ wen: "Remd" });
    const { rows } = await t.dienste.pool.query(
      "SELECT benutzer_uuid, von, grund FROM audit WHERE vorgang = 'LESEZUGRIFFE_GELESEN' AND grund LIKE '%Remd%'",
    );
    expect(rows).toEqual([{ benutzer_uuid: DORA.uuid, von: "DATENSCHUTZ", grund: "wen: Remd" }]);
    const admin = await t.alsAdmin();
    const { body } = await admin.get("/v1/wartung/protokoll?suche=LESEZUGRIFFE_GELESEN");
    expect(listOf(body.data).map(({ grund }) => textOf(grund))).toContain("wen: Remd");
  });

  it("nennen, wer Listen von Personen, E-Mails und Exporten gesehen hat, ohne das Gesuchte und Gefundene", async () => {
    const [sara, ada] = [await t.alsSupport(), await t.alsAdmin()];
    expect((await sara.get(`/v1/support/benutzer?suche=${MAX.nachname}`)).status).toBe(200);
    for (const pfad of ["/v1/wartung/uebermittlungen", "/v1/wartung/uebermittlungen/wartende"])
      expect((await ada.get(pfad)).status).toBe(200);
    for (const pfad of ["/v1/wartung/mails", "/v1/stab", "/v1/exporte/nachweise"])
      expect((await ada.get(`${pfad}?suche=${MAX.nachname}`)).status).toBe(200);
    const listen = await search({ art: "einsicht.liste" }, "&size=0");
    for (const [email, was] of [
      [SARA.email, "Liste der Personen"],
      [ADA.email, "Ausgang der E-Mails"],
      [ADA.email, "Liste der Konten der Bescheinigungsstelle"],
      [ADA.email, "Liste der Exporte"],
      [ADA.email, "Liste der wartenden Übermittlungen"],
      [ADA.email, "Liste der abgelehnten Übermittlungen"],
    ]) {
      const zeilen = listen.filter((zeile) => zeile.was === was);
      expect(zeilen).toMatchObject([{ person: { email }, wen: null, antrag: null }]);
      expect(JSON.stringify(zeilen)).not.toContain(MAX.nachname);
    }
  });

  it("nennen die Liste der Exporte einmal je Stunde und Person: sie steht auf einer Seite, die man für anderes öffnet", async () => {
    const anzahl = async () =>
      (await search({ art: "einsicht.liste", person: ADA.email }, "&size=0")).filter(
        ({ was }) => textOf(was) === "Liste der Exporte",
      ).length;
    t.uhr.vor({ sekunden: 3_601 });
    dora = await t.als("datenschutz");
    const admin = await t.alsAdmin();
    const vorher = await anzahl();
    for (let mal = 0; mal < 3; mal += 1) expect((await admin.get("/v1/exporte/nachweise")).status).toBe(200);
    expect(await anzahl()).toBe(vorher + 1);
    t.uhr.vor({ sekunden: 3_601 });
    dora = await t.als("datenschutz");
    expect((await (await t.alsAdmin()).get("/v1/exporte/nachweise")).status).toBe(200);
    expect(await anzahl()).toBe(vorher + 2);
  });
});
