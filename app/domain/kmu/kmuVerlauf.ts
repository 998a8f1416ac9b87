import { addDays } from "../../lib/date";
import type { Jahreszahlen, KmuAngaben } from "./kmuAngaben";
import { type KmuGroesse, type KmuSpanne, rankOf } from "./kmuGrenzen";
import { computeKmuJahr, type KmuJahr, type KmuTag } from "./kmuJahr";
import type { KmuRegelKey } from "./kmuRegeln";
import { holdsOn, sortBy } from "./netz";

/** How an old dispute is read: the practice of the Commission, or EuG T-745/17 (rule 8). */
export type KmuLesart = "SOFORT" | "ZWEIJAHRESREGEL";

/**
 * One day on which the status was looked at: the end of a Wirtschaftsjahr, or the Stichtag when relations have changed
 * since.
 */
export type KmuStation = KmuJahr & {
  /** True where the Wirtschaftsjahr begins on the day after the one before. */
  readonly schliesstAn: boolean;
  /** The same figures with the relations of the station before; undefined when they are the same. */
  readonly ohneWechsel: KmuJahr | undefined;
  /** False for the Stichtag itself, which is no end of a year. */
  readonly istJahresende: boolean;
};

/** The status after one station, and the rule that made it so. */
export type KmuSchritt = {
  readonly jahr: string;
  readonly tag: string;
  /** What the figures of this day give by themselves. */
  readonly groesse: KmuGroesse;
  readonly status: KmuGroesse;
  readonly regel: KmuRegelKey;
};

/** Whether what is not known counts as too much or as nothing. */
type KmuSicht = keyof KmuSpanne;

/** A step with both ends of what is known: by the figures of the day alone, and by the rules (`eingeordnet`). */
export type KmuSpannenschritt = KmuSchritt & { readonly allein: KmuSpanne; readonly eingeordnet: KmuSpanne };

/** The own years that count on the Stichtag: all approved ones, else the last known or estimated one (rule 7). */
function listEigeneJahre({ jahre, unternehmen, stichtag }: KmuAngaben): readonly Jahreszahlen[] {
  const eigene = sortBy(
    jahre.filter((jahr) => jahr.unternehmen === unternehmen && jahr.beginn <= stichtag),
    ({ ende, key }) => `${ende} ${key}`,
  );
  const beendet = eigene.filter(({ ende }) => ende <= stichtag);
  const festgestellt = beendet.filter(({ wertart }) => wertart === "ENDGUELTIG");
  if (festgestellt.length > 0) return festgestellt;
  return beendet.length > 0 ? beendet.slice(-1) : eigene.slice(-1);
}

const zeilenAm = ({ beziehungen }: KmuAngaben, tag: string): string =>
  JSON.stringify(
    beziehungen
      .filter((zeile) => holdsOn(zeile, tag))
      .map(({ key }) => key)
      .sort(),
  );

function buildStation(
  angaben: KmuAngaben,
  tag: KmuTag,
  vorher: { readonly tag: string; readonly ende: string } | undefined,
): Omit<KmuStation, "istJahresende"> {
  const hatGewechselt = vorher !== undefined && zeilenAm(angaben, tag.tag) !== zeilenAm(angaben, vorher.tag);
  return {
    ...computeKmuJahr(angaben, tag),
    schliesstAn: vorher !== undefined && addDays(vorher.ende, 1) === tag.jahr.beginn,
    ohneWechsel: hatGewechselt ? computeKmuJahr(angaben, { ...tag, tag: vorher.tag }) : undefined,
  };
}

/** Every day on which the status has to be looked at, in order. None when the company has no figures at all. */
export function listStationen(angaben: KmuAngaben): readonly KmuStation[] {
  const { stichtag } = angaben;
  const jahre = listEigeneJahre(angaben).map((jahr) => {
    const tag = jahr.ende < stichtag ? jahr.ende : stichtag;
    return { jahr, tag, zahlenTag: tag, ende: jahr.ende };
  });
  const enden = jahre.map((tag, stelle) => ({ ...buildStation(angaben, tag, jahre[stelle - 1]), istJahresende: true }));
  const letztes = jahre.at(-1);
  if (letztes === undefined) return [];
  const heute = buildStation(angaben, { jahr: letztes.jahr, tag: stichtag, zahlenTag: stichtag }, letztes);
  return heute.ohneWechsel === undefined ? enden : [...enden, { ...heute, istJahresende: false }];
}

function limitGroesse(status: KmuGroesse, a: KmuGroesse, b: KmuGroesse): KmuGroesse {
  const [unten, oben] = rankOf(a) <= rankOf(b) ? [a, b] : [b, a];
  const groesse = rankOf(status) < rankOf(unten) ? unten : status;
  return rankOf(groesse) > rankOf(oben) ? oben : groesse;
}

/** True when the relations that are new lift the figures into a larger size. */
function isAngehoben({ ohneWechsel, ...station }: KmuStation, sicht: KmuSicht): boolean {
  return ohneWechsel !== undefined && rankOf(station[sicht]) > rankOf(ohneWechsel[sicht]);
}

/**
 * By which rule a status holds: the first known year by approved accounts or by an estimate, later ones by two years.
 */
function regelVon({ posten }: KmuStation, stelle: number): KmuRegelKey {
  if (stelle > 0) return "ZWEIJAHRESREGEL";
  return posten[0]?.wertart === "ENDGUELTIG" ? "JAHRESABSCHLUSS" : "NEUGRUENDUNG";
}

/**
 * The status station by station. It moves only as far as two consecutive years agree (rule 7); after the reading SOFORT
 * it is lost at once where new relations lift the figures (rule 8). The first known year is the status to begin with.
 *
 * @assumed Two years with a gap between them are not consecutive: the status stays.
 */
export function computeVerlauf(
  stationen: readonly KmuStation[],
  lesart: KmuLesart,
  sicht: KmuSicht,
): readonly KmuSchritt[] {
  const schritte: KmuSchritt[] = [];
  for (const [stelle, station] of stationen.entries()) {
    const { jahr, tag, schliesstAn, istJahresende } = station;
    const groesse = station[sicht];
    const bisher = schritte.at(-1)?.status ?? groesse;
    const vorige = stationen[stelle - 1];
    const zaehlt = istJahresende && schliesstAn && vorige !== undefined;
    const nachRegel = zaehlt ? limitGroesse(bisher, vorige[sicht], groesse) : bisher;
    const sofort = lesart === "SOFORT" && isAngehoben(station, sicht) && rankOf(groesse) > rankOf(nachRegel);
    if (lesart === "ZWEIJAHRESREGEL" && !istJahresende) continue;
    schritte.push({
      jahr,
      tag,
      groesse,
      status: sofort ? groesse : nachRegel,
      regel: sofort ? "UEBERNAHME_SOFORT" : regelVon(station, stelle),
    });
  }
  return schritte;
}

/** The status station by station as the cautious view has it, each step with how far what is known reaches. */
export function computeSpannen(stationen: readonly KmuStation[], lesart: KmuLesart): readonly KmuSpannenschritt[] {
  const guenstig = computeVerlauf(stationen, lesart, "mindestens");
  return computeVerlauf(stationen, lesart, "groesse").map((schritt, stelle) => {
    const { groesse, status } = guenstig[stelle] ?? schritt;
    return {
      ...schritt,
      allein: { groesse: schritt.groesse, mindestens: groesse },
      eingeordnet: { groesse: schritt.status, mindestens: status },
    };
  });
}
