import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AntragRecht } from "~/domain/antrag/antragRecht";
import { antragRecht } from "~/server/backend/storage/schema/antrag";
import {
  type Angelegt,
  antragPfad,
  EINREICHUNG,
  felder,
  create,
  save,
  vorhabenPfad,
  allowEinsicht,
} from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";

let test: TestBackend;
let chefin: Browser;
let angelegt: Angelegt;
beforeAll(async () => {
  test = await startBackend();
  chefin = await test.alsBevollmaechtigter();
  angelegt = await create(chefin, "Rechte");
});
afterAll(() => test.stop());

const aenderungen = [felder({ titel: "x" })];

/** Every call that names an Antrag: method, path behind the Antrag, body. `V` stands for the Vorhaben. */
const LESEND: readonly [string, string][] = [
  ["GET", "/info"],
  ["GET", ""],
  ["GET", "/vorhaben/V"],
  ["GET", "/luecken"],
  ["GET", "/inhalt"],
  ["GET", "/eingereicht"],
];
const SCHREIBEND: readonly [string, string, object?][] = [
  ["PUT", "/bezeichnung", { revision: 1, bezeichnung: "x" }],
  ["POST", "/vorhaben"],
  ["PUT", "/vorhaben/V", { revision: 1, aenderungen }],
  ["DELETE", "/vorhaben/V", { revision: 1 }],
  ["PUT", "/einreichung", { revision: 1, einreichung: EINREICHUNG }],
  ["DELETE", ""],
];

const call = (
  browser: Browser,
  [methode, rest, json]: readonly [string, string, object?],
  { uuid, vorhabenUuid }: Angelegt,
) => browser.ruf(methode, antragPfad(uuid, rest.replace("V", vorhabenUuid)), json === undefined ? {} : { json });

async function assign(wer: keyof typeof MENSCHEN, recht: AntragRecht, antragUuid = angelegt.uuid): Promise<void> {
  const zeile = { antragUuid, benutzerUuid: MENSCHEN[wer].uuid, recht };
  await test.dienste.db
    .insert(antragRecht)
    .values(zeile)
    .onConflictDoUpdate({ target: [antragRecht.antragUuid, antragRecht.benutzerUuid], set: { recht } });
}

describe("Ein Antrag eines anderen Unternehmens", () => {
  it.each([...LESEND, ...SCHREIBEND])("%s %s antwortet wie auf eine unbekannte Kennung", async (...ruf) => {
    const fremder = await test.alsFremder();
    const fremd = await call(fremder, ruf, angelegt);
    const unbekannt = await call(fremder, ruf, { ...angelegt, uuid: randomUUID() });
    expect(fremd.status).toBe(404);
    expect(fremd.body).toEqual(unbekannt.body);
  });

  it("bleibt unsichtbar, auch für Bevollmächtigte, die gerade für ein anderes ihrer Unternehmen handeln", async () => {
    const anderswo = await test.als("bevollmaechtigt", "software");
    expect((await anderswo.get(antragPfad(angelegt.uuid))).status).toBe(404);
    expect((await anderswo.get("/v1/antraege")).body).toMatchObject({ total: 0, data: [] });
  });

  it("wird auch über ein eigenes Dach nicht erreicht", async () => {
    const fremder = await test.alsFremder();
    const eigener = await create(fremder);
    const gemischt = { uuid: eigener.uuid, vorhabenUuid: angelegt.vorhabenUuid };
    expect((await fremder.get(vorhabenPfad(gemischt))).status).toBe(404);
    expect((await save(fremder, gemischt, { revision: 1, aenderungen })).status).toBe(404);
    expect((await fremder.delete(vorhabenPfad(gemischt), { json: { revision: 1 } })).status).toBe(404);
    const eingereicht = antragPfad(eigener.uuid, `/eingereicht?eingereichterAntragId=${randomUUID()}`);
    expect((await fremder.get(eingereicht)).status).toBe(404);
  });

  it("lässt sich auch mit einer Zuweisung nicht öffnen", async () => {
    await assign("fremd", "VERWALTEN");
    const fremder = await test.alsFremder();
    expect((await fremder.get(antragPfad(angelegt.uuid))).status).toBe(404);
    expect((await fremder.get("/v1/antraege?suche=Rechte")).body.total).toBe(0);
  });

  it("nimmt keine Zeile und keinen Verweis mit fremder Kennung an", async () => {
    const fremder = await test.alsFremder();
    const eigener = await create(fremder);
    const akteure = [
      felder({}),
      {
        art: "zeileSpeichern",
        tabelle: "arbeitspakete",
        zeile: { uuid: randomUUID(), akteure: [angelegt.vorhabenUuid] },
      },
    ];
    expect((await save(fremder, eigener, { revision: 1, aenderungen: akteure })).status).toBe(422);
  });
});

it.each([...LESEND, ...SCHREIBEND])("%s %s braucht eine Anmeldung", async (...ruf) => {
  expect((await call(test.browser(), ruf, angelegt)).status).toBe(401);
});

it.each(["keine-uuid", "11111111-1111-4111-8111-11111111111", "..%2f..%2fetc"])(
  "%s ist kein Antrag",
  async (kennung) => {
    expect((await chefin.get(`/v1/antraege/${kennung}/info`)).status).toBe(404);
  },
);

describe("Mitarbeitende", () => {
  it("sehen nur, was sie angelegt haben oder was ihnen zugewiesen ist", async () => {
    const mitarbeiter = await test.alsMitarbeiter();
    const eigener = await create(mitarbeiter, "Eigener");
    const zugewiesen = await create(chefin, "Zugewiesen");
    expect((await mitarbeiter.get(antragPfad(zugewiesen.uuid))).status).toBe(404);
    await assign("mitarbeit", "LESEN", zugewiesen.uuid);
    const namen = listOf((await mitarbeiter.get("/v1/antraege?sort=bezeichnung:asc")).body.data).map(
      ({ bezeichnung }) => bezeichnung,
    );
    expect(namen).toEqual(["Eigener", "Zugewiesen"]);
    expect((await mitarbeiter.get(antragPfad(eigener.uuid))).body.rechte).toEqual({
      bearbeiten: true,
      loeschen: true,
      einreichen: false,
    });
    expect((await mitarbeiter.get(antragPfad(angelegt.uuid))).status).toBe(404);
    expect((await (await test.alsKollege()).get(antragPfad(eigener.uuid))).status).toBe(404);
    expect((await chefin.get(antragPfad(eigener.uuid))).body.rechte).toEqual({
      bearbeiten: true,
      loeschen: true,
      einreichen: true,
    });
  });

  it.each<[AntragRecht, number, object]>([
    ["LESEN", 403, { bearbeiten: false, loeschen: false, einreichen: false }],
    ["BEARBEITEN", 200, { bearbeiten: true, loeschen: false, einreichen: false }],
    ["VERWALTEN", 200, { bearbeiten: true, loeschen: false, einreichen: false }],
  ])("dürfen mit %s lesen, speichern: %i, löschen nie", async (recht, status, rechte) => {
    const antrag = await create(chefin);
    await assign("kollege", recht, antrag.uuid);
    const kollege = await test.alsKollege();
    expect((await kollege.get(antragPfad(antrag.uuid))).body.rechte).toEqual(rechte);
    expect((await save(kollege, antrag, { revision: 1, aenderungen })).status).toBe(status);
    expect((await kollege.delete(antragPfad(antrag.uuid))).status).toBe(403);
  });
});

describe("Mitarbeitende der Behörde", () => {
  const STAB = ["support", "qm", "admin"] as const;

  it.each(STAB)("%s liest alle Anträge, die es sehen darf, und ändert keinen", async (rolle) => {
    const stab = await test.als(rolle);
    await allowEinsicht(chefin, angelegt.uuid);
    for (const ruf of LESEND.filter(([, rest]) => rest !== "/eingereicht"))
      expect((await call(stab, ruf, angelegt)).status).toBe(200);
    for (const ruf of SCHREIBEND.filter(([, rest]) => rest !== ""))
      expect((await call(stab, ruf, angelegt)).status).toBe(403);
    expect((await stab.post("/v1/antraege", { bezeichnung: "" })).status).toBe(403);
    expect(Number((await stab.get("/v1/antraege")).body.total)).toBeGreaterThan(0);
  });

  it("bekommen die interne Notiz des Unternehmens nicht", async () => {
    const antrag = await create(chefin);
    await chefin.put(antragPfad(antrag.uuid, "/einreichung"), { revision: 1, einreichung: EINREICHUNG });
    expect((await chefin.get(antragPfad(antrag.uuid))).body.einreichung?.interneNotiz).toBe("Nur für uns");
    await allowEinsicht(chefin, antrag.uuid);
    for (const rolle of STAB) {
      const { body } = await (await test.als(rolle)).get(antragPfad(antrag.uuid));
      expect(body.einreichung?.interneNotiz).toBe("");
    }
  });
});

it("gibt eine Formularseite mit höchstens drei Anweisungen", async () => {
  test.statements.length = 0;
  expect((await chefin.get(vorhabenPfad(angelegt))).status).toBe(200);
  expect(test.statements.length).toBeLessThanOrEqual(3);
});
