import { describe, expect, it } from "vitest";
import type { FehlerCode } from "../../../../app/contract/wire/fehlerkatalog";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "../../../../app/server/portal/submit";
import { anfrageAn, createScheinBackend, fehlerAntwort, formular, sitzungAngemeldet } from "./scheinBackend";

const post = {
  ...formular({ csrf: "token-der-sitzung", name: "Ä", schluessel: "11111111-2222-4333-8444-555555555555" }),
  headers: { cookie: "sid=a; rid=b" },
};

async function offenMit(code: FehlerCode | null) {
  const backend = createScheinBackend({
    "GET /v1/sitzung": () => Response.json(sitzungAngemeldet),
    "GET /v1/feature": () =>
      code === null ? Response.json({ testdatenGenerator: true, bsfzSiegel: false }) : fehlerAntwort(code),
    "POST /v1/auth/token/refresh": () => fehlerAntwort("NICHT_ANGEMELDET"),
  });
  return { backend, offen: await openRoute(anfrageAn("/home", backend.backendFetch, post), "home") };
}

describe("Rufe einer Aktion", () => {
  it("gibt den Wert zurück und sendet den Schlüssel des Formulars", async () => {
    const { offen, backend } = await offenMit(null);
    const call = offen.withSchluessel(await offen.formData());
    expect(await attempt(offen, () => call.benutzer.getFeature())).toMatchObject({
      ok: true,
      value: { testdatenGenerator: true },
    });
    expect(backend.requests.at(-1)?.headers.get("idempotency-key")).toBe("11111111-2222-4333-8444-555555555555");
  });

  it.each([
    "EINGABE_UNGUELTIG",
    "REVISION_VERALTET",
    "ZU_VIELE_VERSUCHE",
    "NICHT_ERREICHBAR",
    "ANMELDUNG_FEHLGESCHLAGEN",
    "KEIN_ZUGRIFF",
  ] as const)("%s wird zum Problem des Formulars", async (code) => {
    const { offen } = await offenMit(code);
    expect(await attempt(offen, () => offen.call.benutzer.getFeature())).toMatchObject({
      ok: false,
      problem: { code },
    });
  });

  it.each([
    ["NICHT_GEFUNDEN", 404],
    ["UNERWARTET", 500],
    ["NICHT_ANGEMELDET", 303],
    ["ID_FEHLT", 303],
    ["ZWEI_FAKTOR_ERFORDERLICH", 303],
  ] as const)("%s wird zur Seite %s", async (code, status) => {
    const { offen } = await offenMit(code);
    await expect(attempt(offen, () => offen.call.benutzer.getFeature())).rejects.toMatchObject({ status });
  });

  it("reicht Fehler im eigenen Programm weiter", async () => {
    const { offen } = await offenMit(null);
    await expect(attempt(offen, () => Promise.reject(new TypeError("kaputt")))).rejects.toThrow("kaputt");
  });

  it.each([
    ["EINGABE_UNGUELTIG", 422, null],
    ["NICHT_ERREICHBAR", 503, "30"],
  ] as const)("lehnt mit %s als %s ab, mit allem Getippten", async (code, status, spaeter) => {
    const { offen } = await offenMit(code);
    const versuch = await attempt(offen, () => offen.call.benutzer.getFeature());
    if (versuch.ok) throw new Error("unerwarteter Erfolg");
    const antwort = ablehnen(offen, versuch.problem, eingabenVon(await offen.formData()));
    expect(antwort).toMatchObject({ data: { problem: { code }, eingaben: { name: "Ä" } }, init: { status } });
    expect(new Headers(antwort.init?.headers).get("retry-after")).toBe(spaeter);
  });
});
