import { checkForm } from "../../formkit/checkForm";
import type { Befund, Werte } from "../../formkit/field";
import { blankWerte } from "../../formkit/relevance";
import { textOf } from "../../formkit/werte";
import { compareDecimal } from "../../lib/decimal";
import { listHoechstbetragVerbundene } from "../kmu/hoechstbetragsverbund";
import { groupBy } from "../kmu/netz";
import { beteiligterKey, endenVon, listNachbarn, type VerbundAngaben, type VerbundZeile } from "./verbundAngaben";
import type { ListenBefund } from "./verbundBefunde";
import { ANTEIL_ZU_GROSS, ENDE_VOR_BEGINN, HOECHSTER_ANTEIL, MIT_SICH_SELBST } from "./verbundBeziehung";
import type { VerbundKontext, VerbundNachbar } from "./verbundFeld";
import { VERBUND_FELDER, verbundFormular } from "./verbundFormular";

/** What is missing or wrong in a row, and what is asked about it; each with the field that it is about. */
export type ZeilenBefunde = { readonly fehler: readonly Befund[]; readonly warnungen: readonly Befund[] };

const LEERE = blankWerte(verbundFormular);

/** All answers of a row: what was never asked is blank. */
export const vollstaendigeZeile = (werte: Werte): Werte => ({
  ...LEERE,
  ...Object.fromEntries(VERBUND_FELDER.flatMap(({ key }) => (werte[key] === undefined ? [] : [[key, werte[key]]]))),
});

/** What the rules of one row know of the others. `zeile`: null for a row that is not stored yet. */
export const kontextDerZeile = (zeilen: readonly VerbundZeile[], zeile: string | null, heute: string): VerbundKontext =>
  withoutSelf(listNachbarn(zeilen), zeile, heute);

const withoutSelf = (nachbarn: readonly VerbundNachbar[], zeile: string | null, heute: string): VerbundKontext => ({
  heute,
  andere: nachbarn.filter(({ uuid }) => uuid !== zeile),
});

/** What a row is compared with. `derListe`: what was found about this row by comparing all of them. */
type Umfeld = { nachbarn: readonly VerbundNachbar[]; derListe: readonly ListenBefund[]; heute: string };

function checkZeile({ uuid, werte }: VerbundZeile, { nachbarn, derListe, heute }: Umfeld): ZeilenBefunde {
  const { fehler, warnungen } = checkForm(
    verbundFormular,
    { ...vollstaendigeZeile(werte), uuid },
    withoutSelf(nachbarn, uuid, heute),
  );
  const weitere = (art: "fehler" | "warnung"): Befund[] =>
    derListe
      .filter((befund) => befund.art === art)
      .map(({ property, message }) => ({ uuid, property, message, feld: property }));
  return { fehler: [...fehler, ...weitere("fehler")], warnungen: [...warnungen, ...weitere("warnung")] };
}

/**
 * What stands against each row, by its uuid: of the row alone, and compared with the others (`derListe`, the result of
 * `listListenBefunde` for the same rows).
 */
export function checkVerbund(
  zeilen: readonly VerbundZeile[],
  derListe: readonly ListenBefund[],
  heute: string,
): ReadonlyMap<string, ZeilenBefunde> {
  const nachbarn = listNachbarn(zeilen);
  const jeZeile = groupBy(derListe, ({ zeile }) => zeile);
  return new Map(
    zeilen.map((zeile) => [
      zeile.uuid,
      checkZeile(zeile, { nachbarn, derListe: jeZeile.get(zeile.uuid) ?? [], heute }),
    ]),
  );
}

/** The same of one of the rows. */
export const checkVerbundZeile = (
  zeilen: readonly VerbundZeile[],
  zeile: VerbundZeile,
  { derListe, heute }: Pick<Umfeld, "derListe" | "heute">,
): ZeilenBefunde =>
  checkZeile(zeile, {
    nachbarn: listNachbarn(zeilen),
    derListe: derListe.filter((befund) => befund.zeile === zeile.uuid),
    heute,
  });

/** What can never be true and is therefore not stored, however unfinished the rest is. */
export function listUnmoegliches(zeile: VerbundZeile, eigenes: string): { property: string; message: string }[] {
  const { werte } = zeile;
  const zuGross = ["kapital", "stimmen"].filter((key) => {
    const anteil = textOf(werte, key);
    return anteil !== "" && compareDecimal(anteil, HOECHSTER_ANTEIL) > 0;
  });
  const [ab, bis] = [textOf(werte, "gueltigAb"), textOf(werte, "gueltigBis")];
  const enden = endenVon(zeile, eigenes);
  const isMittelbarUeberEnde = enden !== null && [enden.von, enden.an].includes(textOf(werte, "ueber"));
  return [
    ...zuGross.map((property) => ({ property, message: ANTEIL_ZU_GROSS })),
    ...(ab !== "" && bis !== "" && bis < ab ? [{ property: "gueltigBis", message: ENDE_VOR_BEGINN }] : []),
    ...(enden !== null && enden.von === enden.an ? [{ property: "gegenueber", message: MIT_SICH_SELBST }] : []),
    ...(isMittelbarUeberEnde ? [{ property: "ueber", message: MIT_SICH_SELBST }] : []),
  ];
}

/**
 * The keys of everybody who shares the cap of the Forschungszulage at the end of a Wirtschaftsjahr (ISO day). Says
 * nothing about the KMU status.
 */
export const hoechstbetragVerbundene = (angaben: VerbundAngaben, ende: string): ReadonlySet<string> =>
  new Set(
    listHoechstbetragVerbundene({ ...angaben, jahre: [], stichtag: ende }, ende).map(({ unternehmen }) => unternehmen),
  );

/** Rows that point at one, directly or as the way between two: it cannot go before them. */
export const listAbhaengige = (zeilen: readonly VerbundZeile[], uuid: string): readonly VerbundZeile[] =>
  zeilen.filter(
    (zeile) =>
      zeile.uuid !== uuid &&
      [beteiligterKey(zeile), textOf(zeile.werte, "gegenueber"), textOf(zeile.werte, "ueber")].includes(uuid),
  );
