import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOwnPath, rememberedTarget, safeTarget } from "../../../../app/domain/sitzung/merkziel";

const bekannt = (pfad: string) => pfad === "/home" || pfad === "/antraege" || /^\/nachrichten\/[\w-]+$/.test(pfad);
const immer = () => true;

const ANGRIFFE = [
  "",
  "home",
  "evil.example",
  "http://evil.example",
  "https://evil.example/home",
  "https:evil",
  "https:/evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example/home",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d%0a/evil.example",
  "/./\\evil.example",
  "/..\\evil.example",
  "/%5cevil.example",
  "/%5C/evil.example",
  "/%2fevil.example",
  "/%2F%2Fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e%2e//evil.example",
  "/home/..//evil.example",
  "/%2e/%2fevil.example",
  "/%252fevil.example",
  "/%255cevil.example",
  " /home",
  "\u0000/home",
  "/home\u0000",
  "/ho\u200bme",
  "/\u2028/evil.example",
  "/\u202eemoh",
  "javascript:alert(1)",
  "data:text/html,x",
  "/%",
  "/%zz",
  "/%c0%af",
  "@evil.example",
  "/home%00",
  "?redirect=/home",
  "#/home",
  "/home\\..\\x",
  `/${"a".repeat(2001)}`,
  "file:///etc/passwd",
  "blob:https://evil.example/1",
];

describe("Ziel einer Weiterleitung", () => {
  it.each([
    ["/home", "/home"],
    ["/antraege?seite=2&suche=A%26B", "/antraege?seite=2&suche=A%26B"],
    ["/antraege/../home", "/home"],
    ["/home#abschnitt", "/home"],
    ["/home?ziel=https://evil.example", "/home?ziel=https://evil.example"],
  ])("lässt %s zu", (roh, ziel) => {
    expect(safeTarget(roh, bekannt)).toBe(ziel);
  });

  it("lässt ein Ziel bis 2.000 Zeichen zu", () => {
    const lang = `/${"a".repeat(1999)}`;
    expect(safeTarget(lang, immer)).toBe(lang);
  });

  it("prüft mindestens 40 Angriffe", () => {
    expect(ANGRIFFE.length).toBeGreaterThanOrEqual(40);
  });

  it.each(ANGRIFFE.map((angriff) => [angriff]))("weist %j zurück, auch wenn jeder Pfad bekannt wäre", (angriff) => {
    expect(safeTarget(angriff, immer)).toBeNull();
  });

  it.each([["/@evil"], ["/unbekannt"], ["/home/x"], ["/HOME"]])("weist den unbekannten Pfad %s zurück", (pfad) => {
    expect(safeTarget(pfad, bekannt)).toBeNull();
  });

  it.each([[null], [undefined], [7], [["/home"]], [{ toString: () => "/home" }]])("weist %j zurück", (roh) => {
    expect(safeTarget(roh, immer)).toBeNull();
  });

  it("verlässt nie den eigenen Ursprung", () => {
    const bausteine = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "%",
      "2f",
      "5c",
      "09",
      "\t",
      "\n",
      "evil.example",
      "http",
      "?",
      "#",
      "home",
      " ",
      "\u0000",
    );
    const roh = fc.oneof(
      fc.string(),
      fc.array(bausteine, { maxLength: 12 }).map((teile) => `/${teile.join("")}`),
    );
    fc.assert(
      fc.property(roh, (text) => {
        const ziel = safeTarget(text, immer);
        return (
          ziel === null ||
          (new URL(ziel, "https://portal.example").origin === "https://portal.example" && /^\/(?![/\\])/.test(ziel))
        );
      }),
      { numRuns: 5000 },
    );
  });
});

describe("Eigene Adresse", () => {
  it.each([
    "/",
    "/home",
    "/antraege?suche=a\\b//c#//d",
    "/tan?redirect=%2F%2Fevil.example",
    "/antraege/1/formular/V2?tab=3",
  ])("%s gehört zum Portal", (to) => expect(isOwnPath(to)).toBe(true));

  it.each([
    "",
    "home",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/.//evil.example",
    "/home/..//evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/home?x=\r\nset-cookie:y",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "?redirect=/home",
  ])("%j gehört nicht dazu", (to) => expect(isOwnPath(to)).toBe(false));
});

describe("Gemerkte Nachricht (§2)", () => {
  const nachricht = "11111111-2222-3333-4444-555555555555";
  const unternehmen = "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee";

  it("merkt Unternehmen und Pfad", () => {
    expect(rememberedTarget(`/nachrichten/${nachricht}?unternehmen=${unternehmen}`)).toEqual({
      unternehmenUuid: unternehmen,
      pfad: `/nachrichten/${nachricht}`,
    });
  });

  it.each([
    [`/nachrichten/${nachricht}`],
    [`/nachrichten?unternehmen=${unternehmen}`],
    [`/nachrichten/1?unternehmen=${unternehmen}`],
    [`/nachrichten/${nachricht}?unternehmen=1`],
    [`/antraege/${nachricht}?unternehmen=${unternehmen}`],
    [`/nachrichten/${nachricht}/mehr?unternehmen=${unternehmen}`],
    [`//evil.example/nachrichten/${nachricht}?unternehmen=${unternehmen}`],
  ])("merkt nichts bei %s", (ziel) => {
    expect(rememberedTarget(ziel)).toBeNull();
  });
});
