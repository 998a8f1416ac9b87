import { micromark } from "micromark";
import sanitizeHtml from "sanitize-html";
import { fillPlatzhalter } from "~/domain/hilfe/faqPlatzhalter";
import type { FaqLink } from "~/domain/hilfe/faqGrenzen";
import type { BekanntgabeRegel } from "~/domain/bescheid/bescheidFristen";
import { cleanHtml } from "../hilfe/cleanHtml";

/** What was typed as HTML, as it is: nothing is taken out yet, so that it can be named. */
export const toRohesHtml = (antwort: string): string =>
  micromark(antwort, { allowDangerousHtml: true, allowDangerousProtocol: true });

/** What readers get of an answer in Markdown or HTML: clean, with what its placeholders stand for. */
export const toAntwortHtml = (antwort: string, regel: BekanntgabeRegel): string =>
  cleanHtml(toRohesHtml(fillPlatzhalter(antwort, regel))).trim();

const ZEICHEN: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The words of clean HTML, without its tags. */
export function toWorte(html: string): string {
  const ohne = sanitizeHtml(html.replaceAll("<", " <"), { allowedTags: [], allowedAttributes: {} });
  return ohne
    .replace(/&(?:amp|lt|gt|quot);/g, (zeichen) => ZEICHEN[zeichen] ?? zeichen)
    .replace(/\s+/g, " ")
    .trim();
}

type Geschriebenes = { frage: string; antwort: string; links: readonly FaqLink[] };

/** What the database keeps of a text beside it: what readers get, and what is searched. */
export function derive({ frage, antwort, links }: Geschriebenes, regel: BekanntgabeRegel) {
  const antwortHtml = toAntwortHtml(antwort, regel);
  const worte = [frage, toWorte(antwortHtml), ...links.map(({ text }) => text)];
  return { antwortHtml, suchtext: worte.join(" ").toLocaleLowerCase("de") };
}
