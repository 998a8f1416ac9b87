import type { Rufe } from "~/contract/wire/call";
import type { Wartungsfenster, WartungsfensterEingabe } from "~/contract/verfahren/wartungsfenster";
import { tagUndZeitVon, zeitpunktAus } from "~/domain/nachricht/zeitEingabe";
import { textVon } from "~/features/anmeldung";

/** The two moments of the form, in their order; each is a day and a time. */
export const GRENZEN = ["beginn", "ende"] as const;
export type Grenze = (typeof GRENZEN)[number];

/** The names of the two fields of a moment. */
export const tagFeld = (grenze: Grenze): string => `${grenze}Tag`;
export const zeitFeld = (grenze: Grenze): string => `${grenze}Zeit`;

/** What the form opens with, by the names of its fields. */
export function anfangVon(fenster: Wartungsfenster | null): Record<string, string> {
  const texte: Record<string, string> = { grund: fenster?.grund ?? "" };
  for (const grenze of GRENZEN) {
    const { tag, zeit } = tagUndZeitVon(fenster?.[grenze] ?? null);
    texte[tagFeld(grenze)] = tag;
    texte[zeitFeld(grenze)] = zeit;
  }
  return texte;
}

const momentAus = (formData: FormData, grenze: Grenze): string =>
  zeitpunktAus({ tag: textVon(formData, tagFeld(grenze)), zeit: textVon(formData, zeitFeld(grenze)) }) ?? "";

const eingabeAus = (formData: FormData): WartungsfensterEingabe => ({
  beginn: momentAus(formData, "beginn"),
  ende: momentAus(formData, "ende"),
  grund: textVon(formData, "grund"),
});

/** Announces the window, or changes the one that the form was opened for; answers what is said afterwards. */
export async function saveFenster(call: Rufe, formData: FormData): Promise<string> {
  const uuid = textVon(formData, "uuid");
  if (uuid === "") {
    await call.wartungsfenster.announceWartungsfenster(eingabeAus(formData));
    return "Die Wartung ist angekündigt. Alle sehen sie jetzt auf jeder Seite.";
  }
  const revision = Number(textVon(formData, "revision")) || 0;
  await call.wartungsfenster.changeWartungsfenster({ uuid, revision, ...eingabeAus(formData) });
  return "Die Wartung ist geändert. Alle sehen jetzt den neuen Stand.";
}
