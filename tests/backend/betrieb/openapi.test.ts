import { afterAll, beforeAll, expect, it } from "vitest";
import { startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());

it("beschreibt jeden Aufruf der Spezifikation unter seinem Pfad", async () => {
  const { status, body } = await t.ruf("GET", "/v1/openapi.json");
  expect(status).toBe(200);
  expect(Object.keys(body.paths ?? {})).toEqual(
    expect.arrayContaining([
      "/v1/auth/login",
      "/v1/auth/token/tan",
      "/v1/auth/token/refresh",
      "/v1/auth/token/revoke",
      "/v1/feature",
      "/v1/nezo/config",
      "/v1/benutzer/eingeloggt",
      "/v1/navigation",
      "/v1/hilfetexte",
      "/v1/hinweistexte",
      "/v1/antraege/{uuid}/info",
      "/v1/benutzer/hilfetexteanzeigen",
      "/v1/nachrichten/anzahlungelesen",
    ]),
  );
});

it("sagt, wie ein Aufruf gesendet wird, wer ihn darf und wie ein Fehler aussieht", async () => {
  const { body } = await t.ruf("GET", "/v1/openapi.json");
  const formular = {
    content: { "application/x-www-form-urlencoded": { schema: { required: ["username", "password"] } } },
  };
  const datei = { content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } } };
  const fehler = { content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } } };
  expect(body.paths).toMatchObject({
    "/v1/auth/login": { post: { requestBody: formular, security: [], responses: { default: fehler } } },
    "/v1/auth/token/tan": {
      post: { requestBody: { content: { "application/x-www-form-urlencoded": { schema: { required: ["tan"] } } } } },
    },
    "/v1/navigation": { get: { security: [{ sitzung: [] }], responses: { default: fehler } } },
    "/v1/dateien/upload/{fileName}/laden": { get: { responses: { "200": datei } } },
    "/v1/antraege/{uuid}/vorhaben/{vorhabenUuid}/dateien": { post: { requestBody: datei } },
    "/v1/nachrichten/{uuid}/antwort/dateien": { post: { requestBody: datei } },
    "/v1/antraege/{antragUuid}/schriftsaetze/{uuid}/dateien": { post: { requestBody: datei } },
    "/fach/v1/anlagen/{uuid}": { get: { security: [{ fach: [] }], responses: { "200": datei } } },
  });
  expect(body.components).toMatchObject({
    securitySchemes: { sitzung: { in: "cookie" }, fach: { scheme: "bearer" } },
    schemas: { Problem: { required: ["code", "userMessage", "httpStatus", "httpSubStatus", "errors"] } },
  });
  expect(JSON.stringify(body.paths?.["/v1/auth/login"])).not.toContain(
    '"application/json":{"schema":{"type":"object","properties":{"username"',
  );
});

it("antwortet auf unbekannte Pfade mit dem Fehlerkörper", async () => {
  const { status, body } = await t.ruf("GET", "/v1/gibtesnicht");
  expect({ status, body }).toMatchObject({
    status: 404,
    body: { code: "NICHT_GEFUNDEN", httpSubStatus: "404.10", errors: [] },
  });
});
