import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { MailAusgangKarte } from "~/features/wartung/MailAusgangKarte";
import { UebermittlungKarte } from "~/features/wartung/UebermittlungKarte";
import { WartendeKarte } from "~/features/wartung/WartendeKarte";
import { seitText } from "~/features/wartung/wartungTexte";
import { renderSeite } from "../../../support/renderSeite";

const UUID = "11111111-1111-4111-8111-111111111111";
const AM = "2026-03-02T09:00:00.000Z";
const FORMULAR = { csrf: "c", schluessel: "s" };

const render = (element: ReactElement) => renderSeite(element, "/wartungsonstiges");

const mail = (aufgegebenAm: string | null) => ({
  uuid: UUID,
  empfaenger: "a@example.org",
  betreff: "Neue Nachricht",
  erstelltAm: AM,
  versuche: 1,
  naechsterVersuchAm: AM,
  aufgegebenAm,
  fehler: null,
  anStab: false,
});
const eineSeite = <Zeile,>(zeilen: Zeile[]) => ({
  zeilen,
  total: zeilen.length,
  jeSeite: 25,
  folge: { seite: 1, bis: 1 },
});
const seite = (zeilen: ReturnType<typeof mail>[]) => ({ ...eineSeite(zeilen), nurAufgegebene: false, suche: "" });

it("bietet „Alle jetzt versuchen“ nur an, wo eine E-Mail wartet", async () => {
  const karte = (zeile: ReturnType<typeof mail>, wartende: number) =>
    render(<MailAusgangKarte mails={seite([zeile])} wartende={wartende} formular={FORMULAR} />);
  expect(await karte(mail(null), 1)).toContain("Alle jetzt versuchen");
  expect(await karte(mail(AM), 0)).not.toContain("Alle jetzt versuchen");
});

it("sagt, wenn es nur die aufgegebenen E-Mails zeigt, und führt zu allen und zurück", async () => {
  const karte = (zeilen: ReturnType<typeof mail>[], nurAufgegebene: boolean, total = zeilen.length) =>
    render(<MailAusgangKarte mails={{ ...seite(zeilen), nurAufgegebene, total }} wartende={0} formular={FORMULAR} />);
  const aufgegebene = await karte([mail(AM)], true, 30);
  expect(aufgegebene).toMatch(/30 E-Mails sind (?:<!-- -->)?aufgegeben/);
  expect(aufgegebene).toContain('href="/wartungsonstiges#mails"');
  expect(aufgegebene).toContain("/wartungsonstiges?mailsSeite=2#mails");
  const leer = await karte([], true);
  for (const text of ["Keine E-Mail ist aufgegeben.", 'href="/wartungsonstiges#mails"']) expect(leer).toContain(text);
  expect(await karte([mail(null)], false)).toContain('href="/wartungsonstiges?mails=aufgegeben#mails"');
  expect(await karte([], false)).not.toContain("anzeigen");
});

const gesendete = { uuid: UUID, antragUuid: UUID, antragsnummer: "FZ-2026-000001", erstelltAm: AM };

it("führt von einem Antrag, der wartet, zum Abbrechen, von anderem nicht", async () => {
  const karte = (art: string, istAbbrechbar: boolean) =>
    render(<WartendeKarte {...eineSeite([{ ...gesendete, art, istAbbrechbar, wartetMinuten: 3 * 24 * 60 + 5 }])} />);
  const antrag = await karte("EINREICHUNG", true);
  expect(antrag).toContain("Eine Übermittlung wartet seit 3 Tagen.");
  expect(antrag).toMatch(/<a [^>]*href="\/wartungsonstiges\/uebermittlungen\/1{8}[^"]*\/abbrechen"/);
  const nachtrag = await karte("NACHTRAG", false);
  expect(nachtrag).toContain("Nachtrag");
  expect(nachtrag).not.toContain("/abbrechen");
  expect(await render(<WartendeKarte {...eineSeite([])} />)).toContain("hat alles beantwortet");
});

it("legt einen abgelehnten Antrag nicht wieder vor, ein Dokument schon", async () => {
  const karte = (art: string, istVorlegbar: boolean) =>
    render(
      <UebermittlungKarte
        formular={FORMULAR}
        anzahlVorlegbare={istVorlegbar ? 1 : 0}
        {...eineSeite([{ ...gesendete, art, istVorlegbar, abgelehntAm: AM, grund: "Format unbekannt" }])}
      />,
    );
  const antrag = await karte("EINREICHUNG", false);
  for (const text of ["Format unbekannt", "Liegt beim Unternehmen", "Aus der Liste nehmen", "muss ihn neu"])
    expect(antrag).toContain(text);
  expect(antrag).toMatch(/<a [^>]*href="\/wartungsonstiges\/uebermittlungen\/1{8}[^"/]*"/);
  expect(antrag).not.toMatch(/<button/);
  expect(await karte("NACHTRAG", true)).toContain("Alle wieder vorlegen");
});

it.each([
  [0, "seit weniger als einer Minute"],
  [1, "seit einer Minute"],
  [59, "seit 59 Minuten"],
  [60, "seit einer Stunde"],
  [119, "seit einer Stunde"],
  [1439, "seit 23 Stunden"],
  [1440, "seit 24 Stunden"],
  [2879, "seit 47 Stunden"],
  [2880, "seit 2 Tagen"],
])("%i Minuten: %s", (minuten, text) => {
  expect(seitText(minuten)).toBe(text);
});
