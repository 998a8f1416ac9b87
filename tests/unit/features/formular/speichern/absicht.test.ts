import { describe, expect, it } from "vitest";
import { readAbsicht, tabellenAbsicht, zeilenAbsicht } from "~/features/formular/speichern/absicht";

describe("the pressed button", () => {
  it.each([
    ["speichern", { art: "speichern" }],
    ["speichernWeiter", { art: "speichernWeiter" }],
    ["vorhabenLoeschen", { art: "vorhabenLoeschen" }],
    [tabellenAbsicht("zeileNeu", "auftragnehmer"), { art: "zeileNeu", tabelle: "auftragnehmer" }],
    [tabellenAbsicht("zeilenEinfuegen", "rahmen"), { art: "zeilenEinfuegen", tabelle: "rahmen" }],
    [zeilenAbsicht("zeileHoch", "arbeitspakete", "u1"), { art: "zeileHoch", tabelle: "arbeitspakete", uuid: "u1" }],
    [
      zeilenAbsicht("zeileLoeschen", "arbeitspakete", "u1"),
      { art: "zeileLoeschen", tabelle: "arbeitspakete", uuid: "u1" },
    ],
  ])("%s is understood", (text, absicht) => {
    expect(readAbsicht(text)).toEqual(absicht);
  });

  it.each([null, "", "zeileLoeschen", "zeileLoeschen:arbeitspakete", "zeileNeu:", "unbekannt:a:b"])(
    "%s only saves",
    (text) => {
      expect(readAbsicht(text)).toEqual({ art: "speichern" });
    },
  );
});
