import type { Eingaben, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Konflikt } from "~/contract/antrag/zusammenfuehrung";
import type { Rufe } from "~/contract/wire/call";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import {
  type SchriftsatzFeld,
  type SchriftsatzFormular,
  schriftsatzFormular,
  type SchriftsatzKontext,
} from "~/domain/antrag/schriftsatzFormulare";
import { antragTitel } from "~/features/antrag";
import { KONFLIKT_GEZEIGT, type KonfliktFeld, toWerte, WAHL } from "~/features/formular";
import type { Bereich, Werte } from "~/formkit/field";
import { displayField } from "~/formkit/readForm";
import { wortDifferenz } from "~/lib/wortDifferenz";

/** A document with the name of its Antrag. */
export type SchriftsatzDaten = { antragUuid: string; antragTitel: string; schriftsatz: Schriftsatz };

/** What the rules of the document see. */
export function bereichVonSchriftsatz(schriftsatz: Schriftsatz): Bereich<SchriftsatzKontext> {
  const werte = toWerte(schriftsatz.uuid, schriftsatz.werte);
  return { werte, wurzel: werte, kontext: schriftsatz.kontext };
}

/** What the pages of a draft get besides. */
export type EntwurfSeite = {
  daten: SchriftsatzDaten;
  isNezo: boolean;
  schritt: "schreiben" | "unterschrift";
  formular: FormularSchutz;
};

/** Loads a document; not found for an unknown and a foreign one alike. */
export async function loadSchriftsatz(call: Rufe, id: { antragUuid: string; uuid: string }): Promise<SchriftsatzDaten> {
  const schriftsatz = await call.schriftsaetze.getSchriftsatz(id);
  const antrag = await call.antraege.getAntrag({ uuid: id.antragUuid });
  return { antragUuid: id.antragUuid, antragTitel: antragTitel(antrag), schriftsatz };
}

/** What the document asks. */
export const formularVonSchriftsatz = ({ art, kontext }: Schriftsatz): SchriftsatzFormular =>
  schriftsatzFormular(art, kontext);

/** Its questions, asked or not. */
export const felderVonSchriftsatz = (schriftsatz: Schriftsatz): SchriftsatzFeld[] =>
  formularVonSchriftsatz(schriftsatz).tabs.flatMap(({ fields }) => fields);

/** Conflicts that were on the page and have got no choice. */
const listUnentschiedene = (eingaben: Eingaben): string[] =>
  [eingaben[KONFLIKT_GEZEIGT] ?? []].flat().filter((stelle) => eingaben[`${WAHL}${stelle}`] === undefined);

/**
 * What is to be decided about answers that two people have changed, by the names that people know. `gesendet`: the form that was refused for
 * it.
 */
export function listWiderstreite(
  schriftsatz: Schriftsatz,
  konflikte: readonly Konflikt[],
  gesendet: Eingaben = {},
): KonfliktFeld[] {
  const unentschiedene = listUnentschiedene(gesendet);
  const { kontext } = schriftsatz;
  const felder = felderVonSchriftsatz(schriftsatz);
  return konflikte.flatMap(({ stelle, von, am, gespeicherte, meine, wahl = null }) => {
    const feld = felder.find(({ key }) => key === stelle);
    if (feld === undefined) return [];
    const texte = [gespeicherte, meine].map((wert) => {
      const werte: Werte = { [stelle]: wert as Werte[string] };
      return displayField(feld, { werte, wurzel: werte, kontext });
    });
    const teile = wortDifferenz(texte[0] ?? "", texte[1] ?? "");
    const fehlt = wahl === null && unentschiedene.includes(stelle);
    return [{ stelle, art: "feld", label: feld.label, von, am, teile, betrifft: [], wahl, fehlt }];
  });
}
