import { type FormularArt, formulare } from "~/domain/antrag/formular/formulare";
import { syncJahre } from "~/domain/antrag/formular/jahre";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Vorschauort } from "~/domain/hilfe/vorschauOrt";
import { blankWerte } from "~/formkit/relevance";
import type { FormularDaten } from "./formularDaten";
import type { AntragFeld, VorhabenWerte } from "./platz";

/** Nothing has this id. */
const MUSTER = "00000000-0000-4000-8000-000000000000";

/** What a sample form is to show: of which form which place, on which day (YYYY-MM-DD). */
export type Muster = { art: FormularArt; ort: Vorschauort; heute: string };

/** The answers of nobody: only the term is given, because tables of years follow from it. */
function musterWerte(art: FormularArt, kontext: AntragKontext): VorhabenWerte {
  const jahr = kontext.heute.slice(0, 4);
  const leer = { ...blankWerte(formulare[art]), beginn: `${jahr}-01-01`, ende: `${jahr}-12-31` };
  return { ...syncJahre(formulare[art], leer, { kontext, random: () => MUSTER }), uuid: MUSTER };
}

/** What the page of the form would get for a Vorhaben of nobody that nobody may change. */
export function toMusterDaten({ art, ort: { tab, tabelle, steuerung }, heute }: Muster): FormularDaten {
  const kontext: AntragKontext = { heute, rechtsform: "EINZELUNTERNEHMEN", wirtschaftsjahrBeginn: "01-01" };
  const zeile = tabelle === null ? null : { tabelle, uuid: MUSTER, neu: true };
  return {
    ort: { antragUuid: MUSTER, vorhabenUuid: MUSTER, tab, zeile, formular: art },
    wunsch: { loeschen: false, pruefen: false, feld: steuerung },
    formular: { csrf: "", schluessel: "" },
    antrag: {
      bezeichnung: "",
      antragsnummer: null,
      status: "IN_BEARBEITUNG",
      statusText: "",
      anzahlFehler: 0,
      vorhaben: [],
    },
    rechte: { bearbeiten: false, loeschen: false, einreichen: false },
    werte: musterWerte(art, kontext),
    revision: 0,
    neu: true,
    gespeichertAm: "",
    gespeichertVon: "",
    kontext,
    befunde: { fehler: [], warnungen: [] },
    tabStaende: [],
    zeilenStates: {},
    anlagen: null,
    hasTestdaten: false,
    reste: {},
  };
}

const explains = ({ help, key }: AntragFeld, hilfe: string): boolean => (help ?? key) === hilfe;

/** The questions with the one that a help text explains among them, whatever would have to be answered for it. */
export function withGefragtem(felder: readonly AntragFeld[], hilfe: string): AntragFeld[] {
  return felder.map((feld): AntragFeld => {
    const { entity } = feld;
    if (entity?.fields.some((eines) => explains(eines, hilfe)))
      return { ...feld, when: () => true, entity: { ...entity, fields: withGefragtem(entity.fields, hilfe) } };
    return explains(feld, hilfe) ? { ...feld, when: () => true } : feld;
  });
}

const CHOICES: readonly string[] = ["choice", "multiChoice", "yesNo", "checkbox"];

/**
 * Says whether a control of this kind is locked in a sample. A locked choice shows its answer only, so it stays a
 * control: it belongs to no form, and nothing comes of it.
 */
export const isLockedInMuster = (kind: string | undefined): boolean => kind === undefined || !CHOICES.includes(kind);

/** A question and those beside it; the first ones where none is meant. */
export function listUmfeld<T>(fragen: readonly T[], isGemeint: (frage: T) => boolean): T[] {
  const stelle = Math.max(fragen.findIndex(isGemeint), 0);
  return fragen.slice(Math.max(stelle - 1, 0), stelle + 2);
}

/** Of the questions that are shown those around the one that a help text explains. */
export const umfeldVon = (felder: readonly AntragFeld[], hilfe: string | null): AntragFeld[] =>
  listUmfeld(
    felder,
    (feld) =>
      hilfe !== null && (explains(feld, hilfe) || feld.entity?.fields.some((eines) => explains(eines, hilfe)) === true),
  );
