import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MENSCHEN, PASSWORT, starteBackend, type TestBackend } from "../support/backend";

let t: TestBackend;
beforeAll(async () => {
  t = await starteBackend();
});
afterAll(() => t.stop());

describe("Anmeldung", () => {
  it("meldet mit Passwort an und nennt Person und Navigation", async () => {
    const browser = t.browser();
    const antwort = await browser.login(` ${MENSCHEN.bevollmaechtigt.email.toUpperCase()} `, PASSWORT);
    expect(antwort).toMatchObject({ status: 200, body: { state: "AUTHENTICATED" } });
    const sitzung = await browser.get("/v1/sitzung");
    expect(sitzung.body).toMatchObject({ state: "AUTHENTICATED", benutzer: { userName: "Bea Vollmer", isFinallyAuthenticated: false } });
  });
});
