import { describe, expect, it } from "vitest";
import { decideVerhalten, FEHLER, type Verhalten } from "~/contract/wire/fehlerkatalog";

type Zeile = [
  situation: string,
  httpStatus: number,
  httpSubStatus: string,
  ruf: "login" | "refresh" | "anderer",
  istAngemeldet: boolean,
  was: Verhalten,
];

/** Specification section 8, line by line. */
const TABELLE: Zeile[] = [
  ["401.10 geht an den Aufrufer", 401, "401.10", "anderer", true, "weitergeben"],
  ["401.40 geht an den Aufrufer", 401, "401.40", "anderer", true, "weitergeben"],
  ["401.50 geht an den Aufrufer", 401, "401.50", "anderer", true, "weitergeben"],
  ["401.60 geht an den Aufrufer", 401, "401.60", "anderer", true, "weitergeben"],
  ["401.100 geht an den Aufrufer", 401, "401.100", "anderer", true, "weitergeben"],
  ["401.11 ist nicht 401.10", 401, "401.11", "anderer", true, "erneuern"],
  ["jede 401 der Anmeldung geht an den Aufrufer", 401, "401.20", "login", false, "weitergeben"],
  ["andere 401 ohne Anmeldung", 401, "401.20", "anderer", false, "abmelden"],
  ["andere 401 der Erneuerung selbst", 401, "401.20", "refresh", true, "abmelden"],
  ["andere 401 mit Anmeldung", 401, "401.20", "anderer", true, "erneuern"],
  ["401 ohne Unterstatus mit Anmeldung", 401, "", "anderer", true, "erneuern"],
  ["500", 500, "500.10", "anderer", true, "popup"],
  ["500.100 bleibt ohne Popup", 500, "500.100", "anderer", true, "meldung"],
  ["404.100", 404, "404.100", "anderer", true, "meldungUndHome"],
  ["404", 404, "404.10", "anderer", true, "nichtGefunden"],
  ["alles andere", 422, "422.10", "anderer", true, "meldung"],
];

describe("Fehlerkatalog (Abschnitt 8)", () => {
  it.each(TABELLE)("%s", (_situation, httpStatus, httpSubStatus, ruf, istAngemeldet, was) => {
    expect(decideVerhalten({ httpStatus, httpSubStatus }, { ruf, istAngemeldet })).toBe(was);
  });

  it("führt jeden Fehler unter seinem Status und mit einem deutschen Satz ohne technische Angaben", () => {
    for (const [code, { status, subStatus, message }] of Object.entries(FEHLER)) {
      expect(subStatus.startsWith(`${String(status)}.`), code).toBe(true);
      expect(message, code).toMatch(/^[A-ZÄÖÜ].*[.!]$/);
      expect(message, code).not.toMatch(/HTTP|Status ?code|\b[45]\d\d\b/);
    }
  });
});

describe("jede Meldung des Katalogs", () => {
  const RAT = /\bBitte\b|Entfernen Sie zuerst|Sie müssen nichts tun|Was (?:jetzt möglich ist|Sie nutzen können), steht/;
  it.each(Object.entries(FEHLER))("sagt, was zu tun ist: %s", (_code, { message }) => {
    expect(message).toMatch(RAT);
  });
});
