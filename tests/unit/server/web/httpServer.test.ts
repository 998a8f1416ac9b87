import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openWebServers } from "../../../support/webServer";
import { startLaufzeit } from "../../../support/laufzeit";

const { serve, stop, remove } = openWebServers();
afterEach(stop);
afterAll(remove);

const post = (headers: Record<string, string> = {}, body: string | undefined = "a=1"): RequestInit => ({
  method: "POST",
  body,
  headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
});

describe("own origin check", () => {
  it.each([
    ["no sign of a browser", {}],
    ["another origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
    ["a sibling site", { "sec-fetch-site": "same-site" }],
    [
      "another site that claims a forwarded host",
      { "sec-fetch-site": "cross-site", origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    ],
  ])("refuses a post to a page with %s by a German page and does not run it", async (_name, headers) => {
    const { url, seen } = await serve();
    const response = await fetch(`${url}/landingpage`, post(headers));
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("Anfrage abgelehnt");
    expect(seen).toEqual([]);
  });

  it("lets own pages through, by origin or by fetch metadata", async () => {
    const { url, origin, seen } = await serve();
    expect((await fetch(`${url}/landingpage`, post({ origin }))).status).toBe(200);
    expect((await fetch(`${url}/landingpage`, post({ "sec-fetch-site": "same-origin", origin: "null" }))).status).toBe(
      200,
    );
    expect(seen.map(({ body }) => body)).toEqual(["a=1", "a=1"]);
  });

  it("lets programs call the interfaces but no foreign page of a browser", async () => {
    const { url } = await serve();
    expect((await fetch(`${url}/v1/auth/login`, post())).status).toBe(200);
    expect((await fetch(`${url}/fach/v1/uebermittlungen`, post())).status).toBe(200);
    const refused = await fetch(`${url}/v1/auth/login`, post({ "sec-fetch-site": "cross-site" }));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "KEIN_ZUGRIFF", httpSubStatus: "403.10" });
  });
});

describe("body limits", () => {
  const form = 256 * 1024;
  it.each([
    [form - 1, 200],
    [form, 200],
    [form + 1, 413],
  ])("a form of %i bytes gives %i", async (size, status) => {
    const { url, origin } = await serve();
    const response = await fetch(`${url}/antraege`, post({ origin }, "x".repeat(size)));
    expect(response.status).toBe(status);
    if (status === 413) expect(await response.text()).toContain("Erlaubt sind höchstens 256 KiB auf einmal.");
  });

  it.each([
    ["antraege", 64 * 1024, 200],
    ["antraege", 64 * 1024 + 1, 413],
    ["geparkteEingaben", 260 * 1024, 200],
    ["geparkteEingaben", 260 * 1024 + 1, 413],
  ])("JSON for %s of %i bytes gives %i", async (pfad, size, status) => {
    const { url } = await serve();
    expect(
      (await fetch(`${url}/v1/${pfad}`, post({ "content-type": "application/json" }, "1".repeat(size)))).status,
    ).toBe(status);
  });

  it("counts a body without declared length and stops at the limit", async () => {
    const { url, origin, seen } = await serve();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    });
    const response = await fetch(`${url}/antraege`, {
      method: "POST",
      body: endless,
      headers: { origin },
      duplex: "half",
    });
    expect(response.status).toBe(413);
    expect(seen).toEqual([]);
  });

  it("judges a declared length before the body arrives", async () => {
    const { port, origin } = await serve();
    const status = await new Promise<number>((resolve, reject) => {
      const sending = httpRequest({
        port,
        host: "127.0.0.1",
        path: "/antraege",
        method: "POST",
        headers: { origin, "content-length": 400_000_000 },
      });
      sending.on("response", (response) => {
        resolve(response.statusCode ?? 0);
        sending.destroy();
      });
      sending.on("error", reject);
      sending.write("x");
    });
    expect(status).toBe(413);
  });
});

describe("what callers may not decide", () => {
  it("strips forwarded headers and fixes the host", async () => {
    const { url, seen, origin } = await serve();
    await fetch(`${url}/antraege`, {
      headers: { "x-forwarded-for": "9.9.9.9", "x-forwarded-host": "evil.example", forwarded: "for=9.9.9.9" },
    });
    expect(seen[0]?.ip).toBe("127.0.0.1");
    expect(seen[0]?.headers.get("x-forwarded-host")).toBeNull();
    expect(seen[0]?.headers.get("forwarded")).toBeNull();
    expect(seen[0]?.url).toBe(`${origin}/antraege`);
  });

  it("believes the nearest proxy when one is configured", async () => {
    const { url, seen } = await serve({ TRUST_PROXY: "true" });
    const response = await fetch(`${url}/antraege`, {
      headers: { "x-forwarded-for": "6.6.6.6, 7.7.7.7", "x-request-id": "anfrage-12345" },
    });
    expect(seen[0]?.ip).toBe("7.7.7.7");
    expect(response.headers.get("x-request-id")).toBe("anfrage-12345");
  });

  it("makes its own request id otherwise", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/antraege`, { headers: { "x-request-id": "anfrage-12345" } });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("answers", () => {
  it("carry a strict policy with a nonce of their own", async () => {
    const { url } = await serve();
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(url)).headers.get("content-security-policy") ?? ""),
    );
    const nonces = policies.map((policy) => /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1]);
    expect(nonces[0]).toHaveLength(24);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).not.toContain("unsafe");
  });

  it("ask for https only when the portal is reached by https", async () => {
    const plain = await serve();
    expect((await fetch(plain.url)).headers.has("strict-transport-security")).toBe(false);
    const secure = await serve({ PUBLIC_URL: "https://portal.example.org" });
    expect((await fetch(secure.url)).headers.get("strict-transport-security")).toBe(
      "max-age=63072000; includeSubDomains",
    );
  });

  it("are not stored unless they say so, and shrink when the browser can unpack", async () => {
    const { url } = await serve();
    const response = await fetch(url, { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(await response.text()).toMatch(/^seite ä{1000}$/);
  });

  it("show no inner words when something breaks", async () => {
    const { url } = await serve(
      {},
      { pages: { handle: () => Promise.reject(new Error("SELECT geheim")), files: () => null, buildId: "b1" } },
    );
    const response = await fetch(`${url}/antraege`);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain("Leider ist ein Fehler aufgetreten. Bitte probieren Sie es später erneut.");
    expect(text).toContain(response.headers.get("x-request-id"));
    expect(text).not.toContain("geheim");
  });
});

describe("slow requests", () => {
  /** Sends a beginning that is never completed; gives the status line of the answer and how long it took. */
  const sendBeginning = async (port: number, text: string) => {
    const begin = performance.now();
    const gelaufen = startLaufzeit();
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    const answer = await new Promise<Buffer>((resolve) => socket.once("data", resolve)).finally(() => socket.destroy());
    return { line: answer.toString().split("\r\n", 1)[0], ms: performance.now() - begin, gelaufenMs: gelaufen() };
  };
  const [HEAD, BODY] = ["HTTP/1.1\r\nhost: localhost\r\n", "content-length: 9\r\n\r\na=1"];
  const UPLOAD = `POST /v1/antraege/a/vorhaben/v/dateien ${HEAD}content-type: application/octet-stream\r\n${BODY}`;
  it.each([
    ["ZEITGRENZE_KOPFZEILEN_SEKUNDEN", 1, `GET / ${HEAD}`, "HTTP/1.1 408 Request Timeout"],
    ["ZEITGRENZE_ANFRAGE_SEKUNDEN", 2, `POST /v1/x ${HEAD}${BODY}`, "HTTP/1.1 408 Request Timeout"],
    ["ZEITGRENZE_HOCHLADEN_SEKUNDEN", 3, UPLOAD, "HTTP/1.1 408 Request Timeout"],
  ])("end after %s (%i)", { timeout: 120_000 }, async (_name, seconds, text, expected) => {
    const env = {
      ZEITGRENZE_KOPFZEILEN_SEKUNDEN: "1",
      ZEITGRENZE_ANFRAGE_SEKUNDEN: "2",
      ZEITGRENZE_HOCHLADEN_SEKUNDEN: "3",
    };
    const { line, ms, gelaufenMs } = await sendBeginning((await serve(env)).port, text);
    expect(line).toBe(expected);
    // The server looks at its connections every two seconds.
    expect(ms).toBeGreaterThan(seconds * 1000 - 100);
    expect(gelaufenMs).toBeLessThan(9_000);
  });
});

describe("health", () => {
  it("is alive while not ready", async () => {
    const { url } = await serve({}, { isReady: () => Promise.resolve(false) });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const { status, headers } = await fetch(`${url}/readyz`);
    expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
  });
});
