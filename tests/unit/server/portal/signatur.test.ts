import { describe, expect, it } from "vitest";
import { isSame, openSealed, sealJson, signatur, signaturSchluessel } from "../../../../app/server/portal/signatur";

describe("Signaturen des Portals", () => {
  const siegel = sealJson("geheim", "flash", { text: "Grüße" });

  it("öffnet, was es selbst versiegelt hat", () => {
    expect(openSealed("geheim", "flash", siegel)).toEqual({ text: "Grüße" });
  });

  it.each([
    ["anderer Schlüssel", "anders", "flash", siegel],
    ["anderer Zweck", "geheim", "merkziel", siegel],
    ["veränderter Inhalt", "geheim", "flash", `x${siegel}`],
    ["veränderte Signatur", "geheim", "flash", `${siegel}x`],
    ["angehängter Teil", "geheim", "flash", `${siegel}.mehr`],
    ["ohne Signatur", "geheim", "flash", siegel.split(".")[0]],
    ["leer", "geheim", "flash", ""],
    ["fehlt", "geheim", "flash", undefined],
  ])("öffnet nicht: %s", (_fall, schluessel, zweck, text) => {
    expect(openSealed(schluessel, zweck, text)).toBeUndefined();
  });

  it("trennt die Zwecke", () => {
    expect(signatur("k", "a", "text")).not.toBe(signatur("k", "b", "text"));
  });

  it.each([
    ["abc", "abc", true],
    ["abc", "abd", false],
    ["abc", "abcd", false],
    ["", "", true],
  ])("vergleicht %j und %j: %s", (a, b, gleich) => {
    expect(isSame(a, b)).toBe(gleich);
  });

  it("nimmt ohne SECRET_KEY einen eigenen Schlüssel", () => {
    expect(signaturSchluessel("")).toHaveLength(43);
    expect(signaturSchluessel("k")).toBe("k");
  });
});
