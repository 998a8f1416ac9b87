import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { WireAngebot } from "~/contract/antrag/angebot";
import type { FormularHinweise } from "~/contract/portal/hinweisDaten";
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
import { RequiredHint } from "~/ui";
import { angebotAbsicht } from "../speichern/absicht";
import { AngeboteListe } from "./AngeboteListe";
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

/**
 * The offers as the server has rendered them: the tab has no room for more code. What people have typed is in it as
 * React has escaped it. `istZeile`: for a row, which begins with them.
 */
export type AngeboteHtml = { html: string; istZeile: boolean };

/** The offers at a place; none where somebody is named already, or nobody may change it. */
export function toAngeboteHtml(angebote: readonly WireAngebot[], { ort, platz, bereich }: Wo): AngeboteHtml | null {
  const art = angebotArtAn(ort);
  if (art === undefined || angebote.length === 0) return null;
  const keys = listAngebotKeys(art);
  const eigene = felderVon(platz).filter(({ key }) => keys.includes(key));
  const [erstes] = eigene;
  const istOffen = isBlank(bereich.werte[nameKeyVon(art)]);
  if (erstes === undefined || !istOffen || isReadOnly(erstes, bereich)) return null;
  const liste = createElement(AngeboteListe, {
    was: WAS[art],
    ohneWert: eigene.filter(({ kind }) => kind === "yesNo").map(({ key }) => key),
    eintraege: angebote.map(toAngebot).map((angebot) => ({
      absicht: angebotAbsicht(angebot.uuid),
      name: angebotName(art, angebot.werte),
      mehr: mehrVon(art, angebot),
    })),
  });
  return { html: renderToStaticMarkup(liste), istZeile: ort.zeile !== null };
}

/**
 * The hints of a form with the offers among them: those for a row above its questions, whom to ask below the last
 * questions of its tab, which are about that.
 */
export function withAngeboten(hinweise: FormularHinweise, angebote: AngeboteHtml | null): FormularHinweise {
  if (angebote === null) return hinweise;
  const { html, istZeile } = angebote;
  if (!istZeile) return { ...hinweise, speichern: `${html}${hinweise.speichern ?? ""}` };
  const pflichtfelder = renderToStaticMarkup(createElement(RequiredHint, { html: hinweise.pflichtfelder }));
  return { ...hinweise, pflichtfelder: `${pflichtfelder}${html}` };
}
