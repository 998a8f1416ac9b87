import type { FaqEintrag, FaqKategorie } from "~/contract/mitteilung/faq";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { FAQ } from "~/domain/faq";
import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import { containsWords } from "~/lib/containsWords";
import { addDays, berlinDate } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { type Person, requirePerson, type RufKontext } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { findFaqEintrag, listFaqKategorien, listFaqMitZahlen, lockFaq } from "../../storage/faqStore";
import { anfangVon } from "../hilfe/anfangVon";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { readSuche } from "../tabellen/listenSuche";
import { toWorte } from "./antwortHtml";

/** So many days, today among them, count as the last ones. */
const ZULETZT_TAGE = 30;

/** Quality management and administrators edit the FAQ. @spec domain.md 4.2 */
export function requireFaqBearbeiter(kontext: RufKontext): Person {
  const person = requirePerson(kontext);
  if (!can("faqBearbeiten", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return person;
}

/** A change of the FAQ: nobody else changes it meanwhile. */
export type FaqAenderung = { tx: Tx; dienste: Dienste; person: Person; jetzt: Date };

/** Changes the FAQ, once per Idempotency-Key. */
export function changeFaq<T>(
  kontext: RufKontext,
  { vorgang, eingabe, fn }: { vorgang: string; eingabe: object; fn: (aenderung: FaqAenderung) => Promise<T> },
): Promise<T> {
  const person = requireFaqBearbeiter(kontext);
  const { dienste } = kontext;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang,
      eingabe,
      fn: async () => {
        await lockFaq(tx);
        return fn({ tx, dienste, person, jetzt: dienste.clock.now() });
      },
    }),
  );
}

/** Notes a change in the log: of what, from what to what. */
export async function recordFaq(
  { tx, person, jetzt }: FaqAenderung,
  { vorgang, was, von, nach }: { vorgang: Vorgang; was: string; von?: string | number; nach?: string | number },
): Promise<void> {
  await writeAudit(tx, {
    vorgang,
    am: jetzt,
    benutzerUuid: person.benutzerUuid,
    von: von === undefined ? null : String(von),
    nach: nach === undefined ? null : String(nach),
    grund: was,
  });
}

/**
 * All categories with all their entries and how often they helped; of a search those that hold each of its words, in
 * the categories where there are any.
 */
export async function listFaqVerwaltung(
  kontext: RufKontext,
  anfrage: { suche?: string | undefined },
): Promise<{ data: FaqKategorie[] }> {
  requireFaqBearbeiter(kontext);
  const { db, clock } = kontext.dienste;
  const suche = readSuche(anfrage.suche);
  const seit = addDays(berlinDate(clock.now()), 1 - ZULETZT_TAGE);
  const [kategorien, alle] = await Promise.all([listFaqKategorien(db), listFaqMitZahlen(db, seit)]);
  const eintraege =
    suche === "" ? alle : alle.filter(({ frage, antwortHtml }) => containsWords([frage, toWorte(antwortHtml)], suche));
  const data = kategorien.map(({ uuid, name, revision }) => ({
    uuid,
    name,
    revision,
    eintraege: eintraege
      .filter(({ kategorieUuid }) => kategorieUuid === uuid)
      .map(({ antwortHtml, ...eintrag }) => ({ ...eintrag, anfang: anfangVon(antwortHtml) })),
  }));
  return { data: suche === "" ? data : data.filter((kategorie) => kategorie.eintraege.length > 0) };
}

/** One entry as it is stored. Throws NICHT_GEFUNDEN. */
export async function getFaqEintrag(kontext: RufKontext, uuid: string): Promise<FaqEintrag> {
  requireFaqBearbeiter(kontext);
  const gefunden = await findFaqEintrag(kontext.dienste.db, uuid);
  if (gefunden === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const { zeile, von } = gefunden;
  const { kategorieUuid, nummer, frage, antwort, links, isActive, revision } = zeile;
  const vorlage = FAQ.find(({ nr }) => nr === nummer);
  const isAnders = vorlage !== undefined && (vorlage.frage !== frage || vorlage.antwort !== antwort);
  return {
    uuid: zeile.uuid,
    kategorieUuid,
    frage,
    antwort,
    links,
    isActive,
    revision,
    geaendertAm: zeile.geaendertAm.toISOString(),
    geaendertVon: von,
    mitgeliefert: isAnders ? { frage: vorlage.frage, antwort: vorlage.antwort } : null,
  };
}
