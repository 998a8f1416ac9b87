import type { SchriftsatzUebernahme } from "~/contract/verfahren/schriftsaetze";

/** What became of answers that were taken over into a Nachtrag without a request. */
export function uebernahmeText({ isGekuerzt, gebliebeneDateien }: SchriftsatzUebernahme): string {
  return [
    "Ihre Antworten stehen jetzt in diesem Nachtrag. Eingereicht ist er erst mit der Unterschrift.",
    isGekuerzt ? "Was nicht hineinpasste, steht als Rest beim Feld." : "",
    gebliebeneDateien > 0 ? "Dateien, für die hier kein Platz ist, liegen weiter beim alten Entwurf." : "",
  ]
    .filter((satz) => satz !== "")
    .join(" ");
}
