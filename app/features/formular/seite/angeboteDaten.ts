import type { WireAngebot } from "~/contract/antrag/angebot";
import {
  type Angebot,
  type AngebotArt,
  angebotArten,
  listAngebotKeys,
  nameKeyVon,
} from "~/domain/antrag/formular/angebote";
import type { Werte } from "~/formkit/field";
import { isReadOnly } from "~/formkit/relevance";
import { isBlank, textOf } from "~/formkit/werte";
import { angebotAbsicht } from "../speichern/absicht";
import type { AngeboteDaten } from "./formularDaten";
import type { FormularOrt } from "./formularOrt";
import { toWerte } from "./toWerte";
import { type AntragBereich, felderVon, type Platz, tabAn } from "./platz";

const WAS: Readonly<Record<AngebotArt, string>> = {
  ansprechperson: "Ansprechperson",
  auftragnehmer: "Auftragnehmer",
  kooperationspartner: "Kooperationspartner",
};

/** What other Vorhaben can offer at a place; undefined where nothing. */
export function angebotArtAn(ort: FormularOrt): AngebotArt | undefined {
  if (ort.zeile !== null) return angebotArten.find((art) => art === ort.zeile?.tabelle);
  const hasPerson = tabAn(ort).fields.some(({ key }) => key === nameKeyVon("ansprechperson"));
  return hasPerson ? "ansprechperson" : undefined;
}

const connect = (teile: readonly string[], zeichen: string): string =>
  teile.filter((teil) => teil.trim() !== "").join(zeichen);

/** What somebody who is offered is called. */
export function angebotName(art: AngebotArt, werte: Werte): string {
  const person = ["ansprechpersonTitel", "ansprechpersonVorname", "ansprechpersonNachname"];
  return connect(
    (art === "ansprechperson" ? person : ["name"]).map((key) => textOf(werte, key)),
    " ",
  );
}

function mehrVon(art: AngebotArt, { werte, vorhaben, antrag }: Angebot): string {
  const angaben =
    art === "ansprechperson"
      ? ["ansprechpersonFunktion", "ansprechpersonTelefon", "ansprechpersonEmail"].map((key) => textOf(werte, key))
      : [connect([textOf(werte, "plz"), textOf(werte, "ort")], " ")];
  const wo = vorhaben === "" ? "einem Vorhaben ohne Titel" : `Vorhaben „${vorhaben}“`;
  return connect([...angaben, antrag === null ? `aus ${wo}` : `aus Antrag „${antrag}“`], " · ");
}

type Wo = { ort: FormularOrt; platz: Platz; bereich: AntragBereich };

/** An offer as the engine types its answers. */
export const toAngebot = (angebot: WireAngebot): Angebot => ({
  ...angebot,
  werte: toWerte(angebot.uuid, angebot.werte),
});

/** What the page shows of the offers; nothing where somebody is named already, or nobody may change it. */
export function toAngeboteDaten(angebote: readonly WireAngebot[], { ort, platz, bereich }: Wo): AngeboteDaten | undefined {
  const art = angebotArtAn(ort);
  if (art === undefined || angebote.length === 0) return undefined;
  const felder = felderVon(platz);
  const keys = listAngebotKeys(art);
  const eigene = felder.filter(({ key }) => keys.includes(key));
  const [erstes] = eigene;
  const istOffen = isBlank(bereich.werte[nameKeyVon(art)]);
  if (erstes === undefined || !istOffen || isReadOnly(erstes, bereich)) return undefined;
  return {
    vor: erstes.key,
    was: WAS[art],
    ohneWert: eigene.filter(({ kind }) => kind === "yesNo").map(({ key }) => key),
    eintraege: angebote.map(toAngebot).map((angebot) => ({
      absicht: angebotAbsicht(angebot.uuid),
      name: angebotName(art, angebot.werte),
      mehr: mehrVon(art, angebot),
    })),
  };
}
