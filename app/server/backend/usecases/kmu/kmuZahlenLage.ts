import type { Jahreszahlen } from "~/domain/kmu/kmuAngaben";
import { type KmuFirma, type KmuZahlenKontext, toJahreszahlen } from "~/domain/kmu/kmuZahlenFormular";
import type { VerbundAngaben } from "~/domain/verbund/verbundAngaben";
import type { KmuZahlenSatz } from "../../storage/kmuZahlenStore";

/** Those whose figures count: the company itself first, then every other company of its list. */
export const firmenVon = ({ beteiligte }: VerbundAngaben): readonly KmuFirma[] =>
  beteiligte.filter(({ art }) => art === "UNTERNEHMEN").map(({ key, name }) => ({ key, name }));

/** What the rules of a row of figures know. */
export const kmuZahlenKontext = (angaben: VerbundAngaben, heute: string): KmuZahlenKontext => ({
  heute,
  firmen: firmenVon(angaben),
});

/** The stored rows as the rules read them; those of nobody who is known any more are left out. */
export function toJahre(saetze: readonly KmuZahlenSatz[], angaben: VerbundAngaben): readonly Jahreszahlen[] {
  const firmen = new Set(firmenVon(angaben).map(({ key }) => key));
  return saetze.flatMap((satz) => toJahreszahlen(satz, firmen) ?? []);
}
