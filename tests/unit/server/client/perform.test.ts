import { describe, expect, it } from "vitest";
import { createClient } from "../../../../app/server/client/createClient";
import { createRefreshOnce } from "../../../../app/server/client/refreshOnce";
import { absenderFor, erneuert, FEATURE, merkmale, REFRESH } from "../../../support/absender";
import { createScheinBackend, fehlerAntwort } from "../portal/scheinBackend";

const onlyMit = (sid: string) => (request: Request) =>
  request.headers.get("cookie")?.includes(`sid=${sid}`) ? Response.json(merkmale) : fehlerAntwort("NICHT_ANGEMELDET");

describe("401 und Erneuerung (§8)", () => {
  it.each(["401.10", "401.40", "401.50", "401.60", "401.100"])(
    "%s geht ohne Erneuerung an den Aufrufer",
    async (subStatus) => {
      const backend = createScheinBackend({
        [FEATURE]: () => fehlerAntwort("NICHT_ANGEMELDET", { subStatus }),
        [REFRESH]: erneuert,
      });
      const ruf = createClient(absenderFor(backend.backendFetch)).benutzer.getFeature();
      await expect(ruf).rejects.toMatchObject({ verhalten: "weitergeben", problem: { httpSubStatus: subStatus } });
      expect(backend.rufe).toEqual([FEATURE]);
    },
  );

  it("401 bei der Anmeldung geht ohne Erneuerung an den Aufrufer", async () => {
    const backend = createScheinBackend({
      "POST /v1/auth/login": () => fehlerAntwort("NICHT_ANGEMELDET"),
      [REFRESH]: erneuert,
    });
    const ruf = createClient(absenderFor(backend.backendFetch)).auth.login({ username: "a", password: "b" });
    await expect(ruf).rejects.toMatchObject({ verhalten: "weitergeben" });
    expect(backend.zahl(REFRESH)).toBe(0);
  });

  it.each(["401.20", "401.0", "401.99"])(
    "%s: genau eine Erneuerung, eine Wiederholung mit den neuen Cookies",
    async (subStatus) => {
      const backend = createScheinBackend({
        [FEATURE]: (request) =>
          request.headers.get("cookie")?.includes("sid=neu")
            ? Response.json(merkmale)
            : fehlerAntwort("NICHT_ANGEMELDET", { subStatus }),
        [REFRESH]: erneuert,
      });
      const absender = absenderFor(backend.backendFetch);
      expect(await createClient(absender).benutzer.getFeature()).toEqual(merkmale);
      expect(backend.rufe).toEqual([FEATURE, REFRESH, FEATURE]);
      expect(backend.requests.map(({ headers }) => headers.get("cookie"))).toEqual([
        "sid=alt; rid=r1",
        "sid=alt; rid=r1",
        "sid=neu; rid=r2",
      ]);
      expect(absender.cookies.outgoing()).toEqual(["sid=neu; Path=/; HttpOnly", "rid=r2; Path=/; HttpOnly"]);
    },
  );

  it("ein zweites 401 meldet ab, nach höchstens drei Anfragen", async () => {
    const backend = createScheinBackend({ [FEATURE]: () => fehlerAntwort("NICHT_ANGEMELDET"), [REFRESH]: erneuert });
    await expect(createClient(absenderFor(backend.backendFetch)).benutzer.getFeature()).rejects.toMatchObject({
      verhalten: "abmelden",
    });
    expect(backend.rufe).toEqual([FEATURE, REFRESH, FEATURE]);
  });

  it("eine abgelehnte Erneuerung meldet ab", async () => {
    const backend = createScheinBackend({
      [FEATURE]: () => fehlerAntwort("NICHT_ANGEMELDET"),
      [REFRESH]: () => fehlerAntwort("NICHT_ANGEMELDET"),
    });
    await expect(createClient(absenderFor(backend.backendFetch)).benutzer.getFeature()).rejects.toMatchObject({
      verhalten: "abmelden",
    });
    expect(backend.rufe).toEqual([FEATURE, REFRESH]);
  });

  it("ohne Sitzung gibt es keine Erneuerung", async () => {
    const backend = createScheinBackend({ [FEATURE]: () => fehlerAntwort("NICHT_ANGEMELDET"), [REFRESH]: erneuert });
    await expect(createClient(absenderFor(backend.backendFetch, "")).benutzer.getFeature()).rejects.toMatchObject({
      verhalten: "abmelden",
    });
    expect(backend.rufe).toEqual([FEATURE]);
  });

  it("ein Backend, das beim Erneuern nicht antwortet, beendet die Sitzung nicht", async () => {
    const backend = createScheinBackend({
      [FEATURE]: () => fehlerAntwort("NICHT_ANGEMELDET"),
      [REFRESH]: () => Promise.reject(new Error("weg")),
    });
    const ruf = createClient(absenderFor(backend.backendFetch)).benutzer.getFeature();
    await expect(ruf).rejects.toMatchObject({ verhalten: "meldung", problem: { code: "NICHT_ERREICHBAR" } });
  });

  it("wartet, wenn ein anderer Knoten gerade erneuert (409)", async () => {
    let versuche = 0;
    const backend = createScheinBackend({
      [FEATURE]: onlyMit("neu"),
      [REFRESH]: () => ((versuche += 1) === 1 ? fehlerAntwort("ERNEUERUNG_LAEUFT") : erneuert()),
    });
    expect(await createClient(absenderFor(backend.backendFetch)).benutzer.getFeature()).toEqual(merkmale);
    expect(backend.zahl(REFRESH)).toBe(2);
  });

  it("zwanzig gleichzeitige Anfragen einer Sitzung teilen eine Erneuerung", async () => {
    const backend = createScheinBackend({ [FEATURE]: onlyMit("neu"), [REFRESH]: erneuert });
    const refreshOnce = createRefreshOnce();
    const rufe = Array.from({ length: 20 }, () =>
      createClient(absenderFor(backend.backendFetch, "sid=alt; rid=r1", refreshOnce)).benutzer.getFeature(),
    );
    expect(await Promise.all(rufe)).toHaveLength(20);
    expect(backend.zahl(REFRESH)).toBe(1);
    expect(backend.zahl(FEATURE)).toBe(40);
  });
});

describe("Ein Ruf", () => {
  it("sendet die Anmeldung als Formular (§7)", async () => {
    const backend = createScheinBackend({
      "POST /v1/auth/login": () => Response.json({ state: "PRE_TAN", refreshTokenExpiresAt: "2026-03-02T11:00:00Z" }),
    });
    await createClient(absenderFor(backend.backendFetch)).auth.login({
      username: "erika@example.org",
      password: "ä&=",
    });
    const [request] = backend.requests;
    expect(request?.headers.get("content-type")).toContain("application/x-www-form-urlencoded");
    expect(await request?.text()).toBe("username=erika%40example.org&password=%C3%A4%26%3D");
  });

  it("trägt Vorgangsnummer, Adresse und Schlüssel", async () => {
    const backend = createScheinBackend({ [FEATURE]: () => Response.json(merkmale) });
    await createClient(absenderFor(backend.backendFetch), { schluessel: "s-1" }).benutzer.getFeature();
    const headers = backend.requests[0]?.headers;
    expect([headers?.get("x-request-id"), headers?.get("x-forwarded-for"), headers?.get("idempotency-key")]).toEqual([
      "req-1",
      "192.0.2.1",
      "s-1",
    ]);
  });

  it("prüft die Antwort gegen den Vertrag", async () => {
    const backend = createScheinBackend({ [FEATURE]: () => Response.json({ testdatenGenerator: "ja" }) });
    await expect(createClient(absenderFor(backend.backendFetch)).benutzer.getFeature()).rejects.toMatchObject({
      problem: { code: "UNERWARTET" },
    });
  });

  it.each([
    [502, "NICHT_ERREICHBAR"],
    [500, "UNERWARTET"],
  ])("versteht eine Antwort %s ohne Fehlertext", async (status, code) => {
    const backend = createScheinBackend({ [FEATURE]: () => new Response("<h1>kaputt</h1>", { status }) });
    await expect(createClient(absenderFor(backend.backendFetch)).benutzer.getFeature()).rejects.toMatchObject({
      problem: { code },
    });
  });
});
