import type { AbgelehnteUebermittlung, Dienstzustand } from "~/contract/verfahren/wartung";
import type { Archivergebnis, GeloeschteEntwuerfe } from "~/contract/verfahren/betrieb";
import { formatDauerDativ } from "~/domain/sitzung/dauer";
import { formatDateTime } from "~/lib/date";
import type { BadgeTone } from "~/ui";

/** How a state is called and coloured. */
export const ZUSTAND: Readonly<Record<Dienstzustand["zustand"], { wort: string; farbe: BadgeTone }>> = {
  BEREIT: { wort: "In Ordnung", farbe: "success" },
  GESTOERT: { wort: "Gestört", farbe: "error" },
  AUS: { wort: "Aus", farbe: "neutral" },
};

const ARTEN: Readonly<Record<string, string>> = {
  EINREICHUNG: "Antrag",
  ANTRAG_RUECKZUG: "Rückzug eines Antrags",
  NACHTRAG: "Nachtrag",
  WIDERSPRUCH: "Widerspruch",
  WIDERSPRUCH_RUECKZUG: "Rückzug eines Widerspruchs",
};

type Uebermittlung = Pick<AbgelehnteUebermittlung, "art" | "antragsnummer" | "antragUuid">;

/** What a transmission carries. */
export const artVon = ({ art }: Pick<Uebermittlung, "art">): string => ARTEN[art] ?? art;

/** The Antrag of a transmission as people call it. */
export const nummerVon = ({ antragsnummer, antragUuid }: Uebermittlung): string => antragsnummer ?? antragUuid;

/** Both, for a sentence. */
export const sacheVon = (zeile: Uebermittlung): string =>
  zeile.art === "EINREICHUNG" ? `Antrag ${nummerVon(zeile)}` : `${artVon(zeile)} zu ${nummerVon(zeile)}`;

const [STUNDE, TAG] = [60, 24 * 60];

/** For how long something waits, in whole hours or days: "seit 3 Tagen". */
export function seitText(minuten: number): string {
  if (minuten === 0) return "seit weniger als einer Minute";
  const einheit = minuten >= 2 * TAG ? TAG : minuten >= STUNDE ? STUNDE : 1;
  return `seit ${formatDauerDativ(Math.floor(minuten / einheit) * einheit)}`;
}

type Vorgelegte = { anzahl: number; uebrige: number; weitere: number };

/** What has become of the refused transmissions that were to be presented again. */
export function vorgelegtText({ anzahl, uebrige, weitere }: Vorgelegte): string {
  const getan =
    anzahl === 0
      ? "Keine Übermittlung ließ sich wieder vorlegen."
      : `${antraege(anzahl, "Eine Übermittlung liegt", "Übermittlungen liegen")} dem Fachverfahren wieder vor.`;
  const nicht = `${antraege(uebrige, "Eine ist", "sind")} weiter abgelehnt. Bitte legen Sie sie einzeln vor: Dabei steht, was entgegensteht.`;
  const noch = `${antraege(weitere, "Eine weitere war", "weitere waren")} noch nicht an der Reihe. Bitte lassen Sie erneut alle vorlegen.`;
  return [getan, ...(uebrige === 0 ? [] : [nicht]), ...(weitere === 0 ? [] : [noch])].join(" ");
}

const antraege = (anzahl: number, eines: string, viele: string): string =>
  anzahl === 1 ? eines : `${anzahl.toLocaleString("de-DE")} ${viele}`;

/** What a run of the archive has done. */
export function archiviertText({ archiviert, gescheitert, istFertig }: Archivergebnis): string {
  const getan =
    archiviert === 0
      ? "Kein Antrag war zu archivieren."
      : `${antraege(archiviert, "Ein Antrag ist", "Anträge sind")} archiviert.`;
  const nicht =
    gescheitert === 0
      ? ""
      : ` ${antraege(gescheitert, "Einer ließ", "ließen")} sich nicht schließen; das Portal versucht es weiter.`;
  return `${getan}${nicht}${istFertig ? "" : " Es sind noch mehr; das Portal macht von selbst weiter."}`;
}

/** How many deleted drafts are kept. */
export function aufbewahrtText({ aufbewahrt, faellig, aeltesterSeit }: GeloeschteEntwuerfe): string {
  if (aufbewahrt === 0) return "Zurzeit wird keiner aufbewahrt.";
  const seit = `${antraege(aufbewahrt, "Einer wird", "werden")} aufbewahrt, der älteste seit ${zeitVon(aeltesterSeit)}.`;
  return `${seit} ${faelligText(faellig)}.`;
}

/** How many of them have been kept for long enough. */
export const faelligText = (faellig: number): string =>
  faellig === 0 ? "Zurzeit ist keiner fällig" : `Zurzeit ${antraege(faellig, "ist einer", "sind")} fällig`;

/** What was removed. */
export const entferntText = (entfernt: number): string =>
  entfernt === 0
    ? "Kein gelöschter Entwurf war fällig."
    : `${antraege(entfernt, "Ein gelöschter Entwurf ist", "gelöschte Entwürfe sind")} endgültig entfernt.`;

/** The link to the question before something is thrown away, on one line. */
export const VERWERFEN = "Verwerfen\u00a0…";

/** The same for what lies with its company. */
export const AUS_DER_LISTE = "Aus der Liste nehmen\u00a0…";

/** The link to the question before a transmission is ended, on one line. */
export const ABBRECHEN = "Übermittlung abbrechen\u00a0…";

/** "–" where there is no moment. */
export const zeitVon = (moment: string | null): string => (moment === null ? "–" : formatDateTime(new Date(moment)));
