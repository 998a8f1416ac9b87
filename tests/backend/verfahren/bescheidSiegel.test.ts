import { afterAll, beforeAll, expect, it } from "vitest";
import { antragPfad, submitNew } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { bescheidBeispiel, provide } from "../../support/bescheide";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "20" });
  chefin = await t.alsBevollmaechtigter();
});
afterAll(() => t.stop());

/** A submitted Antrag whose only Vorhaben has this finding, retrieved. */
async function retrieve(ergebnis: "POSITIV" | "NEGATIV"): Promise<void> {
  const { uuid: antragUuid, vorhabenUuid } = await submitNew(t, chefin);
  const vorhaben = bescheidBeispiel()
    .vorhaben.slice(0, 1)
    .map((eintrag) => ({ ...eintrag, vorhabenUuid, ergebnis }));
  const gegenstandUuid = await provide(t, antragUuid, { inhalt: bescheidBeispiel({ vorhaben }) });
  const stand = textOf(listOf((await chefin.get(antragPfad(antragUuid, "/bescheide"))).body.bescheide)[0]?.vorlage);
  const auftrag = { intent: "BESCHEID_ABRUF", antragUuid, gegenstandUuid, stand };
  await t.clearAusgang();
  expect((await chefin.post("/v1/unterschriften/tan", auftrag)).status).toBe(200);
  await t.clearAusgang();
  const tan = textOf(
    /\b\d{6}\b/.exec(t.mails.findLast(({ subject }) => subject.includes("Abruf eines Bescheids"))?.text ?? "")?.[0],
  );
  expect(await chefin.post("/v1/unterschriften", { ...auftrag, tan })).toMatchObject({ status: 200 });
}

const hasSiegel = async () => (await chefin.get("/v1/feature")).body.bsfzSiegel;

it("erst der Abruf eines Bescheids mit einem bescheinigten Vorhaben verleiht das Siegel, das zweite Mal ohne weitere Nachricht", async () => {
  await retrieve("NEGATIV");
  expect(await hasSiegel()).toBe(false);
  await retrieve("POSITIV");
  expect(await hasSiegel()).toBe(true);
  await retrieve("POSITIV");
  const { rows } = await t.dienste.pool.query(
    "SELECT 1 FROM nachricht WHERE art = 'SIEGEL_VERFUEGBAR' AND unternehmen_uuid = $1",
    [FIRMEN.maschinenbau.uuid],
  );
  expect(rows).toHaveLength(1);
});
