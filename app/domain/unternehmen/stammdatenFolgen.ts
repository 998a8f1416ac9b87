import type { Werte } from "../../formkit/field";
import { isYes } from "../../formkit/werte";
import { aufzaehlung } from "../../lib/aufzaehlung";
import { wirtschaftsjahrBeginnVon } from "./beginnTag";
import { hasEigenleistung } from "./besteuerung";

/** What the rules of an Antrag read of a company. */
export type Formfakten = { readonly rechtsform: string; readonly werte: Werte };

/** "07-01" as "01.07." */
const tagMonat = (beginn: string): string => `${beginn.slice(3)}.${beginn.slice(0, 2)}.`;

/** What of the company drafts read differently after a change; null where they read it as before. */
export type Formwechsel = {
  /** The day on which each Wirtschaftsjahr begins ("MM-DD"). */
  readonly beginn: { readonly alt: string; readonly neu: string } | null;
  /** Are Eigenleistungen asked about then? */
  readonly eigenleistung: boolean | null;
};

export function formwechselVon(alt: Formfakten, neu: Formfakten): Formwechsel {
  const [beginnAlt, beginnNeu] = [alt, neu].map(({ werte }) => wirtschaftsjahrBeginnVon(werte));
  const [hatte, hat] = [alt, neu].map(({ rechtsform, werte }) =>
    hasEigenleistung({ rechtsform, optionKoerperschaft: isYes(werte, "optionKoerperschaft") }),
  );
  const isVerschoben = beginnAlt !== undefined && beginnNeu !== undefined && beginnAlt !== beginnNeu;
  return {
    beginn: isVerschoben ? { alt: beginnAlt, neu: beginnNeu } : null,
    eigenleistung: hatte === hat ? null : hat === true,
  };
}

/** What a change of the master data does to drafts, each as a sentence; none when it does nothing to them. */
export function listFolgen(alt: Formfakten, neu: Formfakten): readonly string[] {
  const { beginn, eigenleistung: gefragt } = formwechselVon(alt, neu);
  const jahr =
    beginn === null
      ? []
      : [
          `Das Wirtschaftsjahr beginnt dann am ${tagMonat(beginn.neu)} statt am ${tagMonat(beginn.alt)}: Die Zeilen des Rahmens richten sich nach den neuen Jahren. Was in Jahren steht, die es nicht mehr gibt, bleibt dort als übrige Zeile stehen.`,
        ];
  const eigenleistung =
    gefragt === null
      ? []
      : [
          gefragt
            ? "Dann wird auch nach Eigenleistungen gefragt."
            : "Dann wird nach Eigenleistungen nicht mehr gefragt.",
        ];
  return [...jahr, ...eigenleistung];
}

/** So many drafts are named. */
const HOECHSTENS_GENANNT = 10;

/** Drafts by name as far as the person may read them, and how many others there are. */
export type Betroffene = { readonly namen: readonly string[]; readonly weitere: number };

/** Drafts as people name them: "„A“ und 1 weiterer"; "" where none may be named. */
export function namenText({ namen, weitere }: Betroffene): string {
  const genannte = namen.slice(0, HOECHSTENS_GENANNT).map((name) => `„${name}“`);
  const rest = namen.length + weitere - genannte.length;
  if (genannte.length === 0) return "";
  return aufzaehlung([...genannte, ...(rest === 0 ? [] : [`${String(rest)} ${rest === 1 ? "weiterer" : "weitere"}`])]);
}

/**
 * The question before a change is saved that touches drafts: the question itself in the first line, and which drafts
 * and what becomes of them in a line each. `namen`: those that the person may read; `weitere`: how many others there
 * are, whose names are none of theirs.
 */
export function frageZuFolgen(folgen: readonly string[], { namen, weitere }: Betroffene): string {
  const anzahl = namen.length + weitere;
  const liste = namenText({ namen, weitere });
  const wieViele = anzahl === 1 ? "einen Antrag" : `${String(anzahl)} Anträge`;
  const frage = `Diese Änderung wirkt auf ${wieViele} in Bearbeitung. Bitte bestätigen Sie sie.`;
  return [frage, ...(liste === "" ? [] : [`Betroffen: ${liste}.`]), ...folgen].join("\n");
}

/**
 * What a new identification may do to drafts. What the certificate says is not known before, so that only the
 * Rechtsform can be named as what it depends on.
 */
export function identifizierungText({ namen, weitere }: Betroffene): string {
  const anzahl = namen.length + weitere;
  if (anzahl === 0) return "Zurzeit ist kein Antrag in Bearbeitung, auf den das wirken könnte.";
  const wo = anzahl === 1 ? "einem Antrag" : `${String(anzahl)} Anträgen`;
  const liste = namenText({ namen, weitere });
  const satz = `Ändert sich die Rechtsform, kann sich in ${wo} in Bearbeitung ändern, ob nach Eigenleistungen gefragt wird`;
  return liste === "" ? `${satz}.` : `${satz}. Betroffen: ${liste}.`;
}

/** The parts of that question: what is asked, and what is to be known of it. */
export function teileDerFrage(text: string): { frage: string; einzelheiten: readonly string[] } {
  const [frage = "", ...einzelheiten] = text.split("\n");
  return { frage, einzelheiten };
}
