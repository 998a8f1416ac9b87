import type { Flash } from "~/contract/antrag/formAntwort";
import {
  type Angebot,
  type AngebotArt,
  fillAngebot,
  type Fuellung,
  listAngebotKeys,
} from "~/domain/antrag/formular/angebote";
import type { Werte } from "~/formkit/field";
import { kinds } from "~/formkit/kinds";
import { wertOf } from "~/formkit/relevance";
import { angebotArtAn, angebotName, toAngebot } from "../seite/angeboteDaten";
import type { FormularAnfrage, FormularErgebnis } from "../seite/formularAnfrage";
import { type FormularOrt, ortHref } from "../seite/formularOrt";
import { type AntragFeld, felderVon } from "../seite/platz";
import { eingabenAus } from "../seite/texte";
import { toWerte } from "../seite/toWerte";
import { revisionVon } from "../seite/vorhabenAktionen";
import type { Absicht } from "./absicht";
import { gezeigteNamen } from "./readEingabe";
import { platzVon, savePlatz } from "./savePlatz";

type Textquelle = { felder: readonly AntragFeld[]; werte: Werte };

const textOfFeld = (feld: AntragFeld, werte: Werte): string =>
  [kinds[feld.kind].format(wertOf(feld, werte), feld)].flat().join("");

const textsOf = ({ felder, werte }: Textquelle): Record<string, string> =>
  Object.fromEntries(felder.map((feld) => [feld.key, textOfFeld(feld, werte)]));

/** What stands in the form now: what was typed, else what is stored. */
function getippteTexte(formData: FormData, quelle: Textquelle): Record<string, string> {
  const gezeigt = gezeigteNamen(formData);
  const getippt = quelle.felder
    .filter(({ key }) => gezeigt.has(key))
    .map(({ key }): [string, string] => [
      key,
      formData
        .getAll(key)
        .filter((text) => typeof text === "string")
        .join(""),
    ]);
  return { ...textsOf(quelle), ...Object.fromEntries(getippt) };
}

const namen = (keys: readonly string[], felder: readonly AntragFeld[]): string =>
  keys.map((key) => felder.find((feld) => feld.key === key)?.label ?? key).join(", ");

function meldungVon({ istAndere, behalten }: Fuellung, name: string, felder: readonly AntragFeld[]): Flash {
  if (istAndere)
    return {
      tone: "warning",
      title: "Gespeichert, nichts übernommen",
      text: `Dort ist schon etwas anderes eingetragen als bei „${name}“: ${namen(behalten, felder)}. Bitte leeren Sie diese Angaben zuerst, wenn Sie „${name}“ übernehmen möchten.`,
    };
  const text = `„${name}“ ist übernommen und gespeichert. Bitte prüfen Sie die Angaben.`;
  if (behalten.length === 0) return { tone: "success", text };
  return {
    tone: "info",
    title: "Gespeichert",
    text: `${text} Ihre eigenen Angaben sind geblieben: ${namen(behalten, felder)}.`,
  };
}

const NICHT_MEHR_DA: Flash = {
  tone: "warning",
  title: "Gespeichert, nichts übernommen",
  text: "Diesen Eintrag gibt es in den anderen Vorhaben nicht mehr. Bitte wählen Sie einen anderen oder füllen Sie die Angaben selbst aus.",
};

/** The message of the save, where it says more than that, follows the own one. */
const withMeldung = (eigene: Flash, gespeichert: Flash | undefined): Flash =>
  gespeichert?.title === undefined ? eigene : { ...gespeichert, text: `${eigene.text} ${gespeichert.text}` };

type Gefunden = { art: AngebotArt; angebot: Angebot; felder: readonly AntragFeld[]; werte: Werte };

function fill(formData: FormData, { art, angebot, felder, werte }: Gefunden): { fuellung: Fuellung; voll: FormData } {
  const jetzt = getippteTexte(formData, { felder, werte });
  const start = Object.fromEntries(felder.map((feld) => [feld.key, feld.start ?? ""]));
  const fuellung = fillAngebot(art, { jetzt, start, angebot: textsOf({ felder, werte: angebot.werte }) });
  const voll = new FormData();
  for (const [name, wert] of formData.entries()) voll.append(name, wert);
  for (const [key, text] of Object.entries(fuellung.texte)) voll.set(key, text);
  return { fuellung, voll };
}

/**
 * Saves what was typed, with what another Vorhaben offers where nothing stood. The answer leads to the first of the
 * answers that were taken over: the button is gone by then.
 */
export async function takeAngebot(
  anfrage: FormularAnfrage,
  ort: FormularOrt,
  absicht: Absicht,
): Promise<FormularErgebnis> {
  const { call, antragUuid: uuid, formData } = anfrage;
  const art = angebotArtAn(ort);
  if (art === undefined || absicht.art !== "angebot") return savePlatz(anfrage, ort, absicht);
  const gefragt = { uuid, vorhabenUuid: ort.vorhabenUuid, revision: revisionVon(formData), angebote: art };
  const { vorhaben, basis, angebote = [] } = await call.antraege.getVorhaben(gefragt);
  const gefunden = angebote.find((eines) => eines.uuid === absicht.uuid);
  const werte = toWerte(vorhaben.uuid, basis?.werte ?? vorhaben.werte);
  const platz = platzVon(ort, werte);
  const felder = felderVon(platz).filter(({ key }) => listAngebotKeys(art).includes(key));
  const to = ortHref(
    { ...ort, zeile: ort.zeile === null ? null : { ...ort.zeile, neu: false } },
    { feld: felder[0]?.key ?? null },
  );
  const save = async (mit: FormularAnfrage, eigene: Flash): Promise<FormularErgebnis> => {
    const ergebnis = await savePlatz(mit, ort, absicht);
    return ergebnis.art === "weiter" ? { ...ergebnis, to, flash: withMeldung(eigene, ergebnis.flash) } : ergebnis;
  };
  if (gefunden === undefined) return save(anfrage, NICHT_MEHR_DA);
  const angebot = toAngebot(gefunden);
  const { fuellung, voll } = fill(formData, { art, angebot, felder, werte: platz.zeile?.werte ?? werte });
  const mit = { ...anfrage, formData: voll, eingaben: eingabenAus(voll) };
  return save(mit, meldungVon(fuellung, angebotName(art, angebot.werte), felder));
}
