import { berlinDate } from "~/lib/date";
import { href } from "~/routing/href";

type Datei = { fileName: string; contentType: string };

/**
 * @spec §7 saved as a file named with today's date, an underscore and the file name
 * @assumed §7 does not show the form of the date: year, month, day, so that files lie in their order.
 */
export const dateinameAm = (fileName: string, am: Date): string => `${berlinDate(am)}_${fileName}`;

/**
 * Saves a file that is ready on the device of the user. Throws when it cannot be fetched. @spec §7 GET
 * v1/dateien/upload/{fileName}/laden
 */
export async function download({ fileName, contentType }: Datei, jetzt: Date): Promise<void> {
  // By the portal, which makes that call: there is no other way where the backend runs in a process of its own.
  const antwort = await fetch(href("exportLaden", { fileName }));
  if (!antwort.ok || antwort.redirected) throw new Error(`The file was refused with ${String(antwort.status)}`);
  const adresse = URL.createObjectURL(new Blob([await antwort.blob()], { type: contentType }));
  const link = document.createElement("a");
  link.href = adresse;
  link.download = dateinameAm(fileName, jetzt);
  link.click();
  // The browser has begun to read it; later it would keep the file in memory as long as the page is open.
  window.setTimeout(() => URL.revokeObjectURL(adresse), 60_000);
}
