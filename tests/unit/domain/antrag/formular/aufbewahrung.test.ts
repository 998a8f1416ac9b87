import { describe, expect, it } from "vitest";
import { hasAntworten, onlyAufzubewahrende } from "~/domain/antrag/formular/aufbewahrung";
import { EINLADUNG_LABELS } from "~/features/benutzerverwaltung";
import { FAQ_EINTRAG_LABELS, FAQ_KATEGORIE_LABELS } from "~/features/faq";
import { HILFETEXT_LABELS } from "~/features/hilfetexte";
import { STAB_ZUGANG_LABELS } from "~/features/stab";
import { PERSON_AKTION_LABELS } from "~/features/support";
import { SYSTEMNACHRICHT_LABELS } from "~/features/systemnachricht";
import { VERBUND_ENDE_LABELS, VERBUND_TABELLE_LABELS } from "~/features/verbund";
import { WARTUNGSFENSTER_LABELS } from "~/features/wartung";

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
    ["VORHABEN", "zeile", true],
    ["VORHABEN", "zeile-aaaaaaaa-0000-4000-8000-000000000001-titel", true],
    ["VORHABEN", "zeile-aaaaaaaa-0000-4000-8000-000000000001-passwort", false],
    ["ANTWORT", "zeile-aaaaaaaa-0000-4000-8000-000000000001-text", false],
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
    ["VERBUND_TABELLE", "text", true],
    ["VERBUND_TABELLE", "datei", false],
    ["VERBUND_ENDE", "gueltigBis", true],
    ["VERBUND_ENDE", "name", false],
    ["EINLADUNG", "einladungen.0.email", true],
    ["EINLADUNG", "einladungen.4.unternehmenRolle", true],
    ["EINLADUNG", "einladungen.5.email", false],
    ["EINLADUNG", "einladungen.0.password", false],
    ["EINLADUNG", "liste", true],
    ["EINLADUNG", "tan", false],
    ["HILFETEXT", "quelle", true],
    ["HILFETEXT", "isActive", true],
    ["HILFETEXT", "abTag", false],
    ["HILFETEXT", "password", false],
    ["FAQ_EINTRAG", "antwort", true],
    ["FAQ_EINTRAG", "links.2.ziel", true],
    ["FAQ_EINTRAG", "links.99.ziel", false],
    ["FAQ_EINTRAG", "links.0.tan", false],
    ["FAQ_EINTRAG", "quelle", false],
    ["SYSTEMNACHRICHT", "titel", true],
    ["SYSTEMNACHRICHT", "ereignisBisZeit", true],
    ["SYSTEMNACHRICHT", "firmaSuche", false],
    ["SYSTEMNACHRICHT", "uuid", false],
    ["SYSTEMNACHRICHT", "passwort", false],
    ["WARTUNGSFENSTER", "grund", true],
    ["WARTUNGSFENSTER", "uuid", true],
    ["WARTUNGSFENSTER", "endeTag", true],
    ["WARTUNGSFENSTER", "code", false],
    ["FAQ_KATEGORIE", "name", true],
    ["FAQ_KATEGORIE", "frage", false],
    ["PERSON_AKTION", "grund", true],
    ["PERSON_AKTION", "art", true],
    ["PERSON_AKTION", "code", false],
    ["PERSON_AKTION", "passwort", false],
    ["STAB_ZUGANG", "grund", true],
    ["STAB_ZUGANG", "rollen", false],
    ["STAB_ZUGANG", "tan", false],
  ] as const)("%s, Feld %s: %s", (art, name, bleibt) => {
    const felder = new URLSearchParams({ [name]: "x" }).toString();
    expect(onlyAufzubewahrende(art, felder)).toBe(bleibt ? felder : "");
  });

  it.each([
    ["FAQ_EINTRAG", Object.keys(FAQ_EINTRAG_LABELS)],
    ["HILFETEXT", Object.keys(HILFETEXT_LABELS)],
    ["SYSTEMNACHRICHT", Object.keys(SYSTEMNACHRICHT_LABELS)],
    ["WARTUNGSFENSTER", Object.keys(WARTUNGSFENSTER_LABELS)],
    ["FAQ_KATEGORIE", Object.keys(FAQ_KATEGORIE_LABELS)],
    ["PERSON_AKTION", Object.keys(PERSON_AKTION_LABELS)],
    ["STAB_ZUGANG", Object.keys(STAB_ZUGANG_LABELS)],
    ["EINLADUNG", Object.keys(EINLADUNG_LABELS)],
    ["VERBUND_TABELLE", Object.keys(VERBUND_TABELLE_LABELS)],
    ["VERBUND_ENDE", Object.keys(VERBUND_ENDE_LABELS)],
  ] as const)("%s: alles, was das Formular fragt", (art, namen) => {
    const felder = new URLSearchParams(namen.map((name): [string, string] => [name, "x"])).toString();
    expect(onlyAufzubewahrende(art, felder)).toBe(felder);
  });

  it("ohne eine Antwort gibt es nichts aufzubewahren", () => {
    expect(hasAntworten("revision=3&gezeigt=titel")).toBe(false);
    expect(hasAntworten("")).toBe(false);
    expect(hasAntworten("revision=3&titel=")).toBe(true);
  });
});
