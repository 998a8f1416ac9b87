import { describe, expect, it } from "vitest";
import { hasAntworten, onlyAufzubewahrende } from "~/domain/antrag/formular/aufbewahrung";

describe("was von einem Formular aufbewahrt wird", () => {
  it.each([
    ["titel=Kleben", "titel=Kleben"],
    ["revision=3&gezeigt=a&gezeigt=b&titel=", "revision=3&gezeigt=a&gezeigt=b&titel="],
    ["rahmen%5B0%5D.uuid=1&rahmen%5B0%5D.personalaufwand=5", "rahmen%5B0%5D.uuid=1&rahmen%5B0%5D.personalaufwand=5"],
    ["titel=%C3%84%0D%0A%26&titel=zwei", "titel=%C3%84%0D%0A%26&titel=zwei"],
  ])("sind die Antworten des Antrags: %s", (felder, erwartet) => {
    expect(onlyAufzubewahrende("VORHABEN", felder)).toBe(erwartet);
  });

  it.each([
    "csrf",
    "schluessel",
    "password",
    "passwort",
    "neuesPasswort",
    "tan",
    "totp",
    "code",
    "token",
    "intent",
    "weiter",
    "uuid",
    "wahl.titel",
    "gesehen",
  ])("nie das Feld %s", (name) => {
    expect(onlyAufzubewahrende("VORHABEN", new URLSearchParams({ [name]: "geheim", titel: "T" }).toString())).toBe(
      "titel=T",
    );
  });

  it.each([
    ["SCHRIFTSATZ", "begruendung", true],
    ["SCHRIFTSATZ", "verspaetung", true],
    ["SCHRIFTSATZ", "grund", true],
    ["SCHRIFTSATZ", "text", true],
    ["SCHRIFTSATZ", "antwort_bbbbbbbb222242228222222222222222", true],
    ["SCHRIFTSATZ", "antwort_kurz", false],
    ["SCHRIFTSATZ", "titel", false],
    ["SCHRIFTSATZ", "tan", false],
    ["ANTWORT", "text", true],
    ["ANTWORT", "titel", false],
    ["ANTWORT", "antwort_bbbbbbbb222242228222222222222222", false],
    ["VORHABEN", "antwort_bbbbbbbb222242228222222222222222", false],
    ["VORHABEN", "begruendung", true],
    ["VORHABEN", "rahmen[0].csrf", false],
    ["STAMMDATEN", "firma", true],
    ["STAMMDATEN", "gueltigAb", true],
    ["STAMMDATEN", "folgen", false],
    ["STAMMDATEN", "umsatz", false],
    ["WIRTSCHAFTSJAHR", "umsatz", true],
    ["WIRTSCHAFTSJAHR", "absicht", false],
    ["JAHRESTABELLE", "jahr", true],
    ["JAHRESTABELLE", "jahr-99999999-9999-4999-8999-999999999999-umsatz", true],
    ["JAHRESTABELLE", "jahr-99999999-9999-4999-8999-999999999999-revision", true],
    ["JAHRESTABELLE", "jahr-99999999-9999-4999-8999-999999999999-tan", false],
    ["JAHRESTABELLE", "jahr-9-umsatz", false],
    ["WIRTSCHAFTSJAHR", "jahr-99999999-9999-4999-8999-999999999999-umsatz", false],
    ["VERBUND", "name", true],
    ["VERBUND", "password", false],
    ["KMU_ZAHLEN", "beteiligter", true],
    ["KMU_ZAHLEN", "tan", false],
  ] as const)("%s, Feld %s: %s", (art, name, bleibt) => {
    const felder = new URLSearchParams({ [name]: "x" }).toString();
    expect(onlyAufzubewahrende(art, felder)).toBe(bleibt ? felder : "");
  });

  it("ohne eine Antwort gibt es nichts aufzubewahren", () => {
    expect(hasAntworten("revision=3&gezeigt=titel")).toBe(false);
    expect(hasAntworten("")).toBe(false);
    expect(hasAntworten("revision=3&titel=")).toBe(true);
  });
});
