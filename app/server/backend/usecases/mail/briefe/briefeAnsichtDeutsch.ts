import { type SystemRolle, SYSTEMROLLEN } from "~/domain/benutzer/rollen";
import { formatDateTime } from "~/lib/date";
import type { Brief } from "./brief";

type Begonnen = { wer: string; rolle: SystemRolle; grund: string; bis: string };

/** The letters about views of the support. They carry the reason: the person has agreed to exactly this. */
export const ANSICHT_BRIEFE_DEUTSCH = {
  ANSICHT_BEGONNEN: ({ wer, rolle, grund, bis }: Begonnen): Brief => ({
    betreff: "Der Support sieht gerade das Antragsportal wie Sie",
    absaetze: [
      `${wer} (${SYSTEMROLLEN[rolle]}) sieht ab jetzt das Antragsportal so, wie Sie es sehen, längstens bis ${formatDateTime(new Date(bis))}. Sie haben das erlaubt. Geändert, eingereicht oder abgerufen werden kann dabei nichts.`,
      `Angegebener Grund: ${grund}`,
      { satz: "Hier sehen Sie alle Zugriffe und können die Ansicht sofort beenden:", adresse: { seite: "profil" } },
    ],
    schluss: "TEAM",
  }),
};
