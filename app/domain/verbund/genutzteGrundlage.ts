import { textOf } from "../../formkit/werte";
import { wirtschaftsjahrVon } from "../unternehmen/wirtschaftsjahr";
import { genutzteZeilenIn, readGenutzteZeile } from "./genutzteZeilen";
import { beteiligterKey, listNachbarn, type VerbundAngaben, type VerbundZeile } from "./verbundAngaben";
import { hoechstbetragVerbundene } from "./verbundPruefung";

/** What a company of the group has used of the shared cap in one Wirtschaftsjahr; `betrag` in euros. */
export type GenutzteGrundlage = { readonly jahr: string; readonly name: string; readonly betrag: string };

/**
 * Somebody who shares the cap in a Wirtschaftsjahr and of whom it is not known how much of it was used. `zeile`: where
 * it is entered.
 */
export type UngenannteGrundlage = Pick<GenutzteGrundlage, "jahr" | "name"> & { readonly zeile: string };

/** Who shares the cap at the end of a year; each year is worked out once. */
function createTeilende(angaben: VerbundAngaben): (ende: string) => ReadonlySet<string> {
  const teilende = new Map<string, ReadonlySet<string>>();
  return (ende) => {
    const wer = teilende.get(ende) ?? hoechstbetragVerbundene(angaben, ende);
    teilende.set(ende, wer);
    return wer;
  };
}

/** The Wirtschaftsjahr of the company that a line or a key means: the one that holds the last day of its first year. */
const jahrVon = (jahr: string, beginnTag: string) => wirtschaftsjahrVon(`${jahr.slice(0, 4)}-12-31`, beginnTag);

const namenIn = (zeilen: readonly VerbundZeile[]): ReadonlyMap<string, string> =>
  new Map(listNachbarn(zeilen).map(({ uuid, name }) => [uuid, name]));

/** The lines of a row that can be read. */
const readZeilen = ({ werte }: VerbundZeile) =>
  genutzteZeilenIn(textOf(werte, "genutzteGrundlage")).flatMap((text) => readGenutzteZeile(text) ?? []);

/**
 * What the others have used of the cap that they share with the company, per Wirtschaftsjahr of the company. Who shares
 * it is decided at the end of each year (§ 3 Abs. 6 FZulG); lines that cannot be read count as nothing.
 *
 * @assumed The year in which a line begins tells the Wirtschaftsjahr, however the other company cuts its own.
 */
export function listGenutzte(
  zeilen: readonly VerbundZeile[],
  angaben: VerbundAngaben,
  beginnTag: string,
): readonly GenutzteGrundlage[] {
  const namen = namenIn(zeilen);
  const teilendeAm = createTeilende(angaben);
  return zeilen.flatMap((zeile) =>
    readZeilen(zeile).flatMap((gelesen): GenutzteGrundlage[] => {
      const { key: jahr, ende } = jahrVon(gelesen.jahr, beginnTag);
      const key = beteiligterKey(zeile);
      if (!teilendeAm(ende).has(key)) return [];
      return [{ jahr, name: namen.get(key) ?? "", betrag: gelesen.betrag }];
    }),
  );
}

/**
 * Who shares the cap in the Wirtschaftsjahre of these keys without a line that says how much was used, in the order of
 * the list.
 *
 * @assumed Whoever has no Bescheinigungen and asks for none (a clear "Nein") uses nothing of the cap and is not named.
 *   Neither is a company that is not taxed in Germany (a clear "Nein"): it can claim nothing (§ 1 FZulG).
 */
export function listUngenannte(
  zeilen: readonly VerbundZeile[],
  angaben: VerbundAngaben,
  { jahre, beginnTag }: { jahre: readonly string[]; beginnTag: string },
): readonly UngenannteGrundlage[] {
  const namen = namenIn(zeilen);
  const teilendeAm = createTeilende(angaben);
  const ohneNutzung = new Set(
    zeilen
      .filter(({ werte }) => werte["hatBescheinigungen"] === false || werte["inDeutschlandSteuerpflichtig"] === false)
      .map((zeile) => beteiligterKey(zeile)),
  );
  const genannte = new Set(
    zeilen.flatMap((zeile) =>
      readZeilen(zeile).map(({ jahr }) => `${beteiligterKey(zeile)} ${jahrVon(jahr, beginnTag).ende}`),
    ),
  );
  return jahre.flatMap((jahr) => {
    const { ende } = jahrVon(jahr, beginnTag);
    const teilende = teilendeAm(ende);
    return [...namen].flatMap(([key, name]) =>
      teilende.has(key) && !ohneNutzung.has(key) && !genannte.has(`${key} ${ende}`) ? [{ jahr, name, zeile: key }] : [],
    );
  });
}
