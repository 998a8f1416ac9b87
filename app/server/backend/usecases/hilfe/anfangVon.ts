import { toWorte } from "../faq/antwortHtml";
import { cleanHtml } from "./cleanHtml";

const ANFANG_ZEICHEN = 120;

/** The first words of a text, whole ones; a first word that is too long by itself is cut. */
export function anfangVon(html: string): string {
  const worte = toWorte(cleanHtml(html));
  if (worte.length <= ANFANG_ZEICHEN) return worte;
  const ganze = worte.slice(0, ANFANG_ZEICHEN + 1).lastIndexOf(" ");
  return `${worte.slice(0, ganze > 0 ? ganze : ANFANG_ZEICHEN).trimEnd()} …`;
}
