import type { FaqEingabe } from "~/contract/mitteilung/faq";
import type { ProblemItem } from "~/contract/wire/problem";
import {
  FAQ_ANTWORT_MAX,
  FAQ_FRAGE_MAX,
  FAQ_LINK_TEXT_MAX,
  FAQ_LINK_ZIEL_MAX,
  FAQ_LINKS_MAX,
  type FaqLink,
  isFaqLinkZiel,
} from "~/domain/hilfe/faqGrenzen";
import { FAQ_PLATZHALTER, listUnbekanntePlatzhalter } from "~/domain/hilfe/faqPlatzhalter";
import { replaceSpaces } from "~/lib/text";
import { Ablehnung } from "../../ablehnung";
import { listVerbotenes } from "../hilfe/cleanHtml";
import { toRohesHtml, toWorte } from "./antwortHtml";

/** A text of the FAQ that may be stored. */
export type FaqInhalt = { kategorieUuid: string; frage: string; antwort: string; links: FaqLink[]; isActive: boolean };

type Befund = { property: string; message: string };

const zuLang = (text: string, max: number): string | null =>
  text.length > max ? `Bitte kürzen Sie den Text: höchstens ${max.toLocaleString("de-DE")} Zeichen.` : null;

const ERLAUBT =
  "Erlaubt sind Absätze, Listen, fette und kursive Wörter, Überschriften ab Ebene 3, Tabellen sowie Links auf http, https, mailto und Seiten dieses Portals.";
const NAMEN = Object.keys(FAQ_PLATZHALTER).map((name) => `{{${name}}}`);

function checkFrage(frage: string): string | null {
  return frage === "" ? "Bitte geben Sie die Frage ein." : zuLang(frage, FAQ_FRAGE_MAX);
}

/** What keeps an answer from being stored; markup that readers would not get is named, not dropped in silence. */
function checkAntwort(antwort: string): string | null {
  const lang = zuLang(antwort, FAQ_ANTWORT_MAX);
  if (lang !== null) return lang;
  const html = toRohesHtml(antwort);
  const unerlaubtes = listVerbotenes(html);
  if (unerlaubtes.length > 0) return `Bitte entfernen Sie aus der Antwort: ${unerlaubtes.join(", ")}. ${ERLAUBT}`;
  const unbekannte = listUnbekanntePlatzhalter(antwort);
  if (unbekannte.length > 0)
    return `Bitte prüfen Sie ${unbekannte.join(", ")}: Das ist kein Platzhalter. Es gibt ${NAMEN.join(", ")}.`;
  return toWorte(html) === "" ? "Bitte geben Sie die Antwort ein." : null;
}

const ZIEL =
  "Bitte geben Sie eine Adresse ein, die mit https:// oder http:// beginnt, oder einen Pfad dieses Portals, der mit / beginnt.";

function checkLink({ text, ziel }: FaqLink, stelle: number): Befund[] {
  const wort = text === "" ? "Bitte geben Sie an, wie der Link heißt." : zuLang(text, FAQ_LINK_TEXT_MAX);
  const wohin = isFaqLinkZiel(ziel) ? zuLang(ziel, FAQ_LINK_ZIEL_MAX) : ZIEL;
  return [...befund(`links.${String(stelle)}.text`, wort), ...befund(`links.${String(stelle)}.ziel`, wohin)];
}

const befund = (property: string, message: string | null): Befund[] =>
  message === null ? [] : [{ property, message }];

const einzeilig = (text: string): string => replaceSpaces(text, { multiline: false }).text.trim();

/**
 * Reads what somebody has typed for an entry. Empty links are none. Throws EINGABE_UNGUELTIG with everything that is
 * wrong, each at its field.
 */
export function readFaqEingabe(eingabe: FaqEingabe): FaqInhalt {
  const frage = einzeilig(eingabe.frage);
  const antwort = replaceSpaces(eingabe.antwort, { multiline: true }).text.trim();
  const links = eingabe.links.map(({ text, ziel }) => ({ text: einzeilig(text), ziel: einzeilig(ziel) }));
  const isLeer = ({ text, ziel }: FaqLink): boolean => text === "" && ziel === "";
  const zuViele = links.filter((link) => !isLeer(link)).length > FAQ_LINKS_MAX;
  refuse([
    ...befund("frage", checkFrage(frage)),
    ...befund("antwort", checkAntwort(antwort)),
    ...links.flatMap((link, stelle) => (isLeer(link) ? [] : checkLink(link, stelle))),
    ...befund("links", zuViele ? `Bitte geben Sie höchstens ${String(FAQ_LINKS_MAX)} Links an.` : null),
  ]);
  const { kategorieUuid, isActive } = eingabe;
  return { kategorieUuid, frage, antwort, links: links.filter((link) => !isLeer(link)), isActive };
}

function refuse(befunde: readonly Befund[]): void {
  const errors: ProblemItem[] = befunde.map((eintrag) => ({ uuid: "", ...eintrag }));
  if (errors.length > 0) throw new Ablehnung("EINGABE_UNGUELTIG", errors);
}
