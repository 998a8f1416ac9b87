import type { FaqAbschnitt } from "~/contract/mitteilung/faq";
import { FAQ_SUCHE_MAX } from "~/domain/hilfe/faqGrenzen";
import { replaceSpaces } from "~/lib/text";
import type { Dienste } from "../../dienste";
import { listAktiveFaq } from "../../storage/faqStore";
import { cleanHtml } from "../hilfe/cleanHtml";

/** So many words are looked for; more narrow nothing down. */
const WOERTER_HOECHSTENS = 10;

/** The words of a search in small letters, each once. */
function listWoerter(suche: string): string[] {
  const text = replaceSpaces(suche, { multiline: false }).text.slice(0, FAQ_SUCHE_MAX).toLocaleLowerCase("de");
  return [...new Set(text.split(/\s+/).filter((wort) => /[\p{L}\p{N}]/u.test(wort)))].slice(0, WOERTER_HOECHSTENS);
}

/** The active questions by category, all of them or those that contain the words. One statement. */
export async function listFaq({ db }: Dienste, suche: string): Promise<{ data: FaqAbschnitt[]; total: number }> {
  const zeilen = await listAktiveFaq(db, listWoerter(suche));
  const abschnitte = new Map<string, FaqAbschnitt>();
  for (const { kategorieUuid, kategorie, uuid, frage, antwortHtml, links } of zeilen) {
    const abschnitt = abschnitte.get(kategorieUuid) ?? { uuid: kategorieUuid, name: kategorie, fragen: [] };
    abschnitt.fragen.push({ uuid, frage, html: cleanHtml(antwortHtml), links });
    abschnitte.set(kategorieUuid, abschnitt);
  }
  return { data: [...abschnitte.values()], total: zeilen.length };
}
