import { describe, expect, it } from "vitest";
import type { Person, Verlaufszeile } from "~/contract/konto/personen";
import { toZeitleiste } from "~/features/support/toZeitleiste";
import { formatDateTime } from "~/lib/date";

const am = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, "0")}:00.000Z`;

const ereignis = (lfd: number, minute: number): Verlaufszeile => ({
  lfd,
  am: am(minute),
  ereignis: "ABMELDUNG",
  wer: null,
  firma: null,
  vonRolle: null,
  nachRolle: null,
  grund: null,
});

type Mail = Person["mails"][number];
const mail = (nummer: number, minute: number, anderes: Partial<Mail> = {}): Mail => ({
  nummer,
  empfaenger: "max@example.org",
  betreff: `Mail ${String(nummer)}`,
  erstelltAm: am(minute),
  gesendetAm: am(minute),
  aufgegebenAm: null,
  naechsterVersuchAm: am(minute),
  versuche: 1,
  fehler: null,
  ...anderes,
});

const leiste = (
  mails: Mail[],
  verlauf: Verlaufszeile[],
  {
    art = null,
    vor = null,
    weiterAm = null,
  }: Partial<Pick<Parameters<typeof toZeitleiste>[0], "art" | "vor" | "weiterAm">> = {},
) => toZeitleiste({ person: { email: "max@example.org", mails } as Person, verlauf, art, vor, weiterAm });

describe("der Verlauf eines Kontos", () => {
  it("lässt E-Mails weg, wenn er nur Ereignisse einer Art zeigt", () => {
    expect(leiste([mail(1, 5)], [ereignis(1, 4)], { art: "SPERREN" }).map(({ key }) => key)).toEqual(["1"]);
  });

  it("reiht E-Mails zwischen die Ereignisse, neueste zuerst", () => {
    const zeilen = leiste([mail(1, 5), mail(2, 15), mail(3, 25)], [ereignis(8, 20), ereignis(7, 10)]);
    expect(zeilen.map(({ key }) => key)).toEqual(["mail-3", "8", "mail-2", "7", "mail-1"]);
  });

  it("zeigt jede E-Mail auf genau einer Seite, ob vor, zwischen oder nach deren Ereignissen", () => {
    const mails = [mail(1, 1), mail(2, 10), mail(3, 15), mail(4, 20), mail(5, 40)];
    const erste = leiste(mails, [ereignis(9, 30), ereignis(8, 20)], { weiterAm: am(12) });
    const zweite = leiste(mails, [ereignis(7, 12), ereignis(6, 2)], { vor: 8 });
    const keys = (zeilen: typeof erste) => zeilen.map(({ key }) => key).filter((key) => key.startsWith("mail"));
    expect(keys(erste)).toEqual(["mail-5", "mail-4", "mail-3"]);
    expect(keys(zweite)).toEqual(["mail-2", "mail-1"]);
  });

  it("sagt, ob eine E-Mail fortging, und warum nicht", () => {
    const abgelehnt = { gesendetAm: null, aufgegebenAm: am(6), fehler: "550 unbekannter Empfänger" };
    const [zweite, erste] = leiste([mail(1, 5), mail(2, 6, abgelehnt)], []);
    expect(erste).toMatchObject({
      ereignis: "E-Mail geschrieben: Mail 1",
      einzelheiten: [`Gesendet: ${formatDateTime(new Date(am(5)))}`],
    });
    expect(zweite?.einzelheiten).toEqual([
      `Abgelehnt: ${formatDateTime(new Date(am(6)))}`,
      "Antwort des Mailservers: 550 unbekannter Empfänger",
    ]);
  });

  it("sagt die Adresse einer E-Mail, wo es nicht die von heute ist", () => {
    const [andere, heutige] = leiste([mail(1, 5), mail(2, 6, { empfaenger: "max.alt@example.org" })], []);
    expect(andere?.einzelheiten[0]).toBe("An: max.alt@example.org");
    expect(heutige?.einzelheiten).toHaveLength(1);
  });
});
