import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { ExportFall } from "~/domain/tabelle/exportFaelle";
import { FIRMA_FILTER } from "~/domain/tabelle/exportFilter";
import { exportUmfangVon } from "~/domain/tabelle/exportRechte";
import { worksInStab } from "~/domain/tabelle/tabellen";
import { href } from "~/routing/href";
import type { OffeneSeite } from "./offen";

const MIT_ZWECK = "Bitte geben Sie an, wofür Sie die Angaben exportieren. Die Datei wird dann vorbereitet.";
const NUR_FIRMA = "Diese Datei erhält nur das Unternehmen selbst. Hier können Sie die Angaben lesen.";

/**
 * A file about one company goes to its own people, and to nobody who sees the portal as one of them. Staff who look at
 * the company order the same as an export, which asks for a purpose and is recorded; where there is none for them
 * (`fall` null, or not theirs), the page says so.
 *
 * @spec bildschirme.md 11: personal data with a purpose, who exported what
 * @assumed Issue 18 §5 asks for a purpose of exports with personal data. The data sheet and the sheet of the KMU status
 *   need none from the people of the company: they are a file of the company about itself, of what its page shows.
 */
export function leadStabToExport(
  offen: OffeneSeite & { benutzer: SitzungBenutzer },
  { fall, zurueck }: { fall: ExportFall | null; zurueck: string },
): void {
  const { benutzer } = offen;
  if (!worksInStab(benutzer) && !benutzer.isNurAnsicht) return;
  if (fall === null || exportUmfangVon(fall, benutzer) === null)
    throw offen.redirect(zurueck, { flash: { tone: "info", text: NUR_FIRMA } });
  const firma = benutzer.angesehen?.uuid ?? null;
  const ansicht = new URLSearchParams(firma === null ? {} : { [FIRMA_FILTER]: firma }).toString();
  throw offen.redirect(href("exportMainView", {}, { fall, ansicht }), { flash: { tone: "info", text: MIT_ZWECK } });
}
