import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Rufe } from "~/contract/wire/call";
import type { Wartungsfenster, WartungsfensterEingabe } from "~/contract/verfahren/wartungsfenster";
import { textVon } from "~/features/anmeldung";
import { felderVonZeitpunkt, zeitpunktVon } from "~/features/zeitpunkt";
import { revisionVon } from "~/lib/revisionVon";

/** What the form opens with, by the names of its fields. */
export const anfangVon = (fenster: Wartungsfenster | null): Record<string, string> => ({
  grund: fenster?.grund ?? "",
  ...felderVonZeitpunkt("beginn", fenster?.beginn ?? null),
  ...felderVonZeitpunkt("ende", fenster?.ende ?? null),
});

const eingabeAus = (formData: FormData): WartungsfensterEingabe => ({
  beginn: zeitpunktVon(formData, "beginn") ?? "",
  ende: zeitpunktVon(formData, "ende") ?? "",
  grund: textVon(formData, "grund"),
});

/** Announces the window, or changes the one that the form was opened for; answers what is said afterwards. */
export async function saveFenster(call: Rufe, formData: FormData): Promise<string> {
  const uuid = textVon(formData, "uuid");
  const eingabe = { ...eingabeAus(formData), ...geparktVon(formData) };
  if (uuid === "") {
    await call.wartungsfenster.announceWartungsfenster(eingabe);
    return "Die Wartung ist angekündigt. Alle sehen sie jetzt auf jeder Seite.";
  }
  const revision = revisionVon(formData);
  await call.wartungsfenster.changeWartungsfenster({ uuid, revision, ...eingabe });
  return "Die Wartung ist geändert. Alle sehen jetzt den neuen Stand.";
}
