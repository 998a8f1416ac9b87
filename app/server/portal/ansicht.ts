import type { Flash } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import type { RouteKey } from "~/routing/routeTable";
import { problemVon } from "~/server/client/problemVon";
import { RufFehler } from "~/server/client/rufFehler";
import type { Anfrage } from "./anfrage";
import { EIGENE_COOKIES } from "./cookies";
import { redirectTo } from "./fehlerSeite";
import { FLASH_SEKUNDEN, writeFlash } from "./flash";

/** The pages whose forms a view may send. They change the view itself; the backend allows no other call either. */
const ERLAUBT: readonly RouteKey[] = ["ansichtBeenden", "loginUnternehmenAuswahl"];

const VORBEI: Flash = {
  tone: "info",
  text: "Die Ansicht ist beendet: Die Zeit ist um, oder die Erlaubnis wurde zurückgenommen. Sie arbeiten wieder mit Ihrem eigenen Konto.",
};

type Besuch = { key: RouteKey; isLesend: boolean };

/**
 * What is different where somebody of the support sees the portal as another person: every form is refused, whatever it
 * says. Whoever comes out of a view that is over is told so, before anything happens in the own name.
 */
export async function checkAnsicht(anfrage: Anfrage, { key, isLesend }: Besuch): Promise<void> {
  const { ansicht } = await anfrage.sitzung();
  if (ansicht !== null && !isLesend && !ERLAUBT.includes(key))
    throw new RufFehler(problemVon("NUR_ANSICHT"), "meldung");
  if (ansicht !== null || !anfrage.isAusAnsicht) return;
  anfrage.setCookie(EIGENE_COOKIES.flash, writeFlash(anfrage.schluessel, VORBEI), FLASH_SEKUNDEN);
  throw redirectTo(anfrage, href("supportBenutzerverwaltung"));
}
