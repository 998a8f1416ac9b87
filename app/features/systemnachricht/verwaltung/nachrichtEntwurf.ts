import { SYSTEMNACHRICHT_FRAGEN } from "~/domain/nachricht/systemnachrichtFragen";
import { ZIELGRUPPEN, ZIELROLLEN } from "~/domain/nachricht/zielgruppe";
import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";
import { zeitpunktLabels } from "~/features/zeitpunkt";
import type { NachrichtDaten } from "./loadSystemnachrichten";
import { MOMENTE, NACHRICHT_LABELS } from "./nachrichtEingabe";

/** What the form of an announcement asks, by the names of its fields. */
export const SYSTEMNACHRICHT_LABELS: Readonly<Record<string, string>> = {
  titel: NACHRICHT_LABELS.titel,
  text: NACHRICHT_LABELS.text,
  ...Object.fromEntries(MOMENTE.flatMap((moment) => Object.entries(zeitpunktLabels(moment, NACHRICHT_LABELS[moment])))),
  zielgruppe: SYSTEMNACHRICHT_FRAGEN.zielgruppe,
  aufStartseite: SYSTEMNACHRICHT_FRAGEN.aufStartseite,
  unternehmen: SYSTEMNACHRICHT_FRAGEN.unternehmen,
  rollen: SYSTEMNACHRICHT_FRAGEN.rollen,
};

/** The boxes of the form of an announcement. */
export const NACHRICHT_KAESTCHEN = ["aufStartseite", "unternehmen", "rollen"];

/** The form of an announcement as the vault, the question before leaving and the review know it. */
export function entwurfVonNachricht({ nachricht, anfang, firmen }: NachrichtDaten): Entwurf {
  const texte = Object.keys(SYSTEMNACHRICHT_LABELS).map((name): [string, string] => [name, anfang.texte[name] ?? ""]);
  return toEntwurf({
    wo: { antrag: "systemnachricht", vorhaben: nachricht?.uuid ?? "neu" },
    revision: nachricht?.revision ?? 0,
    basis: {
      ...Object.fromEntries(texte),
      aufStartseite: anfang.aufStartseite ? "true" : "",
      unternehmen: [...anfang.unternehmen],
      rollen: [...anfang.rollen],
    },
    labels: SYSTEMNACHRICHT_LABELS,
    worte: {
      zielgruppe: ZIELGRUPPEN,
      aufStartseite: { true: "Ja", "": "Nein" },
      unternehmen: Object.fromEntries(firmen.map(({ uuid, firma }) => [uuid, firma])),
      rollen: ZIELROLLEN,
    },
  });
}
