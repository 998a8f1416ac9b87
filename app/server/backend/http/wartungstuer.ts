import type { EndpointMeta } from "~/contract/wire/base";
import { wartungsphaseAm } from "~/domain/wartung/wartungsfenster";
import { Wartungsablehnung } from "../ablehnung";
import type { Dienste } from "../dienste";
import type { RufKontext } from "../kontext";

type Gerufen = Pick<EndpointMeta, "zugang" | "inWartung"> & { methode: string | undefined };

/** Does the contract close this call in a maintenance window to everybody but administrators? */
const isGesperrt = ({ zugang, inWartung, methode }: Gerufen): boolean =>
  methode !== "GET" && zugang !== "FACH" && inWartung !== "OFFEN";

/** Administrators go on working: they end the window. The role has to be chosen; nobody has it in a view. */
const isAdministration = ({ person, stand }: Pick<RufKontext, "person" | "stand">): boolean =>
  person?.systemRolle === "ADMINISTRATOR" && stand?.zeile.systemrolle === "ADMINISTRATOR" && !person.isNurAnsicht;

/**
 * Refuses, while a planned maintenance window runs, every call that is more than reading, unless the contract leaves it
 * open. It comes behind the rights: whoever may not make the call at all is told that.
 *
 * @assumed Issue 18 parks what is sent in a window. A submission, and whatever else is signed, is refused and not
 *   parked: nobody but the person may declare it, at a moment of his or her own. Deadlines go on, as the law has them.
 * @assumed Issue 18 says that administrators can work; support and quality management wait like everybody else.
 */
export async function requireKeineWartung(
  { betriebsstand, clock }: Pick<Dienste, "betriebsstand" | "clock">,
  ruf: Pick<RufKontext, "person" | "stand">,
  gerufen: Gerufen,
): Promise<void> {
  if (!isGesperrt(gerufen) || isAdministration(ruf)) return;
  const { fenster } = await betriebsstand.find();
  const jetzt = clock.now();
  if (fenster !== null && wartungsphaseAm(fenster, jetzt) === "LAUFEND")
    throw new Wartungsablehnung(jetzt, fenster.ende, gerufen.inWartung === "UNTERSCHRIFT");
}
