import { describe, expect, it } from "vitest";
import { createSicherung, guardWeg, openWege } from "../../../../app/server/client/transport";

const guardTransport = guardWeg<[Request], Response>;

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
    sicherung.report(false);
    sicherung.report(true);
    sicherung.report(false);
    expect(sicherung.isOffen()).toBe(false);
    sicherung.report(false);
    expect(sicherung.isOffen()).toBe(true);
  });
});

describe("Alle Wege eines Aufrufs", () => {
  const nie = <T>() => new Promise<T>(() => undefined);
  const zeitgrenzen = { backendSekunden: 0.005, dateiSekunden: 0.005 };

  it("haben eine Zeitgrenze und eine gemeinsame Sicherung", async () => {
    const sicherung = createSicherung(() => 0, 2);
    const wege = openWege({ backendFetch: () => nie(), backendLesen: () => nie() }, sicherung, zeitgrenzen);
    await expect(wege.anfrage(request())).rejects.toMatchObject(nichtErreichbar);
    expect(sicherung.isOffen()).toBe(false);
    await expect(wege.lesen?.([], {}, {})).rejects.toMatchObject(nichtErreichbar);
    expect(sicherung.isOffen()).toBe(true);
  });

  it("zählen eine Datei, die unterwegs abbricht, nicht als Ausfall des Backends", async () => {
    const sicherung = createSicherung(() => 0, 1);
    const wege = openWege(
      { backendFetch: () => Promise.reject(new Error("abgebrochen")), backendLesen: null },
      sicherung,
      zeitgrenzen,
    );
    await expect(wege.datei(request())).rejects.toMatchObject(nichtErreichbar);
    expect([sicherung.isOffen(), wege.lesen]).toEqual([false, null]);
  });
});
