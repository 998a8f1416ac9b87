import { REST } from "../seite/formularDaten";
import { isGleich } from "./plan";
import { REST_VON, type Texte } from "./stellen";

/**
 * What the controls of a draft hold, by the names of `basis`, and what was cut off there. A control that is not there
 * now is missing.
 */
export function getippteAntworten(formular: HTMLFormElement, basis: Texte): Texte {
  const formData = new FormData(formular);
  const texteVon = (name: string) => formData.getAll(name).filter((text) => typeof text === "string");
  const texte: Texte = {};
  for (const [name, gespeichert] of Object.entries(basis)) {
    if (formular.elements.namedItem(name) === null) continue;
    const getippt = texteVon(name);
    texte[name] = Array.isArray(gespeichert) ? getippt : (getippt[0] ?? "");
    const [rest] = texteVon(`${REST}${name}`);
    if (rest !== undefined && rest !== "") texte[`${REST_VON}${name}`] = rest;
  }
  return texte;
}

/** Is something typed that is not stored? */
export const isGetippt = (jetzt: Texte, basis: Texte): boolean =>
  Object.entries(jetzt).some(([stelle, text]) => !isGleich(text, basis[stelle]));
