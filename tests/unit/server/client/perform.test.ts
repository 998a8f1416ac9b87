import { describe, expect, it } from "vitest";
import { openCookieJar } from "../../../../app/server/client/cookieJar";
import { createClient } from "../../../../app/server/client/createClient";
import { createRefreshOnce, type RefreshOnce } from "../../../../app/server/client/refreshOnce";
import type { Absender } from "../../../../app/server/client/absender";
import type { Wege } from "../../../../app/server/client/transport";
import { createScheinBackend, fehlerAntwort } from "../portal/scheinBackend";

const FEATURE = "GET /v1/feature";
const REFRESH = "POST /v1/auth/token/refresh";
const merkmale = { testdatenGenerator: true, bsfzSiegel: false };

function absenderFor(
  backendFetch: Wege["anfrage"],
  cookie = "sid=alt; rid=r1; flash=f",
  refreshOnce: RefreshOnce = createRefreshOnce(),
): Absender {
  return {
    wege: {
      anfrage: backendFetch,
      datei: () => Promise.reject(new Error("Rufe gehen nicht den Weg der Dateien")),
      lesen: null,
    },
    cookies: openCookieJar(cookie),
    sitzungCookies: { zugriff: "sid", erneuerung: "rid" },
    eigeneCookies: ["flash"],
    headers: { "x-request-id": "req-1", "x-forwarded-for": "192.0.2.1" },
    refreshOnce,
  };
}

const erneuert = () => {
  const response = Response.json({ refreshTokenExpiresAt: "2026-03-02T11:00:00Z" });
  response.headers.append("set-cookie", "sid=neu; Path=/; HttpOnly");
  response.headers.append("set-cookie", "rid=r2; Path=/; HttpOnly");
  return response;
};

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

describe("Lesen auf dem kurzen Weg", () => {
  const abgelehnt = (subStatus: string) => ({
    ok: false as const,
    status: 401,
    body: { code: "NICHT_ANGEMELDET", userMessage: "", httpStatus: 401, httpSubStatus: subStatus, errors: [] },
    setCookies: [],
  });

  it("erneuert einmal über HTTP und wiederholt mit den neuen Cookies", async () => {
    const backend = createScheinBackend({ [REFRESH]: erneuert });
    const cookies: (string | undefined)[] = [];
    const absender = absenderFor(backend.backendFetch);
    absender.wege.lesen = (path, _input, headers) => {
      expect(path).toEqual(["benutzer", "getFeature"]);
      cookies.push(headers.cookie);
      return Promise.resolve(
        cookies.length === 1 ? abgelehnt("401.20") : { ok: true, wert: merkmale, setCookies: ["x=1; Path=/"] },
      );
    };
    expect(await createClient(absender).benutzer.getFeature()).toEqual(merkmale);
    expect(cookies).toEqual(["sid=alt; rid=r1", "sid=neu; rid=r2"]);
    expect(backend.rufe).toEqual([REFRESH]);
    expect(absender.cookies.outgoing()).toEqual([
      "sid=neu; Path=/; HttpOnly",
      "rid=r2; Path=/; HttpOnly",
      "x=1; Path=/",
    ]);
  });

  it("ein zweites 401 meldet ab", async () => {
    const absender = absenderFor(createScheinBackend({ [REFRESH]: erneuert }).backendFetch);
    absender.wege.lesen = () => Promise.resolve(abgelehnt("401.20"));
    await expect(createClient(absender).benutzer.getFeature()).rejects.toMatchObject({ verhalten: "abmelden" });
  });

  it("was etwas ändert, geht als Anfrage", async () => {
    const backend = createScheinBackend({
      "POST /v1/antraege": () => Response.json({ uuid: "7b0c3f0e-5a0e-4e0a-8f0e-0c5a0e4e0a8f" }),
    });
    const absender = absenderFor(backend.backendFetch);
    absender.wege.lesen = () => Promise.reject(new Error("must not be asked"));
    await createClient(absender).antraege.createAntrag({});
    expect(backend.rufe).toEqual(["POST /v1/antraege"]);
  });
});

/** The same answers on both ways: `antworten` one after the other, each with the cookies that it sets. */
function aufBeidenWegen(antworten: readonly { status: number; body: unknown; setCookies?: string[] }[]) {
  const gesehen: Record<string, string | null>[] = [];
  const naechste = (headers: Headers) => {
    gesehen.push(
      Object.fromEntries(["cookie", "x-request-id", "idempotency-key"].map((name) => [name, headers.get(name)])),
    );
    return antworten[gesehen.length - 1] ?? { status: 500, body: null };
  };
  const { backendFetch } = createScheinBackend({
    [REFRESH]: erneuert,
    [FEATURE]: ({ headers }) => {
      const { status, body, setCookies = [] } = naechste(headers);
      const response = Response.json(body, { status });
      for (const line of setCookies) response.headers.append("set-cookie", line);
      return response;
    },
  });
  const anfrage = absenderFor(backendFetch);
  const kurz = absenderFor(backendFetch);
  kurz.wege.lesen = (_path, _input, headers) => {
    const { status, body, setCookies = [] } = naechste(new Headers(headers));
    return Promise.resolve(
      status < 400 ? { ok: true, wert: body, setCookies } : { ok: false, status, body, setCookies },
    );
  };
  return { anfrage, kurz, gesehen };
}

const problem = (httpStatus: number, httpSubStatus: string, code: string) => ({
  status: httpStatus,
  body: { code, userMessage: "Text", httpStatus, httpSubStatus, errors: [] },
});

describe.each(["anfrage", "kurz"] as const)("Beide Wege sind einer: %s", (weg) => {
  const call = (absender: Absender) => createClient(absender, { schluessel: "s-1" }).benutzer.getFeature();

  it("sagt, wer fragt, und nimmt die Cookies der Antwort", async () => {
    const { [weg]: absender, gesehen } = aufBeidenWegen([
      { status: 200, body: merkmale, setCookies: ["sid=frisch; Path=/"] },
    ]);
    expect(await call(absender)).toEqual(merkmale);
    expect(gesehen).toEqual([{ cookie: "sid=alt; rid=r1", "x-request-id": "req-1", "idempotency-key": "s-1" }]);
    expect(absender.cookies.outgoing()).toEqual(["sid=frisch; Path=/"]);
  });

  it("erneuert einmal und fragt mit den neuen Cookies noch einmal", async () => {
    const { [weg]: absender, gesehen } = aufBeidenWegen([
      problem(401, "401.20", "NICHT_ANGEMELDET"),
      { status: 200, body: merkmale },
    ]);
    expect(await call(absender)).toEqual(merkmale);
    expect(gesehen.map(({ cookie }) => cookie)).toEqual(["sid=alt; rid=r1", "sid=neu; rid=r2"]);
  });

  it.each([
    [problem(401, "401.10", "NICHT_ANGEMELDET"), "weitergeben"],
    [problem(404, "404.10", "NICHT_GEFUNDEN"), "nichtGefunden"],
    [{ status: 502, body: "<h1>kaputt</h1>" }, "meldung"],
  ])("macht aus %j dasselbe", async (antwort, verhalten) => {
    const { [weg]: absender } = aufBeidenWegen([antwort]);
    await expect(call(absender)).rejects.toMatchObject({ name: "RufFehler", verhalten });
  });

  it("sagt niemandem, dass sich etwas geändert habe", async () => {
    const { [weg]: absender } = aufBeidenWegen([{ status: 200, body: merkmale }]);
    absender.onGeaendert = () => expect.unreachable();
    expect(await call(absender)).toEqual(merkmale);
  });
});
