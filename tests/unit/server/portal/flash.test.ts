import { describe, expect, it } from "vitest";
import { readFlash, writeFlash } from "../../../../app/server/portal/flash";
import { sealJson } from "../../../../app/server/portal/signatur";

describe("Meldung über eine Weiterleitung", () => {
  it("kommt unverändert an", () => {
    const flash = { tone: "error", title: "Fehler!", text: "Grüße; mit = und ;" } as const;
    const cookie = writeFlash("k", flash);
    expect(cookie).toMatch(/^[\w.-]+$/);
    expect(readFlash("k", cookie)).toEqual(flash);
  });

  it("bleibt auch lang unter der Grenze eines Cookies", () => {
    expect(writeFlash("k", { tone: "info", text: "x".repeat(10_000) }).length).toBeLessThan(4_000);
    const liste = Array.from({ length: 50 }, () => "ä".repeat(300));
    const cookie = writeFlash("k", { tone: "info", text: "x".repeat(10_000), liste });
    expect(cookie.length).toBeLessThan(4_000);
    expect(readFlash("k", cookie)?.liste?.[0]).toBe(`${"ä".repeat(119)}…`);
  });

  it("zerschneidet kein Zeichen", () => {
    const lang = (anzahl: number) => `${"x".repeat(anzahl)}😀 und mehr`;
    const flash = readFlash(
      "k",
      writeFlash("k", { tone: "info", text: lang(999).padEnd(3_000, "x"), liste: [lang(118)] }),
    );
    expect(flash).toMatchObject({ text: "x".repeat(999), liste: [`${"x".repeat(118)}…`] });
  });

  it.each([
    ["fehlt", undefined],
    ["gefälscht", `${Buffer.from('{"tone":"info","text":"x"}').toString("base64url")}.abc`],
    ["falsche Form", sealJson("k", "flash", { tone: "laut", text: "x" })],
    ["fremder Zweck", sealJson("k", "merkziel", { tone: "info", text: "x" })],
  ])("zeigt nichts: %s", (_fall, cookie) => {
    expect(readFlash("k", cookie)).toBeNull();
  });
});
