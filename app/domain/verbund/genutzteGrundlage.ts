import { textOf } from "../../formkit/werte";
import { wirtschaftsjahrVon } from "../unternehmen/wirtschaftsjahr";
import { genutzteZeilenIn, readGenutzteZeile } from "./genutzteZeilen";
import { beteiligterKey, listNachbarn, type VerbundAngaben, type VerbundZeile } from "./verbundAngaben";
import { hoechstbetragVerbundene } from "./verbundPruefung";

/** What a company of the group has used of the shared cap in one Wirtschaftsjahr; `betrag` in euros. */
export type GenutzteGrundlage = { readonly jahr: string; readonly name: string; readonly betrag: string };

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
  const namen = new Map(listNachbarn(zeilen).map(({ uuid, name }) => [uuid, name]));
  const teilende = new Map<string, ReadonlySet<string>>();
  const teilendeAm = (ende: string): ReadonlySet<string> => {
    const wer = teilende.get(ende) ?? hoechstbetragVerbundene(angaben, ende);
    teilende.set(ende, wer);
    return wer;
  };
  return zeilen.flatMap((zeile) =>
    genutzteZeilenIn(textOf(zeile.werte, "genutzteGrundlage")).flatMap((text): GenutzteGrundlage[] => {
      const gelesen = readGenutzteZeile(text);
      if (gelesen === null) return [];
      const { key: jahr, ende } = wirtschaftsjahrVon(`${gelesen.jahr.slice(0, 4)}-12-31`, beginnTag);
      const key = beteiligterKey(zeile);
      if (!teilendeAm(ende).has(key)) return [];
      return [{ jahr, name: namen.get(key) ?? "", betrag: gelesen.betrag }];
    }),
  );
}
