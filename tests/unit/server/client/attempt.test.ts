import { describe, expect, it } from "vitest";
import type { Absender } from "../../../../app/server/client/absender";
import { createClient } from "../../../../app/server/client/createClient";
import { absenderFor, erneuert, FEATURE, merkmale, REFRESH } from "../../../support/absender";
import { createScheinBackend } from "../portal/scheinBackend";

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
