import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createHttpNezo } from "~/server/embedded/httpNezo";
import { startLaufzeit } from "../../../support/laufzeit";

let server: Server | undefined;
afterEach(() => server?.close());

/** A service that answers every request alike and remembers what was asked. */
async function dienst(
  status: number,
  body: unknown,
): Promise<{ url: string; anfragen: { pfad: string; token: string }[] }> {
  const anfragen: { pfad: string; token: string }[] = [];
  const neu = createServer((request, response) => {
    anfragen.push({ pfad: request.url ?? "", token: request.headers.authorization ?? "" });
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  server = neu;
  await new Promise<void>((resolve) => neu.listen(0, "127.0.0.1", resolve));
  const adresse = neu.address();
  const port = typeof adresse === "object" && adresse !== null ? adresse.port : 0;
  return { url: `http://127.0.0.1:${String(port)}`, anfragen };
}

describe("createHttpNezo", () => {
  it("baut die Adresse der Anmeldung mit maskierten Werten", () => {
    const port = createHttpNezo({ url: "https://nezo.example.org", clientToken: "t", sekunden: 5 });
    expect(
      port.anmeldeUrl({
        state: "a&b",
        intent: "EINREICHEN",
        rueckkehr: "https://portal.example.org/nezoweiterleitung",
      }),
    ).toBe(
      "https://nezo.example.org/anmelden?state=a%26b&intent=EINREICHEN&rueckkehr=https%3A%2F%2Fportal.example.org%2Fnezoweiterleitung",
    );
  });

  it("fragt das Ergebnis mit dem Token ab", async () => {
    const { url, anfragen } = await dienst(200, { status: "ABBRUCH" });
    expect(await createHttpNezo({ url, clientToken: "geheim", sekunden: 5 }).ergebnis("s 1")).toEqual({
      status: "ABBRUCH",
    });
    expect(anfragen).toEqual([{ pfad: "/ergebnis?state=s+1", token: "Bearer geheim" }]);
  });

  it.each([
    [500, { status: "ABBRUCH" }],
    [302, { status: "ABBRUCH" }],
    [200, { status: "ERFOLG" }],
    [200, { status: "ERFOLG", unternehmen: { firma: 7 } }],
    [200, "Unfug"],
  ])("hält eine unpassende Antwort nie für einen Erfolg: %s %j", async (status, body) => {
    const { url } = await dienst(status, body);
    await expect(createHttpNezo({ url, clientToken: "geheim", sekunden: 5 }).ergebnis("s1")).rejects.toThrow();
  });

  it("wartet auf eine Antwort nur so lange wie eingestellt", async () => {
    const { url } = await dienst(200, null);
    server?.removeAllListeners("request");
    const vergangen = startLaufzeit();
    await expect(createHttpNezo({ url, clientToken: "geheim", sekunden: 1 }).ergebnis("s1")).rejects.toThrow(
      "due to timeout",
    );
    expect(vergangen()).toBeLessThan(4_000);
    server?.closeAllConnections();
  });
});
