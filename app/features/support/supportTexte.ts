import type { Person, PersonLink, PersonZeile, Verlaufszeile } from "~/contract/konto/personen";
import { UNTERNEHMENSROLLEN_KURZ } from "~/domain/benutzer/rollen";
import type { PersonStatus } from "~/domain/benutzer/supportPerson";
import type { OffenerStand } from "~/domain/benutzer/zugangsaenderung";
import { berlinDate, formatDate, formatDateTime } from "~/lib/date";
import type { BadgeTone } from "~/ui";

/** How a state is coloured. */
export const PERSON_FARBEN: Readonly<Record<PersonStatus, BadgeTone>> = {
  AKTIV: "success",
  OHNE_PASSWORT: "warning",
  UNBESTAETIGT: "warning",
  EINGELADEN: "info",
  ABGELAUFEN: "neutral",
  GESPERRT: "error",
};

export const LINK_FARBEN: Readonly<Record<PersonLink["stand"], BadgeTone>> = {
  OFFEN: "success",
  ABGELAUFEN: "neutral",
  WARTET: "warning",
};

export const AENDERUNG_FARBEN: Readonly<Record<OffenerStand, BadgeTone>> = {
  BEANTRAGT: "warning",
  WARTEZEIT: "info",
  BESTAETIGUNG: "info",
};

/** What happens when the time of a state is over. */
export const AENDERUNG_FRIST: Readonly<Record<OffenerStand, string>> = {
  BEANTRAGT: "Verfällt ohne Zustimmung",
  WARTEZEIT: "Wird wirksam",
  BESTAETIGUNG: "Verfällt ohne Bestätigung",
};

/** The German day of a moment; "" where there is none. */
export const tagVon = (moment: string | null): string =>
  moment === null ? "" : formatDate(berlinDate(new Date(moment)));

export const zeitVon = (moment: string): string => formatDateTime(new Date(moment));

/** Name or, where nobody has given one, the address. */
export const nameVon = ({ name, email }: Pick<PersonZeile, "name" | "email">): string => name || email;

type Mail = Person["mails"][number];

/** What has become of a mail. */
export function mailStand({ gesendetAm, aufgegebenAm, naechsterVersuchAm, versuche }: Mail): {
  wort: string;
  farbe: BadgeTone;
  wann: string;
} {
  if (gesendetAm !== null) return { wort: "Gesendet", farbe: "success", wann: zeitVon(gesendetAm) };
  if (aufgegebenAm !== null) return { wort: "Abgelehnt", farbe: "error", wann: zeitVon(aufgegebenAm) };
  const wann = `nächster Versuch ${zeitVon(naechsterVersuchAm)}`;
  return versuche === 0 ? { wort: "Wartet", farbe: "info", wann: "" } : { wort: "Verzögert", farbe: "warning", wann };
}

/** What a line of the log says besides its name. */
export function einzelheiten({ wer, firma, vonRolle, nachRolle, grund }: Verlaufszeile): string[] {
  const rollen =
    vonRolle !== null && nachRolle !== null
      ? `von „${UNTERNEHMENSROLLEN_KURZ[vonRolle]}“ zu „${UNTERNEHMENSROLLEN_KURZ[nachRolle]}“`
      : null;
  return [firma, rollen, grund === null ? null : `Grund: ${grund}`, wer === null ? null : `Von: ${wer}`].filter(
    (teil) => teil !== null,
  );
}
