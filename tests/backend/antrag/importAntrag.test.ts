import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toAustausch, writeJson } from "~/domain/antrag/austausch/austausch";
import { writeXml } from "~/domain/antrag/austausch/writeXml";
import { formulare } from "~/domain/antrag/formular/formulare";
import type { Werte } from "~/formkit/field";
import { loader as antragJson } from "~/routes/antraege.$uuid.antrag[.]json";
import { loader as antragXml } from "~/routes/antraege.$uuid.antrag[.]xml";
import {
  antragPfad,
  felder,
  fill,
  create,
  readVorhaben,
  save,
  type Angelegt,
  allowEinsicht,
} from "../../support/antraege";
import { beliebigeWerte } from "../../support/beliebigeWerte";
import { listOf, textOf, type Browser } from "../../support/browser";
import { startBackend, type TestBackend } from "../../support/backend";
import { vorhabenBeispiel } from "../../support/vorhabenBeispiel";
import { ENTWURF } from "../../unit/domain/antrag/dokumente/ansicht";
import { anfrageAn } from "../../unit/server/portal/scheinBackend";

const LADER = { json: antragJson, xml: antragXml } as const;
const UUID = "22222222-2222-4222-8222-222222222222";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterAll(() => t.stop());

const base64 = (text: string) => Buffer.from(text).toString("base64");
const datei = (werte: Werte, uuid = UUID) =>
  base64(
    writeJson(
      toAustausch({ ...ENTWURF, formular: formulare.V2, vorhaben: [{ uuid, vorhabenId: null, werte, anlagen: [] }] }),
    ),
  );

/** Downloads an Antrag as a browser does. */
async function exportiere(browser: Browser, uuid: string, ziel = "json"): Promise<Response> {
  const [format = "", frage = ""] = ziel.split("?");
  if (format !== "json" && format !== "xml") throw new Error(`No format ${format}`);
  const cookie = [...browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const args = anfrageAn(`/datei?${frage}`, (request) => t.backend.handle(request, { clientIp: "192.0.2.9" }), {
    headers: { cookie },
    params: { uuid },
  });
  const ergebnis: unknown = await Promise.resolve(LADER[format](args)).catch((error: unknown) => error);
  if (!(ergebnis instanceof Response)) throw new Error("No answer");
  return ergebnis;
}

const compare = (browser: Browser, uuid: string, inhalt: string) =>
  browser.post(antragPfad(uuid, "/import/vergleich"), { inhalt });
const neu = async (inhalt: string): Promise<string> => {
  const angelegt = await chefin.post("/v1/antraege/import", { inhalt });
  expect(angelegt.status).toBe(200);
  return textOf(angelegt.body.uuid);
};
const takeOver = (
  uuid: string,
  inhalt: string,
  {
    revisionen,
    auswahl,
    schluessel,
  }: { revisionen: unknown; auswahl: string[] | null; schluessel?: string | undefined },
) =>
  chefin.post(
    antragPfad(uuid, "/import"),
    { inhalt, revisionen, auswahl },
    schluessel === undefined ? {} : { schluessel },
  );

/** A filled draft to which the Vorhaben of a file is added. */
async function withWeiteremAus(inhalt: string): Promise<string> {
  const { uuid } = await gefuellter();
  const { body } = await compare(chefin, uuid, inhalt);
  expect((await takeOver(uuid, inhalt, { revisionen: body.revisionen, auswahl: null })).body).toEqual({
    gespeichert: 0,
    hinzugefuegt: 1,
    verworfen: [],
  });
  return uuid;
}

/** A filled draft. */
async function gefuellter(): Promise<Angelegt> {
  const angelegt = await create(chefin, "Import");
  await fill(chefin, angelegt, vorhabenBeispiel());
  return angelegt;
}

it("nennt in den Befunden neuer Vorhaben deren eigene Kennung, nicht die aus der Datei", async () => {
  const inhalt = datei({});
  for (const uuid of [await neu(inhalt), await withWeiteremAus(inhalt)]) {
    const koepfe = listOf((await chefin.get(antragPfad(uuid))).body.vorhaben);
    const letztes = textOf(koepfe.at(-1)?.uuid);
    const { pruefung } = await readVorhaben(chefin, { uuid, vorhabenUuid: letztes });
    expect(new Set(listOf(pruefung?.fehler).map((befund) => befund.uuid))).toEqual(new Set([letztes]));
  }
});

describe("Export, Import, Export", () => {
  it("ergibt für beliebige Angaben dasselbe, aus JSON und aus XML", async () => {
    await fc.assert(
      fc.asyncProperty(beliebigeWerte(formulare.V2), fc.constantFrom("json", "xml"), async (werte, format) => {
        const erster = await neu(datei(werte));
        const erste = await (await exportiere(chefin, erster, "json")).text();
        const zweiter = await neu(base64(await (await exportiere(chefin, erster, format)).text()));
        const zweite = await (await exportiere(chefin, zweiter, "json")).text();
        const withoutKennung = (text: string) => text.replace(/"uuid": "[^"]+",\n\s+"vorhabenId"/g, '"vorhabenId"');
        expect(withoutKennung(zweite)).toBe(withoutKennung(erste));
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it("stellt denselben Entwurf wieder her", async () => {
    const angelegt = await gefuellter();
    const vorher = await (await exportiere(chefin, angelegt.uuid)).text();
    await save(chefin, angelegt, { revision: 3, aenderungen: [felder({ titel: "Anders", schlagwoerter: [] })] });
    const verglichen = await compare(chefin, angelegt.uuid, base64(vorher));
    expect(verglichen.status).toBe(200);
    expect(
      (await takeOver(angelegt.uuid, base64(vorher), { revisionen: verglichen.body.revisionen, auswahl: null })).body,
    ).toMatchObject({
      gespeichert: 1,
    });
    expect(await (await exportiere(chefin, angelegt.uuid)).text()).toBe(vorher);
    expect((await readVorhaben(chefin, angelegt)).revision).toBe(5);
  });
});

describe("Der Vergleich", () => {
  it("zeigt Feld für Feld alt und neu und schreibt nichts", async () => {
    const angelegt = await gefuellter();
    const inhalt = datei({ ...vorhabenBeispiel(), titel: "Neuer Titel", arbeitspakete: [] }, angelegt.vorhabenUuid);
    const { body } = await compare(chefin, angelegt.uuid, inhalt);
    const [vorhaben] = listOf(body.vorhaben);
    const titel = listOf(vorhaben?.felder).find(({ key }) => textOf(key) === "titel");
    expect(titel).toMatchObject({ tab: "Vorhaben", label: "Titel des Vorhabens", neu: "Neuer Titel" });
    const pakete = listOf(vorhaben?.felder).find(({ key }) => textOf(key) === "arbeitspakete");
    expect(listOf(pakete?.zeilen).map(({ art }) => art)).toEqual(["entfernt", "entfernt", "entfernt"]);
    expect((await readVorhaben(chefin, angelegt)).revision).toBe(3);
  });

  it("nennt, was nicht übernommen wird, und was bleibt", async () => {
    const angelegt = await gefuellter();
    const { body } = await compare(
      chefin,
      angelegt.uuid,
      datei({ ...vorhabenBeispiel(), foerderprogramm: "Wird nicht gefragt" }),
    );
    expect(body.verworfen).toEqual(["Vorhaben 1, Förderprogramm / Förderkennzeichen"]);
    expect(listOf(body.vorhaben).map(({ art }) => art)).toEqual(["neu"]);
    expect(listOf(body.bleiben)).toHaveLength(1);
  });
});

describe("Das Übernehmen", () => {
  it("nimmt nur, was gewählt ist, und einmal je Schlüssel", async () => {
    const angelegt = await gefuellter();
    const inhalt = datei(
      { ...vorhabenBeispiel(), titel: "Gewählt", kurzbezeichnung: "Nicht gewählt" },
      angelegt.vorhabenUuid,
    );
    const { revisionen } = (await compare(chefin, angelegt.uuid, inhalt)).body;
    const schluessel = crypto.randomUUID();
    for (let mal = 0; mal < 2; mal += 1)
      expect(
        (await takeOver(angelegt.uuid, inhalt, { revisionen, auswahl: ["0.titel"], schluessel })).body.gespeichert,
      ).toBe(1);
    const { werte, revision } = await readVorhaben(chefin, angelegt);
    expect([werte?.titel, revision]).toEqual(["Gewählt", 4]);
    expect(werte?.kurzbezeichnung).not.toBe("Nicht gewählt");
    expect((await takeOver(angelegt.uuid, inhalt, { revisionen, auswahl: [] })).status).toBe(409);
  });

  it("nimmt ein ganzes Vorhaben, wenn es gewählt ist", async () => {
    const angelegt = await gefuellter();
    const inhalt = datei({ ...vorhabenBeispiel(), titel: "Ganz", kurzbezeichnung: "Ganz" }, angelegt.vorhabenUuid);
    const { revisionen } = (await compare(chefin, angelegt.uuid, inhalt)).body;
    expect((await takeOver(angelegt.uuid, inhalt, { revisionen, auswahl: ["0"] })).body.gespeichert).toBe(1);
    expect((await readVorhaben(chefin, angelegt)).werte).toMatchObject({ titel: "Ganz", kurzbezeichnung: "Ganz" });
  });

  it("weist eine Änderung dazwischen ab und schreibt nichts", async () => {
    const angelegt = await gefuellter();
    const inhalt = datei({ ...vorhabenBeispiel(), titel: "Zu spät" }, angelegt.vorhabenUuid);
    const { revisionen } = (await compare(chefin, angelegt.uuid, inhalt)).body;
    await save(chefin, angelegt, { revision: 3, aenderungen: [felder({ titel: "Dazwischen" })] });
    expect(await takeOver(angelegt.uuid, inhalt, { revisionen, auswahl: null })).toMatchObject({
      status: 409,
      body: { code: "REVISION_VERALTET" },
    });
    expect((await readVorhaben(chefin, angelegt)).werte?.titel).toBe("Dazwischen");
  });

  it("füllt ein unberührtes Vorhaben und fügt weitere hinzu", async () => {
    const angelegt = await create(chefin);
    const werte = vorhabenBeispiel();
    const vorhaben = [UUID, "33333333-3333-4333-8333-333333333333"].map((uuid) => ({
      uuid,
      vorhabenId: null,
      werte,
      anlagen: [],
    }));
    const inhalt = base64(writeXml(toAustausch({ ...ENTWURF, formular: formulare.V2, vorhaben })));
    const { revisionen } = (await compare(chefin, angelegt.uuid, inhalt)).body;
    expect((await takeOver(angelegt.uuid, inhalt, { revisionen, auswahl: null })).body).toEqual({
      gespeichert: 1,
      hinzugefuegt: 1,
      verworfen: [],
    });
    const { body } = await chefin.get(antragPfad(angelegt.uuid));
    expect(listOf(body.vorhaben).map(({ neu: istNeu }) => istNeu)).toEqual([false, false]);
  });

  it("lehnt eine falsche Datei ganz ab", async () => {
    const angelegt = await gefuellter();
    const abgelehnt = await takeOver(angelegt.uuid, datei({ titel: "x".repeat(201) }, angelegt.vorhabenUuid), {
      revisionen: {},
      auswahl: null,
    });
    expect(abgelehnt.status).toBe(422);
    expect(listOf(abgelehnt.body.errors).map(({ message }) => message)).toEqual([
      "Vorhaben 1, Titel des Vorhabens: Sie dürfen maximal 200 Zeichen eingeben",
    ]);
    expect((await readVorhaben(chefin, angelegt)).revision).toBe(3);
  });
});

describe("Rechte", () => {
  const pfade = ["/import/vergleich", "/import"];

  it.each(pfade)("%s darf nur, wer den Entwurf bearbeiten darf", async (rest) => {
    const { uuid } = await create(chefin);
    const eingabe = { inhalt: datei({ titel: "x" }), revisionen: {}, auswahl: null };
    for (const wer of ["support", "qm", "admin"] as const)
      expect((await (await t.als(wer)).post(antragPfad(uuid, rest), eingabe)).status).toBe(403);
    for (const wer of ["fremd", "kollege"] as const)
      expect((await (await t.als(wer)).post(antragPfad(uuid, rest), eingabe)).status).toBe(404);
    expect((await t.browser().post(antragPfad(uuid, rest), eingabe)).status).toBe(401);
    expect((await chefin.post(antragPfad("11111111-1111-4111-8111-111111111111", rest), eingabe)).status).toBe(404);
  });

  it("ein neuer Antrag gehört dem Unternehmen dessen, der importiert; die Behörde darf es nicht", async () => {
    const fremde = await t.alsFremder();
    const uuid = textOf((await fremde.post("/v1/antraege/import", { inhalt: datei({ titel: "Eigener" }) })).body.uuid);
    expect((await chefin.get(antragPfad(uuid))).status).toBe(404);
    expect((await (await t.alsSupport()).post("/v1/antraege/import", { inhalt: datei({}) })).status).toBe(403);
    expect((await t.browser().post("/v1/antraege/import", { inhalt: datei({}) })).status).toBe(401);
  });

  it("exportieren darf, wer lesen darf", async () => {
    const { uuid } = await create(chefin);
    expect((await exportiere(chefin, uuid)).headers.get("content-disposition")).toBe(
      'attachment; filename="antrag.json"',
    );
    await allowEinsicht(chefin, uuid);
    expect((await exportiere(await t.alsQm(), uuid, "xml")).headers.get("location")).toMatch(/^\/mitnahme\?/);
    const mitZweck = await exportiere(await t.alsQm(), uuid, "xml?zweck=PRUEFUNG");
    expect(mitZweck.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect((await exportiere(await t.alsFremder(), uuid)).status).toBe(404);
    expect((await exportiere(t.browser(), uuid)).status).toBe(303);
  });
});
