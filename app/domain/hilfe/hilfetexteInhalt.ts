import type { HilfetextEntwurf } from "./hilfetextEntwurf";

const INHALT: readonly HilfetextEntwurf[] = [
  [
    "inhaltlicheAngabenAllgemein",
    "<p>Nach diesen vier Antworten wird geprüft, ob Ihr Vorhaben <strong>neuartig</strong>, mit <strong>Unwägbarkeiten</strong> verbunden und <strong>planmäßig</strong> ist. Alle drei Kriterien müssen erfüllt sein.</p><p>Schreiben Sie auf Deutsch und ohne Verweise auf Internetseiten. Leerzeichen zählen als Zeichen.</p>",
  ],
  [
    "ziel",
    "<p>Beginnen Sie mit dem Problem, nicht mit dem Produkt. Nennen Sie messbare Zielwerte, an denen sich der Erfolg überprüfen lässt.</p>",
  ],
  [
    "standDerTechnik",
    "<p>Benennen Sie vorhandene Lösungen und deren Grenzen. Maßgeblich ist der Stand zu Beginn des Vorhabens. Werbende Aussagen helfen nicht.</p>",
  ],
  [
    "arbeiten",
    "<p>Beschreiben Sie Methoden, Versuche und deren Reihenfolge. Vermarktung, Projektmanagement und Schulungen gehören nicht zu Forschung und Entwicklung.</p>",
  ],
  [
    "unsicherheiten",
    "<p>Erläutern Sie, warum der Lösungsweg aus wissenschaftlichen oder technischen Gründen scheitern kann. Risiken des Marktes, der Kosten oder der Termine zählen nicht.</p>",
  ],
];

/** Help texts of the V2 tab 4. */
export const HILFETEXTE_INHALT: readonly (readonly HilfetextEntwurf[])[] = [INHALT];
