import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Browser, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import { create } from "../../support/antraege";
import { benutzer, mailsAn, OHNE_NACHFOLGE, PFAD, von } from "../../support/benutzerverwaltung";
import { checkKetten } from "../../support/manipulation";

let t: TestBackend;
let bea: Browser;
let max: Browser;
beforeEach(async () => {
  t = await startBackend();
  bea = await t.alsBevollmaechtigter();
  max = await t.alsMitarbeiter();
});
afterEach(() => t.stop());

const uebergabe = () => bea.get(benutzer("mitarbeit", "uebergabe"));
const an = (name: keyof typeof MENSCHEN) => ({ nachfolgerUuid: von(name) });

/** Gives somebody a right on an Antrag. */
const grant = (uuid: string, name: "mitarbeit" | "kollege", recht: string) =>
  bea.put(`/v1/antraege/${uuid}/benutzer/${von(name)}`, { recht, revision: 0 });

describe("Übergabe", () => {
  it("zeigt Entwürfe, Rechte, Kalender und wer übernehmen kann", async () => {
    const { uuid } = await create(max, "Eigener Entwurf");
    const { uuid: fremder } = await create(bea, "Nur zum Lesen");
    await grant(fremder, "mitarbeit", "LESEN");
    await max.post("/v1/kalender");
    const { body } = await uebergabe();
    expect(body).toMatchObject({
      name: "Max Arbeit",
      rolle: "MITARBEITER",
      isSelbst: false,
      isLetzte: false,
      entwuerfe: [{ antragUuid: uuid, titel: "Eigener Entwurf" }],
      fristen: [],
      kalender: { hatAdresse: true, abgerufenAm: null, bleibt: false },
      anzahlGeparkte: 0,
    });
    expect(
      listOf(body.rechte)
        .map(({ titel, recht, isUebertragbar }) => [titel, recht, isUebertragbar])
        .sort(),
    ).toEqual([
      ["Eigener Entwurf", "VERWALTEN", true],
      ["Nur zum Lesen", "LESEN", true],
    ]);
    expect(listOf(body.nachfolger).map(({ name }) => name)).toEqual([
      "Paul Flicht",
      "Kai Lege",
      "Mia Tan",
      "Bea Vollmer",
    ]);
  });

  it("gibt im selben Schritt alle Rechte weiter, nimmt keinem ein weiteres und schreibt alles in die Kette", async () => {
    const { uuid: eigener } = await create(max, "Eigener");
    const { uuid: zweiter } = await create(bea, "Zweiter");
    const { uuid: dritter } = await create(bea, "Dritter");
    await grant(zweiter, "mitarbeit", "BEARBEITEN");
    await grant(dritter, "mitarbeit", "LESEN");
    await grant(dritter, "kollege", "VERWALTEN");
    expect((await bea.post(benutzer("mitarbeit", "entfernen"), an("kollege"))).body).toEqual({
      name: "Max Arbeit",
      uebergeben: 2,
    });
    const rechte = await t.dienste.pool.query(
      "SELECT antrag_uuid, recht FROM antrag_recht WHERE benutzer_uuid = $1 ORDER BY recht, antrag_uuid",
      [von("kollege")],
    );
    expect(rechte.rows).toEqual([
      { antrag_uuid: zweiter, recht: "BEARBEITEN" },
      ...[eigener, dritter].sort().map((antrag) => ({ antrag_uuid: antrag, recht: "VERWALTEN" })),
    ]);
    expect((await (await t.alsKollege()).get("/v1/antraege")).body.total).toBe(3);
    expect((await mailsAn(t, MENSCHEN.kollege.email)).map(({ subject }) => subject)).toEqual([
      "Sie haben Rechte an Anträgen übernommen",
    ]);
    const audit = await t.dienste.pool.query<{ vorgang: string }>(
      "SELECT vorgang FROM audit WHERE antrag_uuid = $1 AND vorgang LIKE 'antragRecht.%' ORDER BY lfd",
      [zweiter],
    );
    expect(audit.rows.map(({ vorgang }) => vorgang)).toEqual([
      "antragRecht.erteilen",
      "antragRecht.erteilen",
      "antragRecht.entziehen",
    ]);
    expect((await checkKetten(t)).funde).toEqual([]);
  });

  it.each([
    ["ein Fremder", "fremd"],
    ["die Person selbst", "mitarbeit"],
  ] as const)("übernimmt niemand, der es nicht kann, und dann geschieht nichts: %s", async (_, wer) => {
    const { uuid } = await create(max, "Eigener");
    for (const nachfolgerUuid of [von(wer), "99999999-9999-4999-8999-999999999999", "abc", ""]) {
      const antwort = await bea.post(benutzer("mitarbeit", "entfernen"), { nachfolgerUuid });
      expect(antwort.body.errors).toMatchObject([{ property: "nachfolger" }]);
    }
    expect((await max.get(`/v1/antraege/${uuid}`)).status).toBe(200);
  });

  it("gibt, wer selbst geht und nicht bevollmächtigt ist, nur weiter, was er verwaltet", async () => {
    const { uuid: eigener } = await create(max, "Eigener");
    const { uuid: gelesener } = await create(bea, "Gelesener");
    await grant(gelesener, "mitarbeit", "LESEN");
    const { rechte } = (await max.get(`${PFAD}/verlassen`)).body;
    expect(listOf(rechte).map(({ antragUuid, isUebertragbar }) => [antragUuid, isUebertragbar])).toEqual(
      expect.arrayContaining([
        [eigener, true],
        [gelesener, false],
      ]),
    );
    expect((await max.post(`${PFAD}/verlassen`, an("kollege"))).body).toEqual({ name: "Max Arbeit", uebergeben: 1 });
    const kai = await t.alsKollege();
    expect((await kai.get(`/v1/antraege/${eigener}`)).status).toBe(200);
    expect((await kai.get(`/v1/antraege/${gelesener}`)).status).toBe(404);
  });

  it("nennt die letzte bevollmächtigte Person, und eine unbekannte findet niemand", async () => {
    expect((await bea.get(`${PFAD}/verlassen`)).body).toMatchObject({ isLetzte: true, isSelbst: true });
    expect((await bea.get(benutzer("fremd", "uebergabe"))).status).toBe(404);
    await bea.post(benutzer("mitarbeit", "deaktivieren"), OHNE_NACHFOLGE);
    expect((await uebergabe()).status).toBe(404);
    expect(textOf((await max.get(`${PFAD}/verlassen`)).body.code)).toBe("NICHT_ANGEMELDET");
  });
});
