import { STAMMDATEN_FELDER, stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import type { StammdatenKontext } from "~/domain/unternehmen/stammdatenFeld";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { checkForm, type Pruefung } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";

/** What the rules see besides the answers. */
export const kontextFuer = ({ clock }: Pick<Dienste, "clock">, nachgewiesen: readonly string[]): StammdatenKontext => ({
  heute: todayBerlin(clock),
  nachgewiesen,
});

const LEERE = blankWerte(stammdatenFormular);

/** All answers: what the company was never asked for is blank. */
export const vollstaendigeWerte = (werte: Werte): Werte => ({
  ...LEERE,
  ...Object.fromEntries(STAMMDATEN_FELDER.flatMap(({ key }) => (werte[key] === undefined ? [] : [[key, werte[key]]]))),
});

/** What is missing or wrong, and what is asked about. */
export const checkStammdaten = (uuid: string, werte: Werte, kontext: StammdatenKontext): Pruefung =>
  checkForm(stammdatenFormular, { ...vollstaendigeWerte(werte), uuid }, kontext);

/** The company of a person who may read its master data; for staff the one that they look at. */
export function lesbaresUnternehmen(person: Person): string {
  const uuid = person.unternehmenUuid ?? person.angesehenUuid;
  if (uuid === null || !can("unternehmenLesen", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return uuid;
}

/** The same for one who may change them. */
export function aenderbaresUnternehmen(person: Person): string {
  if (!can("unternehmenBearbeiten", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return lesbaresUnternehmen(person);
}

/**
 * Throws unless this is the chosen company of a person who may read it. A foreign one and an unknown one are the same.
 */
export function requireUnternehmen(person: Person, uuid: string): void {
  if (lesbaresUnternehmen(person) !== uuid) throw new Ablehnung("NICHT_GEFUNDEN");
}
