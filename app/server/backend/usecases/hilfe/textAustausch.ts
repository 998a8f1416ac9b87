import type { Textaenderung } from "~/contract/mitteilung/hilfetextDatei";
import { formatDate, todayBerlin } from "~/lib/date";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { insertHilfetexte } from "../../storage/hilfeStore";
import { type Aenderung, changeTexte, recordText, storeEntwurf } from "./textBearbeitung";
import { listTextplaene, type Textplan } from "./textAenderungen";
import { listBestand, TEXTBEREICHE } from "./textBestand";
import { readTextdatei, toTextdatei } from "./textDatei";
import { requireTextBearbeiter } from "./textVerwaltung";

/** The texts that readers see now, as YAML. Throws NICHT_GEFUNDEN for an unknown area. */
export async function exportTexte(
  kontext: RufKontext,
  { bereich }: { bereich?: string | undefined },
): Promise<{ yaml: string }> {
  requireTextBearbeiter(kontext);
  const { db, clock } = kontext.dienste;
  const bereiche = bereich === undefined ? TEXTBEREICHE : TEXTBEREICHE.filter((einer) => einer === bereich);
  if (bereiche.length === 0) throw new Ablehnung("NICHT_GEFUNDEN");
  const texte = await Promise.all(bereiche.map((einer) => listBestand(db, einer, clock.now())));
  const mitText = texte.flat().filter(({ quelle }) => quelle !== "");
  const eintraege = mitText.map(({ art, bereich: wo, feld, index, isActive, quelle }) => ({
    bereich: wo,
    feld,
    ...(art === "HINWEIS" || index === null ? {} : { index }),
    aktiv: isActive,
    text: quelle,
  }));
  return { yaml: toTextdatei(eintraege, formatDate(todayBerlin(clock))) };
}

/** What a file would change; nothing is stored. Throws EINGABE_UNGUELTIG when it cannot be read at all. */
export async function checkTextdatei(
  kontext: RufKontext,
  { yaml }: { yaml: string },
): Promise<{ aenderungen: Textaenderung[] }> {
  requireTextBearbeiter(kontext);
  const { db, clock } = kontext.dienste;
  const plaene = await listTextplaene(db, readTextdatei(yaml), clock.now());
  return { aenderungen: plaene.map(({ aenderung }) => aenderung) };
}

/**
 * The names of the texts that are not what was looked at: changed meanwhile, here or in the file. One that meanwhile
 * reads as the file has it is no matter.
 */
function listUeberholte(plaene: readonly Textplan[], gesehen: readonly string[]): string[] {
  const vorhaben = plaene.filter((plan) => plan.vorhaben !== null).map(({ aenderung }) => aenderung);
  const neue = vorhaben.filter(({ stand }) => !gesehen.includes(stand));
  const staende = new Set(vorhaben.map(({ stand }) => stand));
  const kennungen = new Set(
    gesehen.filter((stand) => !staende.has(stand)).map((stand) => stand.slice(0, stand.lastIndexOf(":"))),
  );
  const andere = plaene
    .map(({ aenderung }) => aenderung)
    .filter(({ art, bereich, feld }) => art === "ABGELEHNT" && kennungen.has(`${bereich}/${feld}`));
  return [...new Set([...neue, ...andere].map(({ bezeichnung, feld }) => `„${bezeichnung}“ (${feld})`))];
}

const GENANNT = 10;

function refuseUeberholte(namen: readonly string[]): never {
  const rest = namen.length > GENANNT ? ` und ${String(namen.length - GENANNT)} weitere` : "";
  const message = `Es wurde nichts übernommen. Seit Ihrer Prüfung haben sich geändert: ${namen.slice(0, GENANNT).join(", ")}${rest}. Bitte sehen Sie die Liste noch einmal an.`;
  throw new Ablehnung("REVISION_VERALTET", [{ uuid: "", property: "yaml", message }], message);
}

/** Makes the draft of one text, and room for it where there was none. */
async function storePlan(aenderung: Aenderung, { platz, inhalt }: NonNullable<Textplan["vorhaben"]>): Promise<void> {
  const { tx, dienste, jetzt } = aenderung;
  const { art, bereich, feld, offene } = platz;
  const uuid = platz.geliefert?.uuid ?? dienste.random.uuid();
  const leer = { text: "", isActive: false, geliefertAm: jetzt };
  if (platz.geliefert === null) await insertHilfetexte(tx, [{ uuid, bereich, feld, index: inhalt.index, ...leer }]);
  await storeEntwurf(aenderung, { platz: { art, geliefert: { uuid } }, inhalt, offene });
}

/**
 * Makes a draft of each new or changed text of a file that was looked at; all or nothing. Throws REVISION_VERALTET with
 * the names of those that are others by now.
 */
export function importTextdatei(
  kontext: RufKontext,
  eingabe: { yaml: string; gesehen: readonly string[] },
): Promise<{ anzahl: number }> {
  requireTextBearbeiter(kontext);
  const eintraege = readTextdatei(eingabe.yaml);
  return changeTexte(kontext, {
    vorgang: "hilfe.importTextdatei",
    eingabe,
    fn: async (aenderung) => {
      const plaene = await listTextplaene(aenderung.tx, eintraege, aenderung.jetzt);
      const ueberholte = listUeberholte(plaene, eingabe.gesehen);
      if (ueberholte.length > 0) refuseUeberholte(ueberholte);
      const vorhaben = plaene.flatMap((plan) => plan.vorhaben ?? []);
      if (vorhaben.length === 0) throw eingabeUngueltig("yaml", "In der Datei ist nichts, was sich ändern würde.");
      for (const eines of vorhaben) await storePlan(aenderung, eines);
      const anzahl = vorhaben.length;
      await recordText(aenderung, { vorgang: "hilfe.import", was: "", nach: String(anzahl) });
      return { anzahl };
    },
  });
}
