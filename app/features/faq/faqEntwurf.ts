import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";
import { LINKS } from "./faqEingabe";
import type { FaqEintragDaten } from "./loadFaq";

/** What the form of an entry asks, by the names of its fields. */
export const FAQ_EINTRAG_LABELS: Readonly<Record<string, string>> = {
  kategorieUuid: "Kategorie",
  frage: "Frage",
  antwort: "Antwort",
  ...Object.fromEntries(
    LINKS.flatMap(({ nummer, text, ziel }) => [
      [text, `Text von Link ${String(nummer)}`],
      [ziel, `Adresse von Link ${String(nummer)}`],
    ]),
  ),
  isActive: "Auf der Hilfeseite",
};

/** The boxes of the form of an entry. */
export const FAQ_KAESTCHEN = ["isActive"];

/** The form of an entry as the vault, the question before leaving and the review know it. */
export function entwurfVonFaq({ eintrag, kategorien, kategorie }: FaqEintragDaten): Entwurf {
  const links = LINKS.flatMap(({ text, ziel }, stelle): [string, string][] => [
    [text, eintrag?.links[stelle]?.text ?? ""],
    [ziel, eintrag?.links[stelle]?.ziel ?? ""],
  ]);
  return toEntwurf({
    wo: { antrag: "faq", vorhaben: eintrag?.uuid ?? "neu" },
    revision: eintrag?.revision ?? 0,
    basis: {
      kategorieUuid: eintrag?.kategorieUuid ?? kategorie,
      frage: eintrag?.frage ?? "",
      antwort: eintrag?.antwort ?? "",
      isActive: (eintrag?.isActive ?? true) ? "true" : "",
      ...Object.fromEntries(links),
    },
    labels: FAQ_EINTRAG_LABELS,
    worte: {
      kategorieUuid: Object.fromEntries(kategorien.map(({ value, label }) => [value, label])),
      isActive: { true: "Zu sehen", "": "Nicht zu sehen" },
    },
  });
}
