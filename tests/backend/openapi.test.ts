import { afterAll, beforeAll, expect, it } from "vitest";
import { starteBackend, type TestBackend } from "../support/backend";

let t: TestBackend;
beforeAll(async () => {
  t = await starteBackend();
});
afterAll(() => t.stop());

it("beschreibt jeden Aufruf der Spezifikation unter seinem Pfad", async () => {
  const { status, body } = await t.ruf("GET", "/v1/openapi.json");
  expect(status).toBe(200);
  expect(Object.keys(body.paths ?? {})).toEqual(
    expect.arrayContaining([
      ...["/v1/auth/login", "/v1/auth/token/tan", "/v1/auth/token/refresh", "/v1/auth/token/revoke", "/v1/feature", "/v1/nezo/config"],
      ...["/v1/benutzer/eingeloggt", "/v1/navigation", "/v1/hilfetexte", "/v1/hinweistexte", "/v1/antraege/{uuid}/info"],
      ...["/v1/benutzer/hilfetexteanzeigen", "/v1/nachrichten/anzahlungelesen"],
    ]),
  );
});

it("antwortet auf unbekannte Pfade mit dem Fehlerkörper", async () => {
  const { status, body } = await t.ruf("GET", "/v1/gibtesnicht");
  expect({ status, body }).toMatchObject({ status: 404, body: { code: "NICHT_GEFUNDEN", httpSubStatus: "404.10", errors: [] } });
});
