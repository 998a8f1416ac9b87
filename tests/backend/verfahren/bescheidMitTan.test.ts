import { expect, it } from "vitest";
import { runFristen } from "~/server/backend/usecases/fristen/runFristen";
import { antragPfad, create } from "../../support/antraege";
import { listOf, startBackend, textOf } from "../../support/backend";
import { provide } from "../../support/bescheide";
import { bescheide, submitUntilEingang } from "../../support/fach";
import { checkKetten } from "../../support/manipulation";
import { abrufAuftrag, withTan } from "../../support/unterschrift";

it("Ohne nezo ruft eine TAN den Bescheid ab, einmal, und die Bekanntgabe zählt ab der Bereitstellung", async () => {
  const anderes = await startBackend({ NEZO_AKTIV: "false", BEKANNTGABE_REGEL: "BEREITSTELLUNG_PLUS_3" });
  try {
    anderes.uhr.set("2026-01-30T09:00:00Z");
    const browser = await anderes.alsBevollmaechtigter();
    const { uuid: antragUuid } = await create(browser, "TAN");
    const gegenstandUuid = await provide(anderes, antragUuid);
    const stand = textOf(listOf((await browser.get(antragPfad(antragUuid, "/bescheide"))).body.bescheide)[0]?.vorlage);
    const auftrag = { intent: "BESCHEID_ABRUF", antragUuid, gegenstandUuid, stand };
    expect((await (await anderes.alsFremder()).post("/v1/unterschriften/tan", auftrag)).status).toBe(404);
    expect((await browser.post("/v1/unterschriften/tan", auftrag)).status).toBe(200);
    const mail = (await anderes.clearAusgang()).at(-1);
    expect(mail?.subject).toBe("Ihre TAN für den Abruf eines Bescheids");
    const tan = textOf(/\b\d{6}\b/.exec(mail?.text ?? "")?.[0]);
    anderes.uhr.vor({ minuten: 2 });
    const falsch = await browser.post("/v1/unterschriften", {
      ...auftrag,
      tan: "000000" === tan ? "111111" : "000000",
    });
    expect(falsch.body).toMatchObject({ code: "TAN_FALSCH" });
    const antworten = await Promise.all(
      Array.from({ length: 20 }, () => browser.kopie().post("/v1/unterschriften", { ...auftrag, tan })),
    );
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await browser.get(antragPfad(antragUuid, "/bescheid"))).body).toMatchObject({
      bescheid: {
        bekanntgabeRegel: "BEREITSTELLUNG_PLUS_3",
        bekanntgabeAm: "2026-02-02",
        rechtsbehelfsfrist: "2026-03-02",
      },
    });
  } finally {
    await anderes.stop();
  }
});

it("Was mit der Bereitstellung bekannt gegeben ist, bleibt abrufbar, auch nach zehn Tagen", async () => {
  const anderes = await startBackend({ NEZO_AKTIV: "false", BEKANNTGABE_REGEL: "BEREITSTELLUNG_PLUS_4" });
  try {
    const im = await submitUntilEingang(anderes, await anderes.alsBevollmaechtigter());
    anderes.uhr.set("2026-03-02T09:00:00Z");
    const gegenstandUuid = textOf((await bescheide(anderes, im)).uuid);
    const { rows } = await anderes.dienste.pool.query(
      "SELECT text FROM nachricht WHERE antrag_uuid = $1 AND art = 'BESCHEID_ZUM_ABRUF'",
      [im.uuid],
    );
    expect(rows).toEqual([
      { text: expect.stringMatching(/abrufen\. Er gilt am 06\.03\.2026 als bekannt gegeben, auch wenn/) as string },
    ]);
    anderes.uhr.set("2026-03-20T09:00:00Z");
    expect(await runFristen(anderes.dienste)).toBe(0);
    const browser = await anderes.alsBevollmaechtigter();
    const fristen = listOf((await browser.get(`/v1/fristen?antragUuid=${im.uuid}`)).body.data).map(({ art, tag }) => [
      art,
      tag,
    ]);
    expect(fristen).toEqual([["WIDERSPRUCH", "2026-04-07"]]);
    const abruf = await withTan(anderes, browser, await abrufAuftrag(browser, im.uuid, gegenstandUuid));
    expect(await browser.post("/v1/unterschriften", abruf)).toMatchObject({ status: 200 });
    expect((await browser.get(antragPfad(im.uuid, "/bescheid"))).body).toMatchObject({
      bescheid: { stand: "ABGERUFEN", bekanntgabeAm: "2026-03-06", rechtsbehelfsfrist: "2026-04-07" },
    });
    expect((await checkKetten(anderes)).funde).toEqual([]);
  } finally {
    await anderes.stop();
  }
});
