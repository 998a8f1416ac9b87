import type { Werte } from "../../../formkit/field";
import { rowsOf, textOf } from "../../../formkit/werte";

/** What a form offers from other Vorhaben: whom to ask, or a row of a table of the same name. */
export const angebotArten = ["ansprechperson", "auftragnehmer", "kooperationspartner"] as const;
export type AngebotArt = (typeof angebotArten)[number];

/**
 * Which answers are taken over. `wer` says who it is: where it names somebody else already, nothing is taken. Answers
 * of one `teil` belong together, such as those of an address: they are taken together or not at all. `fest` is the same
 * in every offer.
 */
type Angebotsregel = {
  wer: readonly string[];
  teile: readonly (readonly string[])[];
  fest?: Werte;
};

const ANSCHRIFT = ["strasse", "hausnummer", "plz", "ort", "land"];

export const ANGEBOTSREGELN: Readonly<Record<AngebotArt, Angebotsregel>> = {
  ansprechperson: {
    wer: ["ansprechpersonVorname", "ansprechpersonNachname"],
    teile: [
      ["ansprechpersonAnrede"],
      ["ansprechpersonTitel"],
      ["ansprechpersonFunktion"],
      ["ansprechpersonTelefon"],
      ["ansprechpersonEmail"],
    ],
  },
  auftragnehmer: {
    wer: ["auftragnehmerBekannt", "name"],
    teile: [["art"], ["verbunden"], ANSCHRIFT, ["geschaeftsleitungEuEwr"]],
    fest: { auftragnehmerBekannt: true },
  },
  kooperationspartner: { wer: ["name"], teile: [["art"], ["verbunden"], ANSCHRIFT] },
};

/** Every answer that is taken over. */
export const listAngebotKeys = (art: AngebotArt): string[] => {
  const { wer, teile } = ANGEBOTSREGELN[art];
  return [...wer, ...teile.flat()];
};

/** The answer that names somebody: the last of those that say who it is. */
export const nameKeyVon = (art: AngebotArt): string => ANGEBOTSREGELN[art].wer.at(-1) ?? "";

/** Somebody who has been entered, and in which Vorhaben. `uuid` is that of the Vorhaben or of the row. */
export type Angebot = { uuid: string; vorhaben: string; antrag: string | null; werte: Werte };

/** Another Vorhaben. `antrag` is what its Antrag is called; null for the same one. */
export type Angebotsquelle = { uuid: string; antrag: string | null; werte: Werte };

/** More are not offered: a list that has to be searched helps nobody who has a name in mind. */
export const ANGEBOTE_MAX = 8;

function eintraegeVon(art: AngebotArt, { uuid, werte }: Angebotsquelle): readonly (Werte & { uuid: string })[] {
  return art === "ansprechperson" ? [{ ...werte, uuid }] : rowsOf(werte, art);
}

const toKurz = (art: AngebotArt, eintrag: Werte): Werte => {
  const { fest } = ANGEBOTSREGELN[art];
  const keys = listAngebotKeys(art);
  return { ...Object.fromEntries(Object.entries(eintrag).filter(([key]) => keys.includes(key))), ...fest };
};

const abdruck = (art: AngebotArt, werte: Werte): string =>
  JSON.stringify(listAngebotKeys(art).map((key) => werte[key] || ""));

/** Whoever has been entered in these Vorhaben, each once, in their order; without a name there is nobody. */
export function listAngebote(art: AngebotArt, quellen: readonly Angebotsquelle[]): Angebot[] {
  const alle = quellen.flatMap((quelle) =>
    eintraegeVon(art, quelle)
      .filter((eintrag) => textOf(eintrag, nameKeyVon(art)).trim() !== "")
      .map((eintrag): Angebot => ({
        uuid: eintrag.uuid,
        vorhaben: textOf(quelle.werte, "kurzbezeichnung") || textOf(quelle.werte, "titel"),
        antrag: quelle.antrag,
        werte: toKurz(art, eintrag),
      })),
  );
  const gesehen = new Set<string>();
  return alle
    .filter(({ werte }) => {
      const wie = abdruck(art, werte);
      return gesehen.has(wie) ? false : gesehen.add(wie);
    })
    .slice(0, ANGEBOTE_MAX);
}

/** The texts of controls by their keys. */
type Texte = Readonly<Record<string, string>>;

/** What of an offer goes into the form: `texte` do, `behalten` are answers that stay as they were typed. */
export type Fuellung = { istAndere: boolean; texte: Record<string, string>; behalten: string[] };

/**
 * Fills an offer into what is blank; nothing typed is overwritten. What a new row answers by itself, `start`, counts as
 * blank while nothing else of its part is answered otherwise.
 */
export function fillAngebot(
  art: AngebotArt,
  { jetzt, start, angebot }: { jetzt: Texte; start: Texte; angebot: Texte },
): Fuellung {
  const { wer, teile } = ANGEBOTSREGELN[art];
  const isAnders = (key: string) => {
    const da = (jetzt[key] ?? "").trim();
    return da !== "" && da !== (angebot[key] ?? "").trim();
  };
  const andere = wer.filter(isAnders);
  if (andere.length > 0) return { istAndere: true, texte: {}, behalten: andere };
  const texte: Record<string, string> = {};
  const behalten: string[] = [];
  for (const teil of [wer, ...teile]) {
    const eigene = teil.filter((key) => isAnders(key) && jetzt[key] !== start[key]);
    if (eigene.length > 0) behalten.push(...eigene);
    else for (const key of teil) if ((angebot[key] ?? "") !== "") texte[key] = angebot[key] ?? "";
  }
  return { istAndere: false, texte, behalten };
}
