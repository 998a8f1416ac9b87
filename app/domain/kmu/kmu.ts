import { zulageWert } from "../zulage/zulageWerte";
import { type Jahreszahlen, type KmuAngaben, requireKmuAngaben } from "./kmuAngaben";
import { type KmuAenderung, listKmuAenderungen } from "./kmuAenderungen";
import { checkKmuZeilen, type KmuBefund } from "./kmuBefunde";
import { KMU_GRENZEN, KMU_GROESSEN_TEXTE, type KmuGroesse } from "./kmuGrenzen";
import { computeOeffentlichenAnteil, type KmuOeffentlicherAnteil } from "./kmuOeffentlich";
import { type KmuRechtsfrage, listKmuRechtsfragen } from "./kmuRechtsfragen";
import { KMU_REGELWERK, type KmuRegelKey } from "./kmuRegeln";
import { computeSpannen, type KmuLesart, type KmuSpannenschritt, type KmuStation, listStationen } from "./kmuVerlauf";
import { nameDesJahres } from "../statistik/zeitraum";
import { ZAHLEN, type KmuZahl } from "./kmuZahlen";
import { readNetz } from "./netz";

/** The size, or that the known figures do not suffice to tell it. */
export type KmuErgebnisGroesse = KmuGroesse | "UNBEKANNT";

/** The result after one reading of the dispute about takeovers (rule 8), with its way through the years. */
export type KmuLesartErgebnis = {
  readonly lesart: KmuLesart;
  readonly groesse: KmuErgebnisGroesse;
  readonly satz: string;
  readonly verlauf: readonly KmuSpannenschritt[];
  readonly regel: KmuRegelKey;
};

/**
 * Figures that are missing in a company that counts, for the days of one own Wirtschaftsjahr or several: all of them
 * where it has no row of figures for these (`zeile` is "" then, else the key of the row).
 */
export type KmuFehlendeZahlen = {
  readonly unternehmen: string;
  readonly zahlen: readonly KmuZahl[];
  readonly zeile: string;
  /** The own Wirtschaftsjahre for which they are missing, the earliest first. */
  readonly jahre: readonly Pick<Jahreszahlen, "beginn" | "ende">[];
  readonly satz: string;
};

/** The self-assessment with everything that its calculation sheet prints; nothing has to be computed again for it. */
export type KmuErgebnis = {
  readonly unternehmen: string;
  readonly stichtag: string;
  readonly regelwerk: typeof KMU_REGELWERK & { readonly grenzen: { readonly version: string; readonly ab: string } };
  /** Where the readings disagree the larger of both sizes: the burden of proof lies with the company. */
  readonly groesse: KmuErgebnisGroesse;
  readonly satz: string;
  readonly hinweis: string;
  readonly istStrittig: boolean;
  readonly lesarten: readonly KmuLesartErgebnis[];
  /** Every day that was looked at, with its sum, the lines of the sum, and the sum held against every limit. */
  readonly stationen: readonly KmuStation[];
  readonly oeffentlich: KmuOeffentlicherAnteil;
  /**
   * The percentage points that a KMU may add on the Stichtag, and the first day of expenses for which it may; "0" and
   * "" without.
   */
  readonly zuschlag: {
    readonly punkte: string;
    readonly ab: string;
    readonly norm: string;
    readonly regel: "ZUSCHLAG";
  };
  readonly fehlendeZahlen: readonly KmuFehlendeZahlen[];
  readonly befunde: readonly KmuBefund[];
  readonly aenderungen: readonly KmuAenderung[];
  readonly rechtsfragen: readonly KmuRechtsfrage[];
};

const SELBSTEINSCHAETZUNG =
  "Das ist eine Selbsteinschätzung nach Ihren Angaben. Verbindlich entscheidet das Finanzamt. Dass Ihr Unternehmen ein KMU ist, müssen Sie nachweisen.";
const ZAHL_WORTE: Readonly<Record<KmuZahl, string>> = {
  beschaeftigte: "Beschäftigte",
  umsatz: "Jahresumsatz",
  bilanzsumme: "Jahresbilanzsumme",
};

function describeGroesse(groesse: KmuErgebnisGroesse): string {
  return groesse === "UNBEKANNT"
    ? "Mit den Zahlen, die vorliegen, lässt sich die Größe Ihres Unternehmens noch nicht einschätzen. Bitte ergänzen Sie die fehlenden Zahlen."
    : `Ihr Unternehmen ist voraussichtlich ${KMU_GROESSEN_TEXTE[groesse]}.`;
}

function describeErgebnis(sofort: KmuErgebnisGroesse, spaeter: KmuErgebnisGroesse): string {
  if (sofort === spaeter || sofort === "UNBEKANNT" || spaeter === "UNBEKANNT") return describeGroesse(sofort);
  return `Das Ergebnis ist rechtlich umstritten: Nach der einen Lesart ist Ihr Unternehmen voraussichtlich ${KMU_GROESSEN_TEXTE[sofort]}, nach der anderen ${KMU_GROESSEN_TEXTE[spaeter]}.`;
}

function readLesart(stationen: readonly KmuStation[], endet: boolean, lesart: KmuLesart): KmuLesartErgebnis {
  const verlauf = computeSpannen(stationen, lesart);
  const zuletzt = verlauf.at(-1)?.eingeordnet;
  const bekannt = zuletzt?.groesse === zuletzt?.mindestens ? zuletzt?.groesse : undefined;
  const groesse = endet ? "KEIN_KMU" : (bekannt ?? "UNBEKANNT");
  const regel = lesart === "SOFORT" ? "UEBERNAHME_SOFORT" : "UEBERNAHME_ZWEIJAHRESREGEL";
  return { lesart, groesse, satz: describeGroesse(groesse), verlauf, regel };
}

type Luecke = { readonly name: string; readonly jahr: Jahreszahlen } & Omit<KmuFehlendeZahlen, "jahre" | "satz">;

function listLuecken({ jahre }: KmuAngaben, { jahr: eigenes, posten }: KmuStation): readonly Luecke[] {
  const jahr = jahre.find(({ key }) => key === eigenes);
  if (jahr === undefined) return [];
  return posten.flatMap(({ unternehmen, name, jahr: zeile = "", gezaehlt }) => {
    const zahlen = ZAHLEN.filter((zahl) => gezaehlt[zahl] === "");
    return zahlen.length === 0 ? [] : [{ unternehmen, name, zeile, zahlen, jahr }];
  });
}

function describeLuecken(luecken: readonly [Luecke, ...Luecke[]]): KmuFehlendeZahlen {
  const [{ name, unternehmen, zeile, zahlen }] = luecken;
  const jahre = [...new Set(luecken.map(({ jahr }) => jahr))];
  const wann = `${jahre.length === 1 ? "Wirtschaftsjahr" : "Wirtschaftsjahre"} ${jahre.map(nameDesJahres).join(", ")}`;
  const welche = zahlen.map((zahl) => ZAHL_WORTE[zahl]).join(", ");
  const tage = jahre.map(({ beginn, ende }) => ({ beginn, ende }));
  return {
    unternehmen,
    zahlen,
    zeile,
    jahre: tage,
    satz: `Für ${name} fehlen Zahlen (${wann}): ${welche}. Bitte ergänzen Sie diese.`,
  };
}

/** By company and row of figures: what is missing for several years in the same way is one entry. */
function listFehlendeZahlen(angaben: KmuAngaben, stationen: readonly KmuStation[]): readonly KmuFehlendeZahlen[] {
  const gruppen = new Map<string, [Luecke, ...Luecke[]]>();
  for (const luecke of stationen.flatMap((station) => listLuecken(angaben, station))) {
    const key = JSON.stringify([luecke.unternehmen, luecke.zeile, luecke.zahlen]);
    gruppen.set(key, [...(gruppen.get(key) ?? []), luecke]);
  }
  return [...gruppen.values()].map(describeLuecken);
}

function listAenderungen(
  angaben: KmuAngaben,
  letzte: KmuStation | undefined,
  status: KmuErgebnisGroesse,
): readonly KmuAenderung[] {
  const jahr = angaben.jahre.find(({ key }) => key === letzte?.jahr);
  if (letzte === undefined || jahr === undefined || status === "UNBEKANNT") return [];
  return listKmuAenderungen(angaben, { jahr: letzte, tag: { tag: letzte.tag, zahlenTag: letzte.tag, jahr }, status });
}

/** True when relations that are new or gone have changed the sum. */
function isVeraendert({ summe, ohneWechsel }: KmuStation): boolean {
  return ZAHLEN.some((zahl) => ohneWechsel !== undefined && ohneWechsel.summe.werte[zahl] !== summe.werte[zahl]);
}

const isKmu = (groesse: KmuErgebnisGroesse): boolean => groesse !== "KEIN_KMU" && groesse !== "UNBEKANNT";

/**
 * Works out whether the company is micro, small, medium or none of these on the day `stichtag` (Annex I of the AGVO),
 * as a self-assessment.
 *
 * Staff is given and told in annual work units, money in euro with cents, shares in per cent with two digits; all of
 * them exact decimals, days ISO. Nothing is rounded but the turnover of a Rumpfwirtschaftsjahr. The result does not
 * depend on the order of any rows. It holds every number with its rows and rules, both readings of a takeover, what
 * would change it, and what only a lawyer can decide. It never says who shares the cap of the allowance: that is
 * `isVerbundenFuerHoechstbetrag`.
 *
 * Throws RangeError when the Angaben are no Angaben: a key that is double or unknown, a figure with more than two
 * digits, a day that does not exist, or an `unternehmen` that is no company. What people can get wrong (circles, shares
 * above 100 %, missing figures) does not throw; it is in `befunde` and `fehlendeZahlen`.
 */
export function computeKmu(angaben: KmuAngaben): KmuErgebnis {
  requireKmuAngaben(angaben);
  const { unternehmen, stichtag } = angaben;
  const stationen = listStationen(angaben);
  const oeffentlich = computeOeffentlichenAnteil(readNetz(angaben, stichtag));
  const sofort = readLesart(stationen, oeffentlich.endet, "SOFORT");
  const spaeter = readLesart(stationen, oeffentlich.endet, "ZWEIJAHRESREGEL");
  const { groesse } = sofort;
  const istStrittig = groesse !== spaeter.groesse && groesse !== "UNBEKANNT" && spaeter.groesse !== "UNBEKANNT";
  const { wert, ab, norm } = zulageWert("KMU_ZUSCHLAG", stichtag);
  const hatGewechselt = stationen.some(isVeraendert);
  return {
    unternehmen,
    stichtag,
    regelwerk: { ...KMU_REGELWERK, grenzen: { version: KMU_GRENZEN.version, ab: KMU_GRENZEN.ab } },
    groesse,
    satz: describeErgebnis(groesse, spaeter.groesse),
    hinweis: SELBSTEINSCHAETZUNG,
    istStrittig,
    lesarten: [sofort, spaeter],
    stationen,
    oeffentlich,
    zuschlag: { punkte: isKmu(groesse) ? wert : "0", ab: isKmu(groesse) ? ab : "", norm, regel: "ZUSCHLAG" },
    fehlendeZahlen: listFehlendeZahlen(angaben, stationen),
    befunde: checkKmuZeilen(angaben),
    aenderungen: listAenderungen(angaben, stationen.at(-1), groesse),
    rechtsfragen: listKmuRechtsfragen(angaben, { jahre: stationen, istStrittig, hatGewechselt }),
  };
}
