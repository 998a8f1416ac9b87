import type { Abschnitt } from "../../formkit/readForm";
import { textOf } from "../../formkit/werte";
import { type Antworten, gegebeneVon, readGegebene } from "../unternehmen/gegebeneAntworten";
import { VERBUND_TITEL } from "../unternehmen/unternehmensangabenArt";
import { listNachbarn, type VerbundZeile } from "./verbundAngaben";
import type { VerbundKontext } from "./verbundFeld";
import { verbundFormular } from "./verbundFormular";

/** The answers that name somebody else of the list; a record names them as people do, because keys are nobody's. */
const VERWEISE: readonly string[] = ["bekannt", "gegenueber", "ueber"];
/** Nothing that a record says depends on the day on which it is read. */
const HEUTE = "";

/** The affiliated companies as an Antrag tells them: the answers of each row, in the order of the list. */
export function toFestgehaltene(zeilen: readonly VerbundZeile[]): Antworten[] {
  const nachbarn = listNachbarn(zeilen);
  const kontext: VerbundKontext = { heute: HEUTE, andere: nachbarn };
  const nameVon = (uuid: string): string => nachbarn.find((nachbar) => nachbar.uuid === uuid)?.name ?? uuid;
  return zeilen.map(({ werte }) =>
    Object.fromEntries(
      Object.entries(gegebeneVon(verbundFormular, werte, kontext)).map(([key, wert]) => [
        key,
        VERWEISE.includes(key) ? nameVon(String(wert)) : wert,
      ]),
    ),
  );
}

/** In a record everybody is known by the name that he has there. */
const kontextZumLesen = (zeilen: readonly Antworten[]): VerbundKontext => ({
  heute: HEUTE,
  andere: listNachbarn(zeilen.map((werte) => ({ uuid: textOf(werte, "name"), werte }))),
});

const nameIn = (werte: Antworten): string => textOf(werte, "name") || textOf(werte, "bekannt");

/** Several relations of one company are told apart by a number: "Holding SE (2)". */
function toTitel(zeilen: readonly Antworten[], stelle: number): string {
  const namen = zeilen.map(nameIn);
  const name = namen[stelle] ?? "";
  const nummer = namen.slice(0, stelle + 1).filter((anderer) => anderer === name).length;
  return nummer === 1 ? name : `${name} (${String(nummer)})`;
}

const KEINE: Abschnitt = { titel: VERBUND_TITEL, eintraege: [{ label: VERBUND_TITEL, text: "Keine" }] };

/** The record as one part per row, without the questions that have no answer; where there is nobody, it says so. */
export function readFestgehaltene(zeilen: readonly Antworten[]): Abschnitt[] {
  const kontext = kontextZumLesen(zeilen);
  return zeilen.length === 0
    ? [KEINE]
    : zeilen.map((werte, stelle) => ({
        titel: toTitel(zeilen, stelle),
        eintraege: readGegebene(verbundFormular, { werte, kontext }).flatMap((teil) => teil.eintraege),
      }));
}
