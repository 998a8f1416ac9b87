import { expect, it } from "vitest";
import { startBackend } from "../../support/backend";
import { insertVerbunden } from "../../support/verbundSaetze";

const STAND = "/v1/unternehmen/verbundstand";

it("sagt dasselbe wie die Liste darüber, was ihr fehlt, und für welches Jahr, und sonst nichts", async () => {
  const t = await startBackend();
  try {
    const bea = await t.alsBevollmaechtigter();
    const check = async (arten: string[]) => {
      const { lage } = (await bea.get("/v1/unternehmen/verbundene")).body;
      const { status, body } = await bea.get(STAND);
      expect(status).toBe(200);
      expect(body).toEqual({ label: "2025", luecken: lage?.luecken });
      expect(lage?.luecken).toMatchObject(arten.map((art) => ({ art })));
    };
    await insertVerbunden(t, { name: "Tochter GmbH" });
    await check(["FRAGE_NEIN_MIT_ZEILEN", "NICHT_BESTAETIGT"]);
    await insertVerbunden(t, { name: "Halbe GmbH", verbindung: "" });
    await check(["FRAGE_NEIN_MIT_ZEILEN", "UNVOLLSTAENDIG", "NICHT_BESTAETIGT"]);
    expect((await (await t.alsMitarbeiter()).get(STAND)).status).toBe(200);
    expect((await (await t.alsFremder()).get(STAND)).body.luecken).toEqual([]);
    expect((await t.browser().get(STAND)).status).toBe(401);
  } finally {
    await t.stop();
  }
});
