import { expect, it } from "vitest";
import { findAbgelehnte } from "~/features/support/findAbgelehnte";

const UUID = "11111111-1111-4111-8111-111111111111";
const AM = "2026-03-02T09:00:00.000Z";

/** So many mails, of which the one at this place was refused. */
const mails = (anzahl: number, stelle: number) =>
  Array.from({ length: anzahl }, (_, index) => ({
    nummer: index,
    empfaenger: "max@example.org",
    betreff: "Ihre TAN",
    erstelltAm: AM,
    gesendetAm: index === stelle ? null : AM,
    aufgegebenAm: index === stelle ? AM : null,
    naechsterVersuchAm: AM,
    versuche: 1,
    fehler: null,
  }));

it.each([
  [3, 2, `/support/benutzerverwaltung/${UUID}#mails`],
  [30, 24, `/support/benutzerverwaltung/${UUID}#mails`],
  [60, 25, `/support/benutzerverwaltung/${UUID}?mailsSeite=2#mails`],
  [60, -1, null],
])("von %i E-Mails führt die abgelehnte an Stelle %i zu %s", (anzahl, stelle, ziel) => {
  expect(findAbgelehnte({ uuid: UUID, mails: mails(anzahl, stelle) })).toBe(ziel);
});
