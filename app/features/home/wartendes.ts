import type { Wartendes } from "~/contract/konto/stab";
import { BEREICH_NAMEN } from "~/domain/hilfe/hilfefelder";
import { isHilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { href, type LinkQuery } from "~/routing/href";

/** Something that waits, in words, and where its rows are. */
export type WartendeZeile = { text: string; href: string };

const zahl = (anzahl: number, eines: string, viele: string): string =>
  anzahl === 1 ? eines : `${anzahl.toLocaleString("de-DE")} ${viele}`;

const bereichName = (bereich: string): string =>
  isHilfeBereich(bereich) ? `Hilfetexte „${BEREICH_NAMEN[bereich]}“` : "Hinweistexte";

const wartung = (abschnitt: string, query: LinkQuery = {}): string =>
  `${href("wartungSonstigesView", {}, query)}#${abschnitt}`;

const ZEILEN: Readonly<Record<Wartendes["art"], (eines: Wartendes) => WartendeZeile>> = {
  KETTE: () => ({ text: "Eine Ereigniskette ist gebrochen", href: href("wartungLogArchivView") }),
  ZUGANGSAENDERUNG: ({ anzahl }) => ({
    text: `${zahl(anzahl, "Eine Zugangsänderung wartet", "Zugangsänderungen warten")} auf eine zweite Person`,
    href: `${href("supportBenutzerverwaltung")}#wartend`,
  }),
  ABGELEHNTE_UEBERMITTLUNG: ({ anzahl }) => ({
    text: `${zahl(anzahl, "Eine Übermittlung ist", "Übermittlungen sind")} vom Fachverfahren abgelehnt`,
    href: wartung("abgelehnte"),
  }),
  WARTENDER_ANTRAG: ({ anzahl }) => ({
    text: `${zahl(anzahl, "Ein Antrag wartet", "Anträge warten")} seit mehr als 24 Stunden auf das Fachverfahren`,
    href: wartung("wartende"),
  }),
  AUFGEGEBENE_MAIL: ({ anzahl }) => ({
    text: `${zahl(anzahl, "Eine E-Mail ist", "E-Mails sind")} aufgegeben`,
    href: wartung("mails", { mails: "aufgegeben" }),
  }),
  TEXTENTWURF: ({ anzahl, bereich }) => ({
    text: `${bereichName(bereich)}: ${zahl(anzahl, "ein Entwurf oder geplanter Text", "Entwürfe und geplante Texte")}`,
    href: `${href("hilfetexteView", {}, { bereich, entwuerfe: "on" })}#texte`,
  }),
  SYSTEMNACHRICHT: ({ anzahl }) => ({
    text: `${zahl(anzahl, "Eine Systemnachricht beginnt", "Systemnachrichten beginnen")} in den nächsten 24 Stunden`,
    href: href("systemNachrichtenView", {}, { "filter.aktiv": "GEPLANT" }),
  }),
};

/** What waits, as the start page says it. */
export const wartendeZeilen = (wartendes: readonly Wartendes[]): WartendeZeile[] =>
  wartendes.map((eines) => ZEILEN[eines.art](eines));
