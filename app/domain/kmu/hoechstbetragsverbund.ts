/**
 * Connected for the cap of the Forschungszulage (§ 3 Abs. 6 FZulG): who can control whom after § 290 Abs. 2 to 4 HGB at
 * the end of the Wirtschaftsjahr. Another notion than the linked companies of the KMU status, read from the same rows.
 */
import { compareDecimal } from "../../lib/decimal";
import type { Beherrschung, KmuAngaben } from "./kmuAngaben";
import { requireKmuAngaben } from "./kmuAngaben";
import { type KmuRegel, SCHWELLEN } from "./kmuRegeln";
import { type Netz, readNetz, repeatUntilStill, sortBy, sumAnteil, sumStimmen, type Zeile } from "./netz";

/** The rules of the cap by their key. */
export const HOECHSTBETRAG_REGELN = {
  STIMMRECHTE: {
    nummer: "H1",
    quelle: "§ 3 Abs. 6 FZulG, § 290 Abs. 2 Nr. 1 HGB",
    satz: "Die Mehrheit der Stimmrechte verbindet Unternehmen für den Höchstbetrag.",
  },
  ORGANBESTELLUNG: {
    nummer: "H2",
    quelle: "§ 3 Abs. 6 FZulG, § 290 Abs. 2 Nr. 2 HGB",
    satz: "Wer Gesellschafter ist und die meisten Mitglieder eines Leitungs- oder Aufsichtsorgans bestellen darf, ist für den Höchstbetrag verbunden.",
  },
  VERTRAG_ODER_SATZUNG: {
    nummer: "H3",
    quelle: "§ 3 Abs. 6 FZulG, § 290 Abs. 2 Nr. 3 HGB",
    satz: "Beherrschung durch Vertrag oder Satzung verbindet Unternehmen für den Höchstbetrag.",
  },
  ZWECKGESELLSCHAFT: {
    nummer: "H4",
    quelle: "§ 3 Abs. 6 FZulG, § 290 Abs. 2 Nr. 4 HGB",
    satz: "Wer die meisten Risiken und Chancen einer Zweckgesellschaft trägt, ist für den Höchstbetrag verbunden.",
  },
  STIMMBINDUNG: {
    nummer: "H5",
    quelle: "§ 3 Abs. 6 FZulG, § 290 Abs. 3 Satz 2 HGB",
    satz: "Rechte aus einer Vereinbarung mit anderen Gesellschaftern zählen für den Höchstbetrag mit.",
  },
} as const satisfies Record<string, KmuRegel>;

/** The name of a rule of the cap. */
export type HoechstbetragRegelKey = keyof typeof HOECHSTBETRAG_REGELN;

/** One company that shares the cap, with the keys of the relations and the rules that make it so. */
export type HoechstbetragVerbundener = {
  readonly unternehmen: string;
  readonly zeilen: readonly string[];
  readonly regeln: readonly HoechstbetragRegelKey[];
};

const REGEL_DER_BEHERRSCHUNG: Readonly<Record<Beherrschung, HoechstbetragRegelKey | undefined>> = {
  KEINE: undefined,
  ORGANBESTELLUNG: "ORGANBESTELLUNG",
  VERTRAG_ODER_SATZUNG: "VERTRAG_ODER_SATZUNG",
  STIMMBINDUNG: "STIMMBINDUNG",
  ZWECKGESELLSCHAFT: "ZWECKGESELLSCHAFT",
};

function findRegel(zeilen: readonly Zeile[]): HoechstbetragRegelKey | undefined {
  if (compareDecimal(sumStimmen(zeilen), SCHWELLEN.mehrheit) > 0) return "STIMMRECHTE";
  return zeilen
    .filter((zeile) => zeile.beherrschung !== "ORGANBESTELLUNG" || compareDecimal(sumAnteil([zeile]), "0") > 0)
    .map(({ beherrschung }) => REGEL_DER_BEHERRSCHUNG[beherrschung])
    .find((regel) => regel !== undefined);
}

type Grund = { readonly zeilen: readonly Zeile[]; readonly regel: HoechstbetragRegelKey };

/**
 * Everything that one company controls, also through others, whose rights count as its own (§ 290 Abs. 3 HGB), with the
 * reasons.
 */
function listBeherrschte({ firmen, zeilenAn }: Netz, mutter: string): ReadonlyMap<string, Grund> {
  const beherrscht = new Map<string, Grund>();
  repeatUntilStill(firmen.length, () => {
    const bisher = beherrscht.size;
    for (const an of firmen) {
      if (an === mutter || beherrscht.has(an)) continue;
      const zeilen = (zeilenAn.get(an) ?? []).filter(({ von }) => von === mutter || beherrscht.has(von));
      const regel = findRegel(zeilen);
      if (regel !== undefined) beherrscht.set(an, { zeilen, regel });
    }
    return beherrscht.size > bisher;
  });
  return beherrscht;
}

/** Mere asset management connects nothing. */
function canBeMutter({ beteiligte }: Netz, key: string): boolean {
  return beteiligte.get(key)?.istVermoegensverwaltung === false;
}

/** Companies and the reasons that connect them. */
type Verbund = { readonly mitglieder: ReadonlySet<string>; readonly gruende: readonly Grund[] };

function findVerbund(netz: Netz): Verbund {
  // Whoever holds nothing controls nothing: in a large group these are nearly all.
  const haltende = new Set([...netz.zeilenAn.values()].flatMap((zeilen) => zeilen.map(({ von }) => von)));
  const einzelne = netz.firmen
    .filter((key) => haltende.has(key) && canBeMutter(netz, key))
    .map((mutter) => [mutter, listBeherrschte(netz, mutter)] as const)
    .filter(([, beherrscht]) => beherrscht.size > 0);
  const mitglieder = new Set([netz.unternehmen]);
  const gruende = new Set<Grund>();
  repeatUntilStill(netz.firmen.length, () => {
    const bisher = mitglieder.size;
    for (const [mutter, beherrscht] of einzelne) {
      const alle = [mutter, ...beherrscht.keys()];
      if (!alle.some((key) => mitglieder.has(key))) continue;
      for (const key of alle) mitglieder.add(key);
      for (const grund of beherrscht.values()) gruende.add(grund);
    }
    return mitglieder.size > bisher;
  });
  return { mitglieder, gruende: [...gruende] };
}

/**
 * The companies that share the cap of the Forschungszulage with `angaben.unternehmen` at the end of its Wirtschaftsjahr
 * (`ende`, ISO day), in the order of their keys; the company itself is not among them. Every relation that controls one
 * of them is named with it. Throws RangeError when the Angaben are no Angaben or `ende` is no day.
 *
 * @assumed § 3 Abs. 6 FZulG: only a company can exert the influence, so that natural persons and public bodies connect
 * nothing, nor does a holder that only manages its assets. Own shares (§ 290 Abs. 4 HGB) are not taken off.
 */
export function listHoechstbetragVerbundene(angaben: KmuAngaben, ende: string): readonly HoechstbetragVerbundener[] {
  requireKmuAngaben({ ...angaben, stichtag: ende });
  const { mitglieder, gruende } = findVerbund(readNetz(angaben, ende));
  const andere = sortBy(mitglieder, (key) => key).filter((key) => key !== angaben.unternehmen);
  return andere.map((unternehmen) => {
    const eigene = gruende.filter(({ zeilen }) =>
      zeilen.some(({ von, an }) => von === unternehmen || an === unternehmen),
    );
    return {
      unternehmen,
      zeilen: [...new Set(eigene.flatMap(({ zeilen }) => zeilen.map(({ key }) => key)))].sort(),
      regeln: [...new Set(eigene.map(({ regel }) => regel))].sort(),
    };
  });
}

/**
 * True when `anderes` shares the cap of the Forschungszulage with `angaben.unternehmen` at the end of its
 * Wirtschaftsjahr. Never says anything about the KMU status.
 */
export function isVerbundenFuerHoechstbetrag(angaben: KmuAngaben, anderes: string, ende: string): boolean {
  return listHoechstbetragVerbundene(angaben, ende).some(({ unternehmen }) => unternehmen === anderes);
}
