import { REST } from "../seite/formularDaten";
import type { Entwurf } from "./entwurf";
import { isGleich } from "./plan";
import { REST_VON, type Texte } from "./stellen";

/** What is stored, and what is not stored yet. */
type Fragen = Pick<Entwurf, "basis" | "neu">;

/** The controls of what is not stored yet, with the text that each begins with. */
function listNeue(formular: HTMLFormElement, { basis, neu }: Fragen): [string, string | string[]][] {
  if (neu === undefined) return [];
  const namen = new Set([...formular.elements].map((element) => element.getAttribute("name") ?? ""));
  return [...namen].flatMap((name): [string, string | string[]][] => {
    const frage = name in basis ? null : neu(name);
    return frage === null ? [] : [[name, frage.start]];
  });
}

/**
 * What the controls of a draft hold, by the names of `basis`, and what was cut off there. A control that is not there
 * now is missing. Of what is not stored yet, a text that the program has put there is nothing that somebody has typed.
 */
export function getippteAntworten(formular: HTMLFormElement, fragen: Fragen): Texte {
  const formData = new FormData(formular);
  const texteVon = (name: string) => formData.getAll(name).filter((text) => typeof text === "string");
  const texte: Texte = {};
  const neue = listNeue(formular, fragen);
  const begonnen = new Map(neue);
  for (const [name, gespeichert] of [...Object.entries(fragen.basis), ...neue]) {
    if (formular.elements.namedItem(name) === null) continue;
    const getippt = texteVon(name);
    const text = Array.isArray(gespeichert) ? getippt : (getippt[0] ?? "");
    texte[name] = begonnen.has(name) && isGleich(text, gespeichert) ? "" : text;
    const [rest] = texteVon(`${REST}${name}`);
    if (rest !== undefined && rest !== "") texte[`${REST_VON}${name}`] = rest;
  }
  return texte;
}

/** Is something typed that is not stored? */
export const isGetippt = (jetzt: Texte, basis: Texte): boolean =>
  Object.entries(jetzt).some(([stelle, text]) => !isGleich(text, basis[stelle]));
