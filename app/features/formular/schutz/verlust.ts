import { TRESOR_TAGE } from "~/domain/sitzung/aufbewahrung";
import type { TresorStand } from "./TresorLauf";

/** What happens to what is typed and not saved; `zu` also without scripts. */
export const VERLUST: Readonly<Record<TresorStand["ist"], string>> = {
  zu: "Was Sie nicht speichern, geht beim Verlassen der Seite verloren.",
  ohne: "Was Sie nicht speichern, geht beim Verlassen der Seite verloren: Dieser Browser kann Ihre Eingaben nicht zwischenlagern. Bitte speichern Sie regelmäßig.",
  offen: `Was Sie nicht speichern, hält dieser Browser verschlüsselt für Sie bereit, bis Sie sich abmelden, höchstens ${TRESOR_TAGE} Tage.`,
};
