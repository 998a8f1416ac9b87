import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SiegelVariante } from "~/domain/siegel/siegel";
import { awardSiegel } from "~/server/backend/usecases/siegel/awardSiegel";
import { FIRMEN, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";

const FASSUNG = "2026-1";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());

const award = (firma: keyof typeof FIRMEN, variante: SiegelVariante) =>
  t.dienste.db.transaction((tx) => awardSiegel(tx, t.dienste, { unternehmenUuid: FIRMEN[firma].uuid, variante }));
const nachrichten = async (firma: keyof typeof FIRMEN) =>
  (
    await t.dienste.pool.query<{ text: string }>(
      "SELECT text FROM nachricht WHERE art = 'SIEGEL_VERFUEGBAR' AND unternehmen_uuid = $1",
      [FIRMEN[firma].uuid],
    )
  ).rows;

describe("Ohne Siegel", () => {
  it("gibt es die Aufrufe, den Eintrag der Navigation und das Merkmal nicht", async () => {
    const fremd = await t.alsFremder();
    for (const antwort of [
      await fremd.get("/v1/siegel"),
      await fremd.get("/v1/siegel/EIGENE"),
      await fremd.post("/v1/siegel/zustimmung", { fassung: FASSUNG }),
    ]) {
      expect(antwort).toMatchObject({ status: 404, body: { httpSubStatus: "404.20" } });
    }
    expect((await fremd.get("/v1/navigation")).body.data).not.toContain("bsfzSiegel");
    expect((await fremd.get("/v1/feature")).body.bsfzSiegel).toBe(false);
    expect((await fremd.get("/v1/sitzung")).body.features).toMatchObject({ bsfzSiegel: false });
  });
});

describe("Ein Siegel", () => {
  it("wird je Variante einmal verliehen, mit einer Nachricht, und öffnet Seite und Navigation des Unternehmens", async () => {
    await award("maschinenbau", "EIGENE");
    t.uhr.vor({ tage: 400 });
    await award("maschinenbau", "EIGENE");
    await award("maschinenbau", "AUFTRAG");
    expect(await nachrichten("maschinenbau")).toHaveLength(2);
    expect((await nachrichten("maschinenbau"))[0]?.text).toContain(
      "Beispiel Maschinenbau GmbH kann jetzt das Siegel verwenden.",
    );
    const max = await t.alsMitarbeiter();
    expect((await max.get("/v1/siegel")).body).toEqual({
      firma: "Beispiel Maschinenbau GmbH",
      data: [
        { variante: "EIGENE", jahr: 2026, verliehenAm: "2026-03-02T09:00:00.000Z" },
        { variante: "AUFTRAG", jahr: 2027, verliehenAm: "2027-04-06T09:00:00.000Z" },
      ],
      zugestimmtAm: null,
    });
    expect((await max.get("/v1/navigation")).body.data).toContain("bsfzSiegel");
    expect((await max.get("/v1/feature")).body.bsfzSiegel).toBe(true);
    expect((await max.get("/v1/sitzung")).body.features).toMatchObject({ bsfzSiegel: true });
  });

  it("wird mit der Transaktion, in der es verliehen wird, verworfen", async () => {
    const zurueck = t.dienste.db.transaction(async (tx) => {
      await awardSiegel(tx, t.dienste, { unternehmenUuid: FIRMEN.software.uuid, variante: "EIGENE" });
      throw new Error("zurück");
    });
    await expect(zurueck).rejects.toThrow("zurück");
    expect(await nachrichten("software")).toEqual([]);
    expect((await (await t.als("bevollmaechtigt", "software")).get("/v1/siegel")).status).toBe(404);
  });

  it("gehört nur dem Unternehmen: Fremde und der Stab bekommen nichts", async () => {
    expect((await (await t.alsFremder()).get("/v1/siegel/EIGENE")).status).toBe(404);
    for (const rolle of ["support", "qm", "admin"] as const) {
      const stab = await t.als(rolle);
      expect((await stab.get("/v1/siegel")).body.httpSubStatus).toBe("403.10");
      expect((await stab.get("/v1/siegel/EIGENE")).body.httpSubStatus).toBe("403.10");
      expect((await stab.get("/v1/navigation")).body.data).not.toContain("bsfzSiegel");
    }
    expect((await t.ruf("GET", "/v1/siegel")).status).toBe(401);
  });

  it("wird erst freigegeben, wenn die Person selbst den geltenden Regeln zugestimmt hat; die erste Zustimmung bleibt", async () => {
    const [chefin, max] = [await t.alsBevollmaechtigter(), await t.alsMitarbeiter()];
    expect((await max.get("/v1/siegel/EIGENE")).body).toMatchObject({
      httpStatus: 403,
      userMessage: "Bitte stimmen Sie zuerst den Nutzungsregeln zu.",
    });
    expect((await max.post("/v1/siegel/zustimmung", { fassung: "2020-1" })).body.httpSubStatus).toBe("409.10");
    const zugestimmt = await max.post("/v1/siegel/zustimmung", { fassung: FASSUNG });
    t.uhr.vor({ sekunden: 60 });
    expect((await max.post("/v1/siegel/zustimmung", { fassung: FASSUNG })).body).toEqual(zugestimmt.body);
    expect((await max.get("/v1/siegel")).body.zugestimmtAm).toEqual(zugestimmt.body.zugestimmtAm);
    expect((await max.get("/v1/siegel/EIGENE")).body).toMatchObject({ variante: "EIGENE", jahr: 2026 });
    expect((await max.get("/v1/siegel/GOLD")).status).toBe(404);
    expect((await chefin.get("/v1/siegel/EIGENE")).status).toBe(403);
    const { rows } = await t.dienste.pool.query<Record<string, unknown>>(
      "SELECT benutzer_uuid, nach FROM audit WHERE vorgang = 'siegel.zustimmen'",
    );
    expect(rows).toEqual([{ benutzer_uuid: MENSCHEN.mitarbeit.uuid, nach: FASSUNG }]);
  });

  it("das ein Unternehmen nicht erhalten hat, wird nicht gefunden", async () => {
    await award("software", "AUFTRAG");
    const chefin = await t.als("bevollmaechtigt", "software");
    expect((await chefin.post("/v1/siegel/zustimmung", { fassung: FASSUNG })).status).toBe(200);
    expect((await chefin.get("/v1/siegel/AUFTRAG")).status).toBe(200);
    expect((await chefin.get("/v1/siegel/EIGENE")).status).toBe(404);
  });
});
