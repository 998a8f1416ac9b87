import { describe, expect, it } from "vitest";
import { createSicherung, guardTransport } from "../../../../app/server/client/transport";

const request = () => new Request("http://backend/v1/feature");
const nichtErreichbar = { problem: { code: "NICHT_ERREICHBAR", httpStatus: 503 } };

describe("Weg zum Backend", () => {
  it("gibt die Antwort weiter", async () => {
    const weg = guardTransport(() => Promise.resolve(new Response("ja")), createSicherung(), 5_000);
    expect(await (await weg(request())).text()).toBe("ja");
  });

  it("meldet ein Backend, das nicht antwortet, als nicht erreichbar", async () => {
    const weg = guardTransport(() => new Promise<Response>(() => undefined), createSicherung(), 5);
    await expect(weg(request())).rejects.toMatchObject(nichtErreichbar);
  });

  it("fragt nach fünf Fehlschlägen fünf Sekunden lang nicht mehr", async () => {
    let jetzt = 0;
    let rufe = 0;
    const weg = guardTransport(
      () => {
        rufe += 1;
        return Promise.reject(new Error("connect ECONNREFUSED"));
      },
      createSicherung(() => jetzt),
      5_000,
    );
    for (let i = 0; i < 7; i += 1) await expect(weg(request())).rejects.toMatchObject(nichtErreichbar);
    expect(rufe).toBe(5);
    jetzt = 5_000;
    await expect(weg(request())).rejects.toMatchObject(nichtErreichbar);
    expect(rufe).toBe(6);
  });

  it("vergisst Fehlschläge nach einem Erfolg", () => {
    const sicherung = createSicherung(() => 0, 2);
    sicherung.melde(false);
    sicherung.melde(true);
    sicherung.melde(false);
    expect(sicherung.isOffen()).toBe(false);
    sicherung.melde(false);
    expect(sicherung.isOffen()).toBe(true);
  });
});
