import { beteiligterKey, type VerbundZeile } from "~/domain/verbund/verbundAngaben";
import { textOf } from "~/formkit/werte";

/** The name of whoever a row is about; "" while there is none. */
export function nameDerZeile(zeilen: readonly VerbundZeile[], zeile: VerbundZeile): string {
  const key = beteiligterKey(zeile);
  const erste = zeilen.find(({ uuid }) => uuid === key);
  return erste === undefined ? "" : textOf(erste.werte, "name");
}
