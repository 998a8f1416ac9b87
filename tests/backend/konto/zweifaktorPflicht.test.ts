import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, FIRMEN, MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
let browser: Browser;
beforeEach(async () => {
  t = await startBackend();
  browser = t.browser();
  await browser.login(MENSCHEN.pflicht.email, PASSWORT);
});
afterEach(() => t.stop());

it("lässt ohne zweiten Faktor nur Profil, Sitzung und Abmelden zu", async () => {
  const wahl = `/v1/benutzer/unternehmen/${FIRMEN.maschinenbau.uuid}/waehlen`;
  expect(await browser.get("/v1/antraege")).toMatchObject({ status: 403, body: { httpSubStatus: "403.20" } });
  expect(await browser.post(wahl)).toMatchObject({ status: 403, body: { code: "ZWEI_FAKTOR_ERFORDERLICH" } });
  expect((await browser.get("/v1/sitzung")).body).toMatchObject({ navigation: [], benutzer: { tfaPflicht: true } });
  expect(await browser.get("/v1/navigation")).toMatchObject({ status: 200, body: { data: [] } });
  expect((await browser.get("/v1/benutzer/profil")).status).toBe(200);
  expect((await browser.post("/v1/auth/token/revoke")).status).toBe(200);
});

it("öffnet sich, sobald ein Faktor eingeschaltet ist, und lässt ihn nicht mehr ausschalten", async () => {
  expect((await browser.put("/v1/benutzer/zweifaktor/mail", { aktiv: true, passwort: PASSWORT })).status).toBe(200);
  expect((await browser.post(`/v1/benutzer/unternehmen/${FIRMEN.maschinenbau.uuid}/waehlen`)).status).toBe(200);
  expect((await browser.get("/v1/nachrichten/anzahlungelesen")).status).toBe(200);
  const aus = await browser.put("/v1/benutzer/zweifaktor/mail", { aktiv: false, passwort: PASSWORT });
  expect(aus).toMatchObject({
    status: 422,
    body: {
      userMessage:
        "Für Ihr Konto ist die Zwei-Faktor-Authentifizierung vorgeschrieben. Ein Verfahren muss eingeschaltet bleiben. Bitte schalten Sie zuerst das andere ein.",
    },
  });
});
