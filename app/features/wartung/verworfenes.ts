import type { AbgelehnteUebermittlung, AusgangsMail, WartendeUebermittlung } from "~/contract/verfahren/wartung";
import type { GeloeschteEntwuerfe } from "~/contract/verfahren/betrieb";
import { formatDauer } from "~/domain/sitzung/dauer";
import { MAIL_BLEIBT_MINUTEN } from "~/domain/wartung/mailFrist";
import { faelligText, sacheVon, seitText, zeitVon } from "./wartungTexte";

/** What the question says before something is thrown away. */
export type Verworfenes = {
  titel: string;
  /** What it is. */
  sache: string;
  /** What is lost with it. */
  folge: string;
  /** Where the reason will stand. */
  hinweis: string;
  /** The button that does it. */
  knopf: string;
  /** The way back; "Abbrechen" where nothing else is said. */
  nein?: string;
};

/** Of a mail that waits. */
export const verworfeneMail = ({ betreff, erstelltAm, empfaenger }: AusgangsMail): Verworfenes => ({
  titel: "E-Mail verwerfen",
  sache: betreff,
  folge: `Geschrieben am ${zeitVon(erstelltAm)} an ${empfaenger}. Verworfen kommt sie nicht mehr an; ihr Text wird gelöscht.`,
  hinweis: `Er steht im Protokoll und noch ${formatDauer(MAIL_BLEIBT_MINUTEN)} lang neben der E-Mail.`,
  knopf: "Jetzt verwerfen",
});

/** Of what the specialist system has refused: a document, or what went back to its company. */
export function verworfeneUebermittlung(zeile: AbgelehnteUebermittlung): Verworfenes {
  const abgelehnt = `Abgelehnt am ${zeitVon(zeile.abgelehntAm)}: ${zeile.grund ?? "ohne Grund"}.`;
  if (!zeile.istVorlegbar)
    return {
      titel: "Aus der Liste nehmen",
      sache: sacheVon(zeile),
      folge: `${abgelehnt} Nur die Zeile geht: Am Antrag ändert sich nichts, und das Unternehmen kann weiter selbst erneut absenden. Bitte klären Sie vorher, dass es davon weiß.`,
      hinweis: "Er steht im Protokoll. Das Unternehmen sieht ihn nicht.",
      knopf: "Aus der Liste nehmen",
    };
  return {
    titel: "Übermittlung verwerfen",
    sache: sacheVon(zeile),
    folge: `${abgelehnt} Verworfen liegt das Dokument dem Fachverfahren nie mehr vor; beim Antrag bleibt es stehen.`,
    hinweis: "Er steht im Protokoll.",
    knopf: "Jetzt verwerfen",
  };
}

/** Of the transmission of an Antrag that the specialist system does not answer. */
export const abgebrocheneUebermittlung = (zeile: WartendeUebermittlung): Verworfenes => ({
  titel: "Übermittlung abbrechen",
  sache: sacheVon(zeile),
  folge: `Eingereicht am ${zeitVon(zeile.erstelltAm)}, ${seitText(zeile.wartetMinuten)} ohne Antwort. Abgebrochen geht der Antrag an das Unternehmen zurück: Es erhält eine Nachricht, kann den Antrag ändern und muss ihn erneut einreichen. Eine spätere Antwort des Fachverfahrens gilt nicht mehr. Bitte klären Sie vorher, dass der Antrag dort nicht schon angekommen ist.`,
  hinweis: "Er steht im Protokoll. Das Unternehmen sieht ihn nicht.",
  knopf: "Jetzt abbrechen",
  nein: "Zurück",
});

/** Of the deleted drafts that have been kept for long enough. */
export const entfernteEntwuerfe = ({ faellig }: GeloeschteEntwuerfe): Verworfenes => ({
  titel: "Gelöschte Entwürfe entfernen",
  sache: faelligText(faellig),
  folge:
    "Entfernt sind sie mit ihren Vorhaben, Versionen und Anlagen; niemand kann sie wieder hervorholen. Was noch nicht lange genug gelöscht ist, bleibt.",
  hinweis: "Er steht im Protokoll.",
  knopf: "Jetzt entfernen",
});
