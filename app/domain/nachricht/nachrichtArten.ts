import { formatDate } from "../../lib/date";
import { BENUTZER_NACHRICHTEN } from "./benutzerNachrichten";
import { art, type NachrichtBezug } from "./nachrichtEintrag";

/** `antragsnummer` as people read it. */
type Nummer = { antragsnummer: string };
/** Whose access to which Antrag, and who has changed it, by their names. */
type Zugriff = { name: string; antrag: string; von: string };
/** `nummer`: of the follow-up request, from 1 for each Antrag; several can be open at once. */
type Forderung = Nummer & { nummer: number };
/** `frist`: the last day, as a calendar day. */
type Frist = { frist: string };
/** `abrufBis`: the last day on which the decision can be retrieved, as a calendar day. */
type Abruf = Nummer & { abrufBis: string };
/** `bekanntAm`: the day on which the decision counts as announced, where that does not wait for the retrieval. */
type Bereitstellung = Abruf & { bekanntAm?: string | undefined };

const forderung = ({ antragsnummer, nummer }: Forderung): string =>
  `Nachforderung ${String(nummer)} zu Ihrem Antrag ${antragsnummer}`;

const abrufbar = ({ abrufBis, bekanntAm }: Bereitstellung): string =>
  `${bekanntAm === undefined ? `bis zum ${formatDate(abrufBis)} ` : ""}mit dem ELSTER-Zertifikat abrufen`;
const bekannt = (bekanntAm: string): string =>
  `Er gilt am ${formatDate(bekanntAm)} als bekannt gegeben, auch wenn ihn niemand abruft.`;

/**
 * Every kind of message: its German title, the text of one message, and the page that it leads to. Messages are stored
 * with their text, so a change here concerns new ones only. The mail about a message tells nothing of all this.
 *
 * @spec domain.md 4.6
 */
export const NACHRICHT_ARTEN = {
  REGISTRIERUNG_BESTAETIGT: art({
    bezug: "unternehmen",
    seite: "unternehmen",
    titel: "Registrierung bestätigt",
    text: ({ firma }: { firma: string }) =>
      `Die Registrierung von ${firma} ist bestätigt. Sie können jetzt Anträge anlegen und weitere Personen Ihres Unternehmens einladen.`,
  }),
  ...BENUTZER_NACHRICHTEN,
  VORMERKUNG_GESCHEITERT: art({
    bezug: "unternehmen",
    seite: "unternehmen",
    titel: "Vorgemerkte Änderung nicht übernommen",
    /** `tag` is a calendar day; `grund`: why it is refused today, null where the portal itself has failed. */
    text: ({ tag, grund }: { tag: string; grund: string | null }) =>
      `Die Änderung der Stammdaten, die ab dem ${formatDate(tag)} gelten sollte, konnte an diesem Tag nicht übernommen werden. ${grund ?? "Das liegt nicht an Ihren Angaben, sondern am Portal."} Bis auf Weiteres gelten die bisherigen Angaben. Bitte nehmen Sie die vorgemerkte Änderung in den Stammdaten zurück und tragen Sie die Angaben noch einmal ein.`,
  }),
  ANTRAG_BENUTZER_HINZUGEFUEGT: art({
    bezug: "antrag",
    seite: "antragStartseite",
    titel: "Benutzer zum Antrag hinzugefügt",
    text: ({ name, antrag, recht, von }: Zugriff & { recht: string }) =>
      `${name} hat für den Antrag „${antrag}“ jetzt das Recht „${recht}“. Gegeben hat es ${von}.`,
  }),
  ANTRAG_BENUTZER_ENTFERNT: art({
    bezug: "antrag",
    seite: "antragStartseite",
    titel: "Benutzer vom Antrag entfernt",
    text: ({ name, antrag, von }: Zugriff) =>
      `${name} hat keinen Zugriff mehr auf den Antrag „${antrag}“${name === von ? " und hat sich selbst entfernt." : `. ${von} hat ihn beendet.`}`,
  }),
  EINGANGSBESTAETIGUNG: art({
    bezug: "antrag",
    seite: "eingereichterAntrag",
    titel: "Eingangsbestätigung",
    text: ({ antragsnummer, pruefsumme }: Nummer & { pruefsumme: string }) =>
      `Ihr Antrag ${antragsnummer} ist eingegangen. Prüfsumme des eingereichten Inhalts: ${pruefsumme}. Die Eingangsbestätigung als PDF finden Sie beim eingereichten Antrag.`,
  }),
  UEBERMITTLUNG_FEHLGESCHLAGEN: art({
    bezug: "antrag",
    seite: "antragStartseite",
    titel: "Übermittlung fehlgeschlagen",
    text: ({ antragsnummer }: Nummer) =>
      `Ihr Antrag ${antragsnummer} konnte nicht übermittelt werden. Sie können ihn wieder bearbeiten und erneut einreichen.`,
  }),
  PRUEFUNG_BEGONNEN: art({
    bezug: "antrag",
    seite: "antragStartseite",
    titel: "Prüfung begonnen",
    text: ({ antragsnummer }: Nummer) =>
      `Die Prüfung Ihres Antrags ${antragsnummer} hat begonnen. Sie müssen nichts tun. Wenn Angaben fehlen, erhalten Sie eine Nachforderung.`,
  }),
  NACHFORDERUNG_EINGEGANGEN: art({
    bezug: "antrag",
    seite: "nachforderungen",
    titel: "Nachforderung eingegangen",
    text: ({ antragsnummer, nummer, frist }: Forderung & Frist) =>
      `Zu Ihrem Antrag ${antragsnummer} gibt es Fragen. Bitte beantworten Sie die Nachforderung ${String(nummer)} bis zum ${formatDate(frist)} im Portal. Eine Nachforderung ist keine Ablehnung.`,
  }),
  FRIST_ERINNERUNG: art({
    bezug: "antrag",
    seite: "nachforderungen",
    titel: "Erinnerung: Frist läuft ab",
    text: ({ frist, ...welche }: Forderung & Frist) =>
      `Die ${forderung(welche)} ist noch nicht beantwortet. Die Frist endet am ${formatDate(frist)}.`,
  }),
  FRIST_ABGELAUFEN: art({
    bezug: "antrag",
    seite: "nachforderungen",
    titel: "Frist abgelaufen",
    text: ({ frist, ...welche }: Forderung & Frist) =>
      `Die Frist der ${forderung(welche)} ist am ${formatDate(frist)} abgelaufen. Die Prüfung geht mit den vorhandenen Angaben weiter.`,
  }),
  FRIST_VERLAENGERT: art({
    bezug: "antrag",
    seite: "nachforderungen",
    titel: "Frist verlängert",
    text: ({ frist, ...welche }: Forderung & Frist) =>
      `Die Frist der ${forderung(welche)} wurde verlängert. Sie endet jetzt am ${formatDate(frist)}.`,
  }),
  FRISTVERLAENGERUNG_ABGELEHNT: art({
    bezug: "antrag",
    seite: "nachforderungen",
    titel: "Fristverlängerung abgelehnt",
    text: ({ frist, ...welche }: Forderung & Frist) =>
      `Die Frist der ${forderung(welche)} wurde nicht verlängert. Sie endet weiterhin am ${formatDate(frist)}.`,
  }),
  NACHFORDERUNG_GESCHLOSSEN: art({
    bezug: "antrag",
    seite: "nachforderungen",
    titel: "Nachforderung geschlossen",
    text: (welche: Forderung) => `Die ${forderung(welche)} ist geschlossen. Sie müssen sie nicht mehr beantworten.`,
  }),
  NACHTRAG_EINGEGANGEN: art({
    bezug: "antrag",
    seite: "nachforderungen",
    titel: "Nachtrag eingegangen",
    text: ({ antragsnummer }: Nummer) =>
      `Ihr Nachtrag zum Antrag ${antragsnummer} ist eingegangen und wird in die Prüfung einbezogen.`,
  }),
  BESCHEID_ZUM_ABRUF: art({
    bezug: "antrag",
    seite: "bescheid",
    titel: "Bescheid zum Abruf bereit",
    text: (bereit: Bereitstellung) => {
      const { antragsnummer, bekanntAm } = bereit;
      const ab = bekanntAm === undefined ? "Er gilt am Tag nach dem Abruf als bekannt gegeben." : bekannt(bekanntAm);
      return `Zu Ihrem Antrag ${antragsnummer} liegt ein Bescheid bereit. Eine bevollmächtigte Person kann ihn ${abrufbar(bereit)}. ${ab}`;
    },
  }),
  ABRUF_ERINNERUNG: art({
    bezug: "antrag",
    seite: "bescheid",
    titel: "Erinnerung: Bescheid noch nicht abgerufen",
    text: ({ antragsnummer, abrufBis }: Abruf) =>
      `Der Bescheid zu Ihrem Antrag ${antragsnummer} ist noch nicht abgerufen. Er liegt bis zum ${formatDate(abrufBis)} bereit.`,
  }),
  BEREITSTELLUNG_BEENDET: art({
    bezug: "antrag",
    seite: "bescheid",
    titel: "Bereitstellung beendet",
    text: ({ antragsnummer }: Nummer) =>
      `Der Bescheid zu Ihrem Antrag ${antragsnummer} wurde nicht abgerufen und liegt nicht mehr bereit. Er ist damit nicht bekannt gegeben. Sie erhalten ihn erneut im Portal oder mit der Post.`,
  }),
  BESCHEID_MIT_POST: art({
    bezug: "antrag",
    seite: "bescheid",
    titel: "Bescheid mit der Post versandt",
    /** Both are calendar days. */
    text: ({ antragsnummer, bekanntgabe, widerspruchBis }: Nummer & { bekanntgabe: string; widerspruchBis: string }) =>
      `Der Bescheid zu Ihrem Antrag ${antragsnummer} wurde mit der Post versandt. Er gilt am ${formatDate(bekanntgabe)} als bekannt gegeben. Dagegen können Sie sich bis zum ${formatDate(widerspruchBis)} wenden.`,
  }),
  BESCHEID_ABGERUFEN: art({
    bezug: "antrag",
    seite: "bescheid",
    titel: "Bescheid abgerufen",
    /** Both are calendar days. */
    text: ({ antragsnummer, bekanntgabe, widerspruchBis }: Nummer & { bekanntgabe: string; widerspruchBis: string }) =>
      `Der Bescheid zu Ihrem Antrag ${antragsnummer} wurde abgerufen und gilt am ${formatDate(bekanntgabe)} als bekannt gegeben. Widerspruch ist bis zum ${formatDate(widerspruchBis)} möglich.`,
  }),
  WIDERSPRUCHSBESCHEID_ABGERUFEN: art({
    bezug: "antrag",
    seite: "bescheid",
    titel: "Bescheid aus Widerspruch abgerufen",
    /** Both are calendar days. */
    text: ({ antragsnummer, bekanntgabe, widerspruchBis }: Nummer & { bekanntgabe: string; widerspruchBis: string }) =>
      `Der Bescheid über den Widerspruch zu Ihrem Antrag ${antragsnummer} wurde abgerufen und gilt am ${formatDate(bekanntgabe)} als bekannt gegeben. Klage beim Verwaltungsgericht ist bis zum ${formatDate(widerspruchBis)} möglich.`,
  }),
  /** @assumed domain.md 4.6 has no reminder of the period for an objection: it comes unless one was filed. */
  WIDERSPRUCH_ERINNERUNG: art({
    bezug: "antrag",
    seite: "widersprueche",
    titel: "Erinnerung: Widerspruchsfrist läuft ab",
    text: ({ antragsnummer, frist }: Nummer & Frist) =>
      `Gegen den Bescheid zu Ihrem Antrag ${antragsnummer} ist noch bis zum ${formatDate(frist)} Widerspruch möglich. Wenn Sie mit dem Bescheid einverstanden sind, müssen Sie nichts tun.`,
  }),
  WIDERSPRUCH_EINGEGANGEN: art({
    bezug: "antrag",
    seite: "widersprueche",
    titel: "Widerspruch eingegangen",
    text: ({ antragsnummer }: Nummer) => `Ihr Widerspruch zum Antrag ${antragsnummer} ist eingegangen.`,
  }),
  WIDERSPRUCH_ZURUECKGEZOGEN: art({
    bezug: "antrag",
    seite: "widersprueche",
    titel: "Widerspruch zurückgezogen",
    text: ({ antragsnummer }: Nummer) =>
      `Ihr Widerspruch zum Antrag ${antragsnummer} ist zurückgezogen. Solange die Frist läuft, können Sie erneut Widerspruch einlegen.`,
  }),
  WIDERSPRUCH_BESCHIEDEN: art({
    bezug: "antrag",
    seite: "bescheid",
    titel: "Widerspruch beschieden",
    text: (bereit: Bereitstellung) => {
      const { antragsnummer, bekanntAm } = bereit;
      const ab = bekanntAm === undefined ? "" : ` ${bekannt(bekanntAm)}`;
      return `Über Ihren Widerspruch zum Antrag ${antragsnummer} ist entschieden. Eine bevollmächtigte Person kann den Bescheid ${abrufbar(bereit)}.${ab}`;
    },
  }),
  WIDERSPRUCH_GESCHLOSSEN: art({
    bezug: "antrag",
    seite: "widersprueche",
    titel: "Widerspruch geschlossen",
    text: ({ antragsnummer }: Nummer) =>
      `Ihr Widerspruch zum Antrag ${antragsnummer} ist ohne Bescheid erledigt und geschlossen.`,
  }),
  RUECKZUG_BESTAETIGT: art({
    bezug: "antrag",
    seite: "zurueckgezogenerAntrag",
    titel: "Rückzug bestätigt",
    text: ({ antragsnummer }: Nummer) =>
      `Ihr Antrag ${antragsnummer} ist zurückgezogen. Offene Nachforderungen sind geschlossen.`,
  }),
  RUECKZUG_ABGELEHNT: art({
    bezug: "antrag",
    seite: "antragStartseite",
    titel: "Rückzug abgelehnt",
    text: ({ antragsnummer }: Nummer) =>
      `Ihr Antrag ${antragsnummer} konnte nicht mehr zurückgezogen werden. Er hat wieder den Status, den er vor dem Rückzug hatte.`,
  }),
  SIEGEL_VERFUEGBAR: art({
    bezug: "unternehmen",
    seite: "siegel",
    titel: "Siegel verfügbar",
    text: ({ firma }: { firma: string }) =>
      `${firma} kann jetzt das Siegel verwenden. Varianten, Formate und Regeln finden Sie im Portal.`,
  }),
  /** What the authority writes by hand; it has its own title. */
  MITTEILUNG: art({
    bezug: "antrag",
    seite: "antragStartseite",
    titel: "Mitteilung der Bescheinigungsstelle",
    text: ({ text }: { text: string; betreff: string }) => text,
  }),
  /** What the company answers; it goes to the authority. */
  ANTWORT: art({
    bezug: "antrag",
    seite: "antragStartseite",
    titel: "Antwort an die Bescheinigungsstelle",
    text: ({ text }: { text: string }) => text,
  }),
} as const;

/** Key of a kind of message. */
export type NachrichtArt = keyof typeof NACHRICHT_ARTEN;

/** All kinds, in the order of the registry. */
export const NACHRICHT_ART_KEYS = Object.keys(NACHRICHT_ARTEN).filter((key): key is NachrichtArt =>
  Object.hasOwn(NACHRICHT_ARTEN, key),
);

type InhaltVon<A extends NachrichtArt> = { art: A } & Parameters<(typeof NACHRICHT_ARTEN)[A]["text"]>[0];
type ArtMit<B extends NachrichtBezug> = {
  [A in NachrichtArt]: (typeof NACHRICHT_ARTEN)[A]["bezug"] extends B ? A : never;
}[NachrichtArt];

/** A kind with its parameters; `B` bounds it to those about an Antrag or about the company. */
export type NachrichtInhalt<B extends NachrichtBezug = NachrichtBezug> = { [A in ArtMit<B>]: InhaltVon<A> }[ArtMit<B>];

/** Title and text of a message as they are stored. */
export function format(inhalt: NachrichtInhalt): { art: NachrichtArt; titel: string; text: string } {
  const { titel, text } = NACHRICHT_ARTEN[inhalt.art];
  // Kind and parameters belong together by their type, which the compiler cannot follow through the table.
  const build = text as (parameter: NachrichtInhalt) => string;
  return { art: inhalt.art, titel: inhalt.art === "MITTEILUNG" ? inhalt.betreff : titel, text: build(inhalt) };
}
