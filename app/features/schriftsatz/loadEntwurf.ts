import type { Rufe } from "~/contract/wire/call";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { antragTitel } from "~/features/antrag";
import { eingabenAus } from "~/features/formular";
import type { FortDaten } from "./EntwurfFort";
import { listGetippteAntworten } from "./getippteAntworten";
import { loadSchriftsatz, type SchriftsatzDaten } from "./schriftsatzDaten";

/** What the page of a draft knows of its request. */
type Seite = { call: Rufe; anfrage: { readonly isGesendet: boolean; formData(): Promise<FormData> } };

/**
 * The document of a page of drafts. `isFertig`: it is none any more, and the page that shows it is meant. Neither a draft that somebody has signed
 * meanwhile nor one that is gone leads elsewhere while the page answers a form with texts: they would be lost.
 */
type Entwurfsladung = { art: "seite"; daten: SchriftsatzDaten; isFertig: boolean } | { art: "fort"; fort: FortDaten };

const hasTyped = async ({ anfrage }: Seite, art: SchriftsatzArt): Promise<boolean> =>
  anfrage.isGesendet && listGetippteAntworten(art, eingabenAus(await anfrage.formData())).length > 0;

export async function loadEntwurf(
  seite: Seite,
  art: SchriftsatzArt,
  id: { antragUuid: string; uuid: string },
): Promise<Entwurfsladung> {
  try {
    const daten = await loadSchriftsatz(seite.call, id);
    return { art: "seite", daten, isFertig: daten.schriftsatz.status !== "ENTWURF" && !(await hasTyped(seite, art)) };
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status !== 404 || !(await hasTyped(seite, art))) throw thrown;
    const antrag = await seite.call.antraege.getAntrag({ uuid: id.antragUuid });
    return {
      art: "fort",
      fort: { art, titel: "Entwurf nicht gefunden", antrag: { uuid: id.antragUuid, titel: antragTitel(antrag) } },
    };
  }
}
