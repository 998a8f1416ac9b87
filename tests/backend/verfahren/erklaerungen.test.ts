import { expect, it } from "vitest";
import { antragPfad, submitNew } from "../../support/antraege";
import { listOf, startBackend, textOf } from "../../support/backend";

it.each([
  ["ABRUF_PLUS_1", "1", "Er gilt am Tag nach dem Abruf als bekannt gegeben."],
  [
    "BEREITSTELLUNG_PLUS_3",
    "1 BEREITSTELLUNG_PLUS_3",
    "Er gilt am 3. Tag nach der Bereitstellung als bekannt gegeben,",
  ],
] as const)("unter %s wird erklärt und aufgehoben, was diese Regel sagt", async (regel, version, satz) => {
  const t = await startBackend({ NEZO_AKTIV: "false", BEKANNTGABE_REGEL: regel });
  const chefin = await t.alsBevollmaechtigter();
  expect((await t.browser().get("/v1/konfiguration")).body.bekanntgabeRegel).toBe(regel);
  const { uuid } = await submitNew(t, chefin);
  const { body } = await chefin.get(antragPfad(uuid, "/eingereicht"));
  const abruf = listOf(body.erklaerungstexte).find(({ key }) => textOf(key) === "abruf");
  expect(abruf).toMatchObject({ version });
  expect(textOf(abruf?.text)).toContain(satz);
  await t.stop();
});
