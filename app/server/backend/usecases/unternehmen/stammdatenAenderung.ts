import type { Entscheidung } from "~/contract/antrag/antraege";
import type { StammdatenKontext } from "~/domain/unternehmen/stammdatenFeld";
import { STAMMDATEN_FELDER, stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import type { Werte } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { pruneIrrelevant, relevantFields } from "~/formkit/relevance";
import type { StammdatenSatz } from "../../storage/stammdatenStore";
import { vollstaendigeWerte } from "./stammdatenLage";
import { normalize } from "./storeStammdaten";

/** What a person has sent. */
export type StammdatenAenderung = {
  revision: number;
  werte: { [key: string]: unknown };
  art: "AENDERUNG" | "BERICHTIGUNG";
  gueltigAb: string | null;
  stand?: string | undefined;
  gesehen?: number | undefined;
  entscheidungen?: Entscheidung[] | undefined;
  folgenBestaetigt?: boolean | undefined;
  geparkt?: string | undefined;
};

/** A save of a company that is locked, with what the rules see. */
export type Sendung = { satz: StammdatenSatz; eingabe: StammdatenAenderung; kontext: StammdatenKontext };

/** Every field whose answer is stored. */
export const FELDER: readonly string[] = STAMMDATEN_FELDER.filter(({ kind }) => isStored(kind)).map(({ key }) => key);

/** The form of the master data, with blanks for what was never answered. */
export const FRAGEN = { form: stammdatenFormular, vollstaendig: vollstaendigeWerte };

/** Only what is asked, given the other answers. */
export const gefragteWerte = (werte: Werte, kontext: StammdatenKontext): Werte =>
  pruneIrrelevant(stammdatenFormular, vollstaendigeWerte(werte), kontext);

/** The keys of what is asked, given the answers. */
export function listGefragte(werte: Werte, kontext: StammdatenKontext): ReadonlySet<string> {
  const wurzel = vollstaendigeWerte(werte);
  return new Set(relevantFields(STAMMDATEN_FELDER, { werte: wurzel, wurzel, kontext }).map(({ key }) => key));
}

/** The answers that differ, as they are to be stored. */
export function listGeaenderte(davor: Werte, danach: Werte, kontext: StammdatenKontext): Werte {
  const [alt, neu] = [normalize(gefragteWerte(davor, kontext)), gefragteWerte(danach, kontext)];
  const geaenderte = FELDER.filter((feld) => JSON.stringify(alt[feld]) !== JSON.stringify(neu[feld]));
  return Object.fromEntries(geaenderte.map((feld) => [feld, neu[feld] ?? null]));
}
