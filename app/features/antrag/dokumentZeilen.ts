import type { Dokument } from "~/contract/antrag/dokumente";
import { BEHOERDE } from "~/domain/antrag/akteur";
import { formatGroesse } from "~/domain/antrag/anlagen";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { DokumentStand } from "~/domain/antrag/dokumentListe";
import { SCHRIFTSAETZE } from "~/domain/antrag/schriftsaetze";
import { BESCHEID_TITEL } from "~/domain/bescheid/bescheidTexte";
import { NACHFORDERUNG_STATUS } from "~/domain/nachforderung/nachforderungStatus";
import { berlinDate, formatDate, formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { routeTable } from "~/routing/routeTable";
import type { BadgeTone } from "~/ui";

/** A link of a document, with a note such as its size. */
export type DokumentLink = { label: string; href: string; hinweis?: string };

/** A document as the list shows it. `zu`: where it is read; null where there is no page for it. */
export type DokumentZeile = {
  key: string;
  titel: string;
  zu: string | null;
  wann: string;
  von: string;
  stand: { text: string; farbe: BadgeTone };
  links: DokumentLink[];
  dateien: DokumentLink[];
};

const STAND: Readonly<Record<DokumentStand, { text: string; farbe: BadgeTone }>> = {
  GUELTIG: { text: "Eingereicht", farbe: "success" },
  ERSETZT: { text: "Nicht mehr gültig", farbe: "neutral" },
  OFFEN: { text: NACHFORDERUNG_STATUS.OFFEN, farbe: "warning" },
  IN_BEARBEITUNG: { text: NACHFORDERUNG_STATUS.IN_BEARBEITUNG, farbe: "warning" },
  BEANTWORTET: { text: NACHFORDERUNG_STATUS.BEANTWORTET, farbe: "neutral" },
  FRIST_ABGELAUFEN: { text: NACHFORDERUNG_STATUS.FRIST_ABGELAUFEN, farbe: "neutral" },
  ZUM_ABRUF: { text: "Zum Abruf bereit", farbe: "warning" },
  ABGERUFEN: { text: "Abgerufen", farbe: "success" },
  BEENDET: { text: "Bereitstellung beendet", farbe: "neutral" },
  FRUEHER: { text: "Auf anderem Weg zugestellt", farbe: "neutral" },
  ENTWURF: { text: "Entwurf", farbe: "info" },
  EINGEREICHT: { text: "Eingereicht", farbe: "success" },
  ZURUECKGEZOGEN: { text: "Zurückgezogen", farbe: "neutral" },
  BESCHIEDEN: { text: "Beschieden", farbe: "neutral" },
  ABGELEHNT: { text: "Abgelehnt", farbe: "neutral" },
  GESCHLOSSEN: { text: "Geschlossen", farbe: "neutral" },
};

/** The Antrag around the documents. `hatArbeitsplan`: its form has one. */
export type DokumentOrt = { uuid: string; status: AntragStatus; hatArbeitsplan: boolean };

const isOffen = (statuses: readonly AntragStatus[], { status }: DokumentOrt): boolean => statuses.includes(status);

function titelVon({ art, stand, nummer }: Dokument): string {
  switch (art) {
    case "ANTRAG":
      return stand === "GUELTIG" ? "Antrag" : "Antrag, frühere Einreichung";
    case "NACHFORDERUNG":
      return `Nachforderung ${String(nummer ?? "")}`;
    case "NACHTRAG":
      return nummer === null ? "Nachtrag ohne Nachforderung" : `Antwort auf Nachforderung ${String(nummer)}`;
    case "BESCHEID":
    case "WIDERSPRUCHSBESCHEID":
      return BESCHEID_TITEL[art];
    default:
      return SCHRIFTSAETZE[art].titel;
  }
}

/** The page that shows a document; only one that its guard would open. */
function zuVon({ art, uuid, stand }: Dokument, ort: DokumentOrt): string | null {
  const antrag = { uuid: ort.uuid };
  switch (art) {
    case "ANTRAG":
      if (!isOffen(routeTable.eingereichterAntrag.antrag.status, ort)) return null;
      return href(
        "eingereichterAntrag",
        stand === "GUELTIG" || uuid === null ? antrag : { ...antrag, eingereichterAntragId: uuid },
      );
    case "NACHFORDERUNG":
      return `${href("nachforderungen", antrag)}#${uuid ?? ""}`;
    case "NACHTRAG":
      return href(stand === "ENTWURF" ? "nachtrag" : "nachtragLesen", { antragUuid: ort.uuid, uuid: uuid ?? "" });
    case "BESCHEID":
    case "WIDERSPRUCHSBESCHEID":
      return stand === "ABGERUFEN" ? href("bescheid", antrag, { bescheid: uuid }) : href("bescheidmenu", antrag);
    case "ANTRAG_RUECKZUG":
      return rueckzugHref(stand, ort);
    case "WIDERSPRUCH":
      if (uuid === null) return null;
      return stand === "ENTWURF"
        ? href("widerspruch", { antragUuid: ort.uuid, uuid })
        : href("widerspruchLesen", { uuid });
    case "WIDERSPRUCH_RUECKZUG":
      return href("widerspruchUebersicht", antrag);
  }
}

function rueckzugHref(stand: DokumentStand, ort: DokumentOrt): string | null {
  const antrag = { uuid: ort.uuid };
  const isErklaert = stand === "EINGEREICHT" && isOffen(routeTable.zurueckgezogenerAntrag.antrag.status, ort);
  if (isErklaert) return href("zurueckgezogenerAntrag", antrag);
  return isOffen(SCHRIFTSAETZE.ANTRAG_RUECKZUG.status, ort) ? href("rueckzug", antrag) : null;
}

/** The files that the portal makes of a document. */
function linksVon({ art, uuid, stand }: Dokument, ort: DokumentOrt): DokumentLink[] {
  const antrag = { uuid: ort.uuid };
  if (stand === "ABGERUFEN")
    return [{ label: "Bescheid (PDF)", href: href("bescheidPdf", antrag, { bescheid: uuid }) }];
  if (art !== "ANTRAG" || stand !== "GUELTIG" || !isOffen(routeTable.antragPdf.antrag.status, ort)) return [];
  return [
    { label: "Antrag (PDF)", href: href("antragPdf", antrag) },
    { label: "Eingangsbestätigung (PDF)", href: href("eingangsbestaetigungPdf", antrag) },
    ...(ort.hatArbeitsplan ? [{ label: "Arbeitsplan (PDF)", href: href("arbeitsplanPdf", antrag) }] : []),
    { label: "Antrag (JSON)", href: href("antragJson", antrag) },
    { label: "Antrag (XML)", href: href("antragXml", antrag) },
  ];
}

/** A document for the list of its Antrag. */
export function toDokumentZeile(dokument: Dokument, ort: DokumentOrt): DokumentZeile {
  const { art, uuid, am, von, stand, dateien } = dokument;
  return {
    key: `${art} ${uuid ?? ""}`,
    titel: titelVon(dokument),
    zu: zuVon(dokument, ort),
    // Of an earlier decision only the day is known.
    wann: stand === "FRUEHER" ? formatDate(berlinDate(new Date(am))) : formatDateTime(new Date(am)),
    von: von || BEHOERDE,
    stand: STAND[stand],
    links: linksVon(dokument, ort),
    dateien: dateien.map(({ name, typ, groesse, fileName }) => ({
      label: name,
      href: href("dateiLaden", { uuid: ort.uuid, fileName }),
      hinweis: `${typ}, ${formatGroesse(groesse)}`,
    })),
  };
}
