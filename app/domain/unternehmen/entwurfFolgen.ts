import type { Werte } from "../../formkit/field";
import { isBlank, rowsOf, textOf } from "../../formkit/werte";
import { aufzaehlung } from "../../lib/aufzaehlung";
import { OHNE_BEZEICHNUNG } from "../antrag/bezeichnung";
import { hasEingaben } from "../antrag/formular/entities/rahmenJahr";
import { zeitraumVon } from "../antrag/formular/v2/laufzeit";
import type { Betroffene, Formwechsel } from "./stammdatenFolgen";
import { jahrText, listWirtschaftsjahre } from "./wirtschaftsjahr";

/** A draft with the answers of its Vorhaben in their order. `istSichtbar`: the person may read it. */
export type Entwurf = {
  readonly bezeichnung: string;
  readonly istSichtbar: boolean;
  readonly vorhaben: readonly Werte[];
};

/** The tables with a row for each Wirtschaftsjahr, of all versions of the form. */
const JAHRESTABELLEN = ["rahmen", "personellerRahmen", "finanziellerRahmen"] as const;

/** Answers without which a change never touches a Vorhaben. */
export const FOLGEN_ANLASS: readonly string[] = ["beginn", "ende", ...JAHRESTABELLEN];

/** What of the answers of a Vorhaben says whether and how it changes. */
export const FOLGEN_FELDER: readonly string[] = ["titel", ...FOLGEN_ANLASS];

/** So many Vorhaben are told one by one. */
const HOECHSTENS_ERZAEHLT = 10;

const listEingetragene = (vorhaben: Werte): readonly Werte[] =>
  JAHRESTABELLEN.flatMap((tabelle) => rowsOf(vorhaben, tabelle)).filter(hasEingaben);

/** Only a Vorhaben with rows per Wirtschaftsjahr reads the company: others ask for nothing yet. */
const hasJahre = (vorhaben: Werte): boolean =>
  zeitraumVon(vorhaben) !== undefined || listEingetragene(vorhaben).length > 0;

/** The drafts that a change can touch: by name those that the person may read, of the others only how many. */
export function chooseBetroffene(entwuerfe: readonly Entwurf[]): Betroffene {
  const betroffene = entwuerfe.filter(({ vorhaben }) => vorhaben.some(hasJahre));
  const namen = betroffene
    .filter(({ istSichtbar }) => istSichtbar)
    .map(({ bezeichnung }) => bezeichnung || OHNE_BEZEICHNUNG);
  return { namen, weitere: betroffene.length - namen.length };
}

const jahresKeys = (vorhaben: Werte, beginnTag: string): readonly string[] => {
  const laufzeit = zeitraumVon(vorhaben);
  if (laufzeit === undefined) return [];
  return listWirtschaftsjahre(laufzeit.beginn, laufzeit.ende, beginnTag).map(({ key }) => key);
};

const namenVon = (keys: readonly string[]): string => aufzaehlung(keys.map(jahrText));

/** What becomes of the rows of a Vorhaben when each Wirtschaftsjahr begins on another day. */
function zeilenText(vorhaben: Werte, { alt, neu }: NonNullable<Formwechsel["beginn"]>): readonly string[] {
  const [bisher, dann] = [jahresKeys(vorhaben, alt), jahresKeys(vorhaben, neu)];
  const eingetragen = new Set(listEingetragene(vorhaben).map((zeile) => textOf(zeile, "jahr")));
  const uebrig = [...eingetragen].filter((key) => !dann.includes(key)).toSorted();
  const isGleich = namenVon(bisher) === namenVon(dann);
  const wechsel = isGleich
    ? dann.length === 1
      ? `Das Wirtschaftsjahr ${namenVon(dann)} heißt weiter so, umfasst aber andere Tage.`
      : `Die Wirtschaftsjahre ${namenVon(dann)} heißen weiter so, umfassen aber andere Tage.`
    : `Statt ${namenVon(bisher)} wird nach ${namenVon(dann)} gefragt.`;
  return [
    ...(dann.length === 0 ? [] : [wechsel]),
    ...(uebrig.length === 0 ? [] : [`Eingetragenes aus ${namenVon(uebrig)} bleibt als übrige Zeile stehen.`]),
  ];
}

/** Hours of own work, however the law splits them. */
const hasStunden = (zeile: Werte): boolean =>
  Object.entries(zeile).some(([key, wert]) => key.startsWith("eigenleistungStunden") && !isBlank(wert));

function stundenText(vorhaben: Werte, isGefragt: boolean | null): readonly string[] {
  if (isGefragt !== false || !listEingetragene(vorhaben).some(hasStunden)) return [];
  return ["Die eingetragenen Stunden der Eigenleistung entfallen."];
}

/** How each Vorhaben of the drafts that the person may read changes, a line for each of the first ten. */
export function listVorhabenFolgen(
  entwuerfe: readonly Entwurf[],
  { beginn, eigenleistung }: Formwechsel,
): readonly string[] {
  const zeilen = entwuerfe
    .filter(({ istSichtbar }) => istSichtbar)
    .flatMap(({ bezeichnung, vorhaben }) =>
      vorhaben.flatMap((werte, stelle) => {
        const saetze = [...(beginn === null ? [] : zeilenText(werte, beginn)), ...stundenText(werte, eigenleistung)];
        const titel = textOf(werte, "titel");
        const welches = titel === "" ? `Vorhaben ${String(stelle + 1)}` : `Vorhaben „${titel}“`;
        return saetze.length === 0 ? [] : [`„${bezeichnung || OHNE_BEZEICHNUNG}“, ${welches}: ${saetze.join(" ")}`];
      }),
    );
  const weitere = zeilen.length - HOECHSTENS_ERZAEHLT;
  const rest = weitere === 1 ? "Ein weiteres Vorhaben ändert" : `${String(weitere)} weitere Vorhaben ändern`;
  const genannte = zeilen.slice(0, HOECHSTENS_ERZAEHLT);
  return weitere > 0 ? [...genannte, `${rest} sich auch.`] : genannte;
}
