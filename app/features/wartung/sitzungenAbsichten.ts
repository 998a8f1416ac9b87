import type { FormAntwort } from "~/contract/antrag/formAntwort";
import type { ZielFirma } from "~/contract/mitteilung/systemnachrichten";
import type { BetroffeneSitzungen, Sitzungsende } from "~/contract/verfahren/betrieb";
import type { Rufe } from "~/contract/wire/call";
import { textVon } from "~/features/anmeldung";

/** The page again: with the companies that were found, and once all is said with the question whether it is meant. */
export type SitzungenAntwort = Omit<FormAntwort, "problem"> & {
  problem: FormAntwort["problem"] | null;
  firmen: ZielFirma[];
  frage: BetroffeneSitzungen | null;
};

const eingabeAus = (formData: FormData): Sitzungsende => ({
  unternehmen: textVon(formData, "wen") === "ALLE" ? null : textVon(formData, "unternehmen"),
  grund: textVon(formData, "grund"),
});

/** The companies to choose from: the chosen one, and those that a search finds. */
export async function findFirmen(call: Rufe, formData: FormData): Promise<ZielFirma[]> {
  const [suche, gewaehlt] = [textVon(formData, "firmaSuche"), textVon(formData, "unternehmen")];
  if (suche.trim() === "" && gewaehlt === "") return [];
  return (await call.systemnachrichten.findZielFirmen({ suche, gewaehlt: gewaehlt === "" ? [] : [gewaehlt] })).data;
}

/** How many sessions would end; null while somebody only looks for a company. */
export async function askSitzungsende(call: Rufe, formData: FormData): Promise<BetroffeneSitzungen | null> {
  return textVon(formData, "absicht") === "suchen" ? null : call.betrieb.previewSitzungsende(eingabeAus(formData));
}

/** Whether the question was answered with yes. */
export const isBestaetigt = (formData: FormData): boolean => textVon(formData, "absicht") === "beenden";

/** "1 Sitzung von 1 Person", "12 Sitzungen von 7 Personen". */
export const anzahlText = ({ sitzungen, personen }: Pick<BetroffeneSitzungen, "sitzungen" | "personen">): string =>
  `${sitzungen === 1 ? "1 Sitzung" : `${sitzungen.toLocaleString("de-DE")} Sitzungen`} von ${personen === 1 ? "1 Person" : `${personen.toLocaleString("de-DE")} Personen`}`;

/** Ends the sessions; answers what is said afterwards. */
export async function endSitzungen(call: Rufe, formData: FormData): Promise<string> {
  const beendet = await call.betrieb.endSitzungen(eingabeAus(formData));
  return `Beendet: ${anzahlText(beendet)}. Ihre eigene besteht weiter.`;
}
