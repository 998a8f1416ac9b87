import { describe, expect, it } from "vitest";
import type { Wartendes } from "~/contract/konto/stab";
import { wartendeZeilen } from "~/features/home/wartendes";

const zeile = (art: Wartendes["art"], anzahl: number, bereich = "") => wartendeZeilen([{ art, anzahl, bereich }])[0];

describe("was auf jemanden wartet, steht in Worten da und führt zu seinen Zeilen", () => {
  it.each<[Wartendes["art"], number, string, string]>([
    ["KETTE", 1, "Eine Ereigniskette ist gebrochen", "/wartunglogarchiv"],
    [
      "ZUGANGSAENDERUNG",
      1,
      "Eine Zugangsänderung wartet auf eine zweite Person",
      "/support/benutzerverwaltung#wartend",
    ],
    ["ZUGANGSAENDERUNG", 2, "2 Zugangsänderungen warten auf eine zweite Person", "/support/benutzerverwaltung#wartend"],
    [
      "ABGELEHNTE_UEBERMITTLUNG",
      1,
      "Eine Übermittlung ist vom Fachverfahren abgelehnt",
      "/wartungsonstiges#abgelehnte",
    ],
    [
      "WARTENDER_ANTRAG",
      3,
      "3 Anträge warten seit mehr als 24 Stunden auf das Fachverfahren",
      "/wartungsonstiges#wartende",
    ],
    ["AUFGEGEBENE_MAIL", 1200, "1.200 E-Mails sind aufgegeben", "/wartungsonstiges?mails=aufgegeben#mails"],
    [
      "SYSTEMNACHRICHT",
      1,
      "Eine Systemnachricht beginnt in den nächsten 24 Stunden",
      "/systemNachrichten?filter.aktiv=GEPLANT",
    ],
  ])("%s %i", (art, anzahl, text, href) => {
    expect(zeile(art, anzahl)).toEqual({ text, href });
  });

  it("Texte nach ihrem Bereich", () => {
    expect(zeile("TEXTENTWURF", 2, "wirtschaftsjahr")).toEqual({
      text: "Hilfetexte „Geschäftsstatistik“: 2 Entwürfe und geplante Texte",
      href: "/admin/hilfetexte?bereich=wirtschaftsjahr&entwuerfe=on#texte",
    });
    expect(zeile("TEXTENTWURF", 1, "hinweise")?.text).toBe("Hinweistexte: ein Entwurf oder geplanter Text");
  });
});
