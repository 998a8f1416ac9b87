import { describe, expect, it } from "vitest";
import {
  angebotAbsicht,
  readAbsicht,
  restAbsicht,
  tabellenAbsicht,
  zeilenAbsicht,
} from "~/features/formular/speichern/absicht";

const UUID = "aaaaaaaa-0000-4000-8000-000000000001";

describe("the pressed button", () => {
  it.each([
    ["speichern", { art: "speichern" }],
    ["speichernWeiter", { art: "speichernWeiter" }],
    ["vorhabenLoeschen", { art: "vorhabenLoeschen" }],
    [tabellenAbsicht("zeileNeu", "auftragnehmer"), { art: "zeileNeu", tabelle: "auftragnehmer" }],
    [tabellenAbsicht("zeilenEinfuegen", "rahmen"), { art: "zeilenEinfuegen", tabelle: "rahmen" }],
    [restAbsicht(UUID), { art: "restVerwerfen", uuid: UUID }],
    [angebotAbsicht(UUID), { art: "angebot", uuid: UUID }],
    [zeilenAbsicht("zeileHoch", "arbeitspakete", "u1"), { art: "zeileHoch", tabelle: "arbeitspakete", uuid: "u1" }],
    [
      zeilenAbsicht("zeileLoeschen", "arbeitspakete", "u1"),
      { art: "zeileLoeschen", tabelle: "arbeitspakete", uuid: "u1" },
    ],
  ])("%s is understood", (text, absicht) => {
    expect(readAbsicht(text)).toEqual(absicht);
  });

  it.each([null, "", "zeileLoeschen", "zeileLoeschen:arbeitspakete", "zeileNeu:", "unbekannt:a:b", "angebot:keine"])(
    "%s only saves",
    (text) => {
      expect(readAbsicht(text)).toEqual({ art: "speichern" });
    },
  );
});
