import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { FaqEingabe, FaqFrage } from "~/contract/mitteilung/faq";
import type { Rufe } from "~/contract/wire/call";
import { FAQ_LINKS_MAX } from "~/domain/hilfe/faqGrenzen";
import { textVon } from "~/features/anmeldung";
import { isWeiterschreiben } from "~/features/aufbewahrung";
import { revisionVon } from "~/lib/revisionVon";

/** The places of the links, and what their fields are called. */
export const LINKS = Array.from({ length: FAQ_LINKS_MAX }, (_, stelle) => ({
  nummer: stelle + 1,
  text: `links.${String(stelle)}.text`,
  ziel: `links.${String(stelle)}.ziel`,
}));

/** The fields of an entry in their order. */
export const FAQ_FELDER = ["kategorieUuid", "frage", "antwort", ...LINKS.flatMap(({ text, ziel }) => [text, ziel])];

/** Errors that read the same are told apart by the link they are about. */
export const FAQ_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  LINKS.flatMap(({ nummer, text, ziel }) => [text, ziel].map((name) => [name, `Link ${String(nummer)}`])),
);

/** What was typed. */
export function eingabeVon(formData: FormData): FaqEingabe {
  return {
    kategorieUuid: textVon(formData, "kategorieUuid"),
    frage: textVon(formData, "frage"),
    antwort: textVon(formData, "antwort"),
    links: LINKS.map(({ text, ziel }) => ({ text: textVon(formData, text), ziel: textVon(formData, ziel) })),
    isActive: formData.has("isActive"),
  };
}

/** What has become of it: it is stored or gone, and this is said; or it is only shown, or (null) written on. */
export type FaqErgebnis = { meldung: string } | { vorschau: Omit<FaqFrage, "uuid"> | null };

/** Stores what was typed, as a new entry without `uuid`, only shows it, or deletes the entry, as the button wants. */
export async function runFaqEingabe(call: Rufe, uuid: string | null, formData: FormData): Promise<FaqErgebnis> {
  const eingabe = eingabeVon(formData);
  const revision = revisionVon(formData);
  if (uuid !== null && formData.get("absicht") === "loeschen") {
    const { frage } = await call.faq.deleteFaqEintrag({ uuid, revision });
    return { meldung: `„${frage}“ ist gelöscht.` };
  }
  if (formData.get("absicht") === "vorschau") return { vorschau: await call.faq.showFaqVorschau(eingabe) };
  if (isWeiterschreiben(formData)) return { vorschau: null };
  const mitAufbewahrtem = { ...eingabe, ...geparktVon(formData) };
  if (uuid === null) await call.faq.createFaqEintrag(mitAufbewahrtem);
  else await call.faq.saveFaqEintrag({ ...mitAufbewahrtem, uuid, revision });
  const wo = eingabe.isActive ? "und auf der Hilfeseite zu sehen" : "und auf der Hilfeseite nicht zu sehen";
  return { meldung: `Der Eintrag ist gespeichert ${wo}.` };
}
