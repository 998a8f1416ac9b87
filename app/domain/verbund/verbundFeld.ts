import { createFields } from "../../formkit/defineForm";
import type { Bereich, Field, FormKontext, Werte } from "../../formkit/field";
import { textOf } from "../../formkit/werte";
import type { Beherrschung, BeteiligterArt } from "../kmu/kmuAngaben";

/** Somebody of the list, entered with a row of its own. `isBusinessAngel`: as that row says. */
export type VerbundNachbar = {
  readonly uuid: string;
  readonly name: string;
  readonly art: BeteiligterArt;
  readonly isBusinessAngel: boolean;
};

/** What the rules of a row know besides its answers: everybody else who was entered. */
export type VerbundKontext = FormKontext & { andere: readonly VerbundNachbar[] };
export type VerbundBereich = Bereich<VerbundKontext>;
export type VerbundFeld = Field<VerbundKontext>;

export const field = createFields<VerbundKontext>();

/** How a row is connected with the company, as people say it. @spec domain.md 3.5 Art der Verbindung */
export const VERBINDUNGEN = {
  MUTTER: "Muttergesellschaft",
  TOCHTER: "Tochtergesellschaft",
  SCHWESTER: "Schwestergesellschaft",
  SONSTIGE: "Sonstige",
} as const;
export type Verbindung = keyof typeof VERBINDUNGEN;

/** True for one of the four. */
export const isVerbindung = (key: string): key is Verbindung => Object.hasOwn(VERBINDUNGEN, key);

/** Control beyond the shares, as people read it. */
export const BEHERRSCHUNGEN = {
  KEINE: "Keine über die Anteile hinaus",
  ORGANBESTELLUNG: "Darf die meisten Mitglieder eines Leitungs- oder Aufsichtsorgans bestellen oder abberufen",
  VERTRAG_ODER_SATZUNG: "Beherrschender Einfluss durch Vertrag oder Satzung",
  STIMMBINDUNG: "Vereinbarung mit anderen Anteilseignern über die Stimmrechte",
  ZWECKGESELLSCHAFT: "Trägt die meisten Risiken und Chancen einer Zweckgesellschaft",
} as const satisfies Record<Beherrschung, string>;

/** True for one of the five. */
export const isBeherrschung = (key: string): key is Beherrschung => Object.hasOwn(BEHERRSCHUNGEN, key);

/** What somebody who takes part may be. */
export const BETEILIGTER_ARTEN = {
  UNTERNEHMEN: "Unternehmen",
  NATUERLICHE_PERSON: "Natürliche Person",
  OEFFENTLICHE_STELLE: "Öffentliche Stelle",
} as const satisfies Record<BeteiligterArt, string>;

/** True for one of the three. */
export const isBeteiligterArt = (key: string): key is BeteiligterArt => Object.hasOwn(BETEILIGTER_ARTEN, key);

/** Does the row introduce somebody, or is it one more relation of somebody who has a row already? */
export const isErsteZeile = (werte: Werte): boolean => textOf(werte, "bekannt") === "";

/** Does a row say that whom it introduces is a business angel? */
export const isAngelZeile = (werte: Werte): boolean => textOf(werte, "ausnahme") === "BUSINESS_ANGEL";

/** Is whom the row is about a business angel, as this row or the one that introduced him says? */
export const isBusinessAngel = ({ werte, kontext }: VerbundBereich): boolean =>
  isErsteZeile(werte)
    ? isAngelZeile(werte)
    : kontext.andere.some((eine) => eine.uuid === textOf(werte, "bekannt") && eine.isBusinessAngel);

/** What the row is about; a company while nobody has said so. */
export function artIn({ werte, kontext }: VerbundBereich): BeteiligterArt {
  if (!isErsteZeile(werte))
    return kontext.andere.find(({ uuid }) => uuid === textOf(werte, "bekannt"))?.art ?? "UNTERNEHMEN";
  const art = textOf(werte, "beteiligterArt");
  return isBeteiligterArt(art) ? art : "UNTERNEHMEN";
}

export const isUnternehmen = (bereich: VerbundBereich): boolean => artIn(bereich) === "UNTERNEHMEN";
