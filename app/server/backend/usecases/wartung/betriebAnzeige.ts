import type { Sitzung } from "~/contract/konto/benutzer";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { wartungsphaseAm } from "~/domain/wartung/wartungsfenster";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import type { WartungsfensterZeile } from "../../storage/wartungsfensterStore";

/** What a page says of how the portal is run. */
export type Betriebsanzeige = Pick<Sitzung, "wartung" | "isKetteGebrochen">;

/** The window as everybody may see it; null for none, and for one that is over. */
export function toWartung(fenster: WartungsfensterZeile | null, jetzt: Date): Sitzung["wartung"] {
  if (fenster === null || wartungsphaseAm(fenster, jetzt) === "VORBEI") return null;
  return { beginn: fenster.beginn.toISOString(), ende: fenster.ende.toISOString(), grund: fenster.grund };
}

/** The maintenance window, for everybody; broken chains, for those who look after them. */
export async function findBetriebAnzeige(
  { betriebsstand, clock }: Pick<Dienste, "betriebsstand" | "clock">,
  person: Person | null,
): Promise<Betriebsanzeige> {
  const { fenster, isKetteGebrochen } = await betriebsstand.find();
  const isBetroffen = person !== null && !person.isNurAnsicht && can("wartungNutzen", person);
  return { wartung: toWartung(fenster, clock.now()), isKetteGebrochen: isKetteGebrochen && isBetroffen };
}
