import type { Person } from "~/contract/konto/personen";
import { KONTO_EREIGNISSE } from "~/domain/benutzer/kontoEreignisse";
import type { PersonDaten } from "./loadPersonen";
import { einzelheiten, mailStand } from "./supportTexte";

/** A row of the time line; `am` as an ISO moment. */
export type ZeitleistenZeile = { key: string; am: string; ereignis: string; einzelheiten: string[] };

type Mail = Person["mails"][number];

/** The address is said where it is not the one of today. */
function toMailZeile(mail: Mail, heute: string): ZeitleistenZeile {
  const { wort, wann } = mailStand(mail);
  const isOffen = mail.gesendetAm === null;
  return {
    key: `mail-${String(mail.nummer)}`,
    am: mail.erstelltAm,
    ereignis: `E-Mail geschrieben: ${mail.betreff}`,
    einzelheiten: [
      ...(mail.empfaenger === heute ? [] : [`An: ${mail.empfaenger}`]),
      wann === "" ? wort : `${wort}: ${wann}`,
      ...(isOffen && mail.fehler !== null ? [`Antwort des Mailservers: ${mail.fehler}`] : []),
    ],
  };
}

/**
 * Events and mails of an account as one line, newest first. A mail stands on the page of the events around it: after
 * the newest event that the next page has, and, unless this is the first page, not after the newest event of its own.
 * Narrowed to a kind of events, the line has no mails.
 */
export function toZeitleiste({
  person,
  verlauf,
  art,
  vor,
  weiterAm,
}: Pick<PersonDaten, "person" | "verlauf" | "art" | "vor" | "weiterAm">): ZeitleistenZeile[] {
  const bis = vor === null ? null : (verlauf[0]?.am ?? "");
  const mails = (art === null ? person.mails : [])
    .filter(({ erstelltAm }) => (weiterAm === null || erstelltAm > weiterAm) && (bis === null || erstelltAm <= bis))
    .map((mail) => toMailZeile(mail, person.email));
  const ereignisse = verlauf.map((zeile) => ({
    key: String(zeile.lfd),
    am: zeile.am,
    ereignis: KONTO_EREIGNISSE[zeile.ereignis],
    einzelheiten: einzelheiten(zeile),
  }));
  // Of the same moment the mail is what followed from the event.
  return [...mails, ...ereignisse].sort((a, b) => (a.am < b.am ? 1 : a.am > b.am ? -1 : 0));
}
