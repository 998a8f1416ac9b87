import { describe, expect, it } from "vitest";
import { findLage, formatLage, isVerloren, wartenSekunden } from "~/server/backend/storage/datenbankLage";

const withCode = (code: string): Error => Object.assign(new Error("x"), { code });

describe("findLage", () => {
  it.each([
    ["53100", "voll"],
    ["53000", "unerreichbar"],
    ["53200", "unerreichbar"],
    ["58030", "datentraeger"],
    ["53300", "verbindungen"],
    ["57P01", "unerreichbar"],
    ["57P03", "unerreichbar"],
    ["57014", "unerreichbar"],
    ["08006", "unerreichbar"],
    ["25P03", "unerreichbar"],
    ["25006", "unerreichbar"],
    ["ECONNREFUSED", "unerreichbar"],
    ["EAI_AGAIN", "unerreichbar"],
  ])("%s is %s, also as the cause of another error and as one of several", (code, lage) => {
    expect(findLage(withCode(code))).toBe(lage);
    expect(findLage(new Error("Failed query", { cause: withCode(code) }))).toBe(lage);
    expect(findLage(new AggregateError([new Error("y"), withCode(code)]))).toBe(lage);
  });

  it.each([
    ["Query read timeout", "stumm"],
    ["timeout exceeded when trying to connect", "warteschlange"],
    ["Connection terminated due to connection timeout", "unerreichbar"],
    ["Client has encountered a connection error and is not queryable", "unerreichbar"],
  ])("reads „%s“ of the driver as %s", (meldung, lage) => expect(findLage(new Error(meldung))).toBe(lage));

  it("leaves faults of the program what they are", () => {
    for (const code of ["23505", "42P01", "22P02", "toString"]) expect(findLage(withCode(code))).toBe(null);
    expect(findLage(new TypeError("x is not a function"))).toBe(null);
    expect(findLage("53100")).toBe(null);
  });
});

describe("isVerloren", () => {
  it("is true for a silent connection and one to a server that is the main one no longer, and for no other error", () => {
    expect(
      [new Error("Query read timeout"), withCode("25006"), withCode("53100"), withCode("23505")].map(isVerloren),
    ).toEqual([true, true, false, false]);
  });
});

it("asks to come back sooner after a queue than after anything that people have to mend", () => {
  expect([
    wartenSekunden("warteschlange"),
    wartenSekunden("verbindungen"),
    wartenSekunden("voll"),
    wartenSekunden("stumm"),
  ]).toEqual([5, 5, 30, 30]);
  expect(formatLage("voll")).toBe("Der Datenbank fehlt Speicherplatz; es kann nichts gespeichert werden.");
});
