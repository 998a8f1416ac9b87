import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBackend, type Antwort, type Browser, type TestBackend } from "../../support/backend";
import { neuesUnternehmen, stateOf, zertifikatOf } from "../../support/registrierung";

let b: TestBackend;
beforeAll(async () => {
  b = await startBackend();
});
afterAll(() => b.stop());

const EIGENES = zertifikatOf(
  { firma: "Beispiel Maschinenbau GmbH", land: "DE", bundesland: "BE", steuernummer: "21/815/08150" },
  "anderes-konto",
);

describe("Identifikation zur Registrierung", () => {
  const startRegistrierung = (browser: Browser) => browser.post("/v1/nezo/vorgaenge", { intent: "REGISTRIERUNG" });
  const goBack = (browser: Browser, state: string): Promise<Antwort> =>
    browser.post("/v1/nezo/abschluss", { state, intent: "REGISTRIERUNG" });

  it("gilt nur in dem Browser, der sie begonnen hat, und einmal", async () => {
    const browser = b.browser();
    const state = stateOf(await startRegistrierung(browser));
    b.nezo.ergebnisse.set(state, { status: "ERFOLG", unternehmen: zertifikatOf(neuesUnternehmen()) });
    const anderer = b.browser();
    await startRegistrierung(anderer);
    expect((await goBack(anderer, state)).body).toMatchObject({ code: "NEZO_ABGELAUFEN" });
    expect((await goBack(b.browser(), state)).body).toMatchObject({ code: "NEZO_ABGELAUFEN" });
    expect((await goBack(browser, state)).status).toBe(200);
    expect((await goBack(browser, state)).body).toMatchObject({ code: "NEZO_ABGELAUFEN" });
  });

  it("sagt, dass das Unternehmen des Zertifikats schon registriert ist", async () => {
    const browser = b.browser();
    const state = stateOf(await startRegistrierung(browser));
    b.nezo.ergebnisse.set(state, { status: "ERFOLG", unternehmen: EIGENES });
    expect((await goBack(browser, state)).body).toMatchObject({ code: "UNTERNEHMEN_VORHANDEN" });
    expect((await browser.get("/v1/registrierung")).body).toMatchObject({ schritt: "IDENTIFIKATION" });
  });

  it("übernimmt keinen untergeschobenen Keks", async () => {
    const browser = b.browser();
    browser.kekse.set("registrierung", "AAA");
    await startRegistrierung(browser);
    expect(browser.kekse.get("registrierung")).not.toBe("AAA");
  });

  it("ist ausgeschaltet, wenn nezo für die Registrierung nicht eingeschaltet ist; dann geht es ohne", async () => {
    const ohne = await startBackend({ NEZO_AKTIV: "false", NEZO_REGISTRIERUNG_AKTIV: "false" });
    const browser = ohne.browser();
    expect((await browser.get("/v1/nezo/config")).body).toEqual({
      isActivated: false,
      isActivatedForRegistration: false,
    });
    expect((await startRegistrierung(browser)).body).toMatchObject({ code: "FEATURE_AUS" });
    expect((await browser.post("/v1/registrierung")).status).toBe(200);
    const bekanntes = { ...neuesUnternehmen(), bundesland: "BE", steuernummer: "21/815/08150" };
    expect((await browser.put("/v1/registrierung/unternehmen", bekanntes)).status).toBe(200);
    expect((await browser.get("/v1/registrierung")).body).toMatchObject({ schritt: "BENUTZER", ausIdentifikation: [] });
    await ohne.stop();
  });
});
