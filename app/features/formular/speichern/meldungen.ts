import type { Befund } from "~/formkit/field";
import type { Befunde, FormularAntwort } from "../seite/formularDaten";
import { idOf } from "../seite/formularOrt";

/** What is said at the fields and above them. */
export type Meldungen = {
  fehler: ReadonlyMap<string, string>;
  warnungen: ReadonlyMap<string, string>;
  notices: ReadonlyMap<string, readonly string[]>;
  /** Findings that belong to no field. */
  allgemein: { fehler: string[]; warnungen: string[] };
  /** The message about the request as a whole. */
  userMessage: string | null;
};

function jeFeld(befunde: readonly Befund[]): Map<string, string[]> {
  const texte = new Map<string, string[]>();
  for (const { feld, message } of befunde) {
    if (feld !== undefined) texte.set(feld, [...(texte.get(feld) ?? []), message]);
  }
  return texte;
}

const verbunden = (texte: Map<string, string[]>): Map<string, string> =>
  new Map([...texte].map(([feld, liste]): [string, string] => [feld, [...new Set(liste)].join(" ")]));

const withoutFeld = (befunde: readonly Befund[]): string[] =>
  befunde.filter(({ feld }) => feld === undefined).map(({ message }) => message);

/**
 * What is to be said: the findings of the last attempt over the stored ones, without those of fields that were edited
 * since. A general message of the backend replaces the field errors. @spec §5 showUserMessageError, a field's error is
 * removed when the user edits
 */
export function meldungenVon(
  befunde: Befunde,
  antwort: FormularAntwort | undefined,
  bearbeitet: ReadonlySet<string>,
): Meldungen {
  const isGeneral = antwort !== undefined && antwort.befunde.length === 0;
  const gespeicherte = isGeneral ? [] : befunde.fehler;
  const abgelehnt = new Set((antwort?.befunde ?? []).map(({ feld }) => feld));
  const alle = [
    ...(antwort?.befunde ?? []),
    ...gespeicherte.filter(({ feld }) => feld === undefined || !abgelehnt.has(feld)),
  ];
  const offen = (liste: readonly Befund[]) => liste.filter(({ feld }) => feld === undefined || !bearbeitet.has(feld));
  return {
    fehler: verbunden(jeFeld(offen(alle))),
    warnungen: verbunden(jeFeld(offen(befunde.warnungen))),
    notices: jeFeld(offen(antwort?.notices ?? [])),
    allgemein: { fehler: withoutFeld(alle), warnungen: withoutFeld(befunde.warnungen) },
    userMessage: isGeneral ? antwort.problem.userMessage : null,
  };
}

/** Where findings without a field are shown. */
export const ALLGEMEIN_ID = "formular-befunde";

/** The lines of the summary on top. */
export function summaryItems(
  befunde: readonly Befund[],
  labelOf: (feld: string) => string | undefined,
): { href: string; message: string }[] {
  return befunde.map(({ feld, message }) => {
    const label = feld === undefined ? undefined : labelOf(feld);
    return {
      href: feld === undefined ? `#${ALLGEMEIN_ID}` : `#${idOf(feld)}`,
      message: label === undefined ? message : `${label}: ${message}`,
    };
  });
}

/** The same lines in one text: each a sentence, though many of them end without a full stop. */
export const gruendeText = (...was: Parameters<typeof summaryItems>): string =>
  summaryItems(...was)
    .map(({ message }) => message.replace(/[^.?!]$/, "$&."))
    .join(" ");
