import { href } from "~/routing/href";
import type { Vorschau } from "./loadVorschau";

/** What of a preview follows the text while it is typed. */
export type Vorschaustand = Pick<Vorschau, "hilfe" | "hinweis" | "isUngespeichert">;

/** The preview of what is typed, or why there is none. */
export type Vorschauantwort = { stand: Vorschaustand } | { meldung: string };

const OHNE_ANTWORT = "Die Vorschau ist gerade nicht zu erreichen. Ihr Text bleibt stehen.";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string";

const isHilfe = (value: unknown): boolean =>
  value === null || (isObject(value) && "html" in value && typeof value.html === "string" && "isActive" in value);

/** Says whether this is what the portal answers. */
export function isVorschauantwort(value: unknown): value is Vorschauantwort {
  if (!isObject(value)) return false;
  if ("meldung" in value) return typeof value.meldung === "string";
  if (!("stand" in value) || !isObject(value.stand)) return false;
  const { stand } = value;
  return (
    "hilfe" in stand &&
    isHilfe(stand.hilfe) &&
    "hinweis" in stand &&
    isTextOrNull(stand.hinweis) &&
    "isUngespeichert" in stand
  );
}

/** The preview of what stands in the form of a text; it is stored nowhere. */
export async function fetchVorschau(form: HTMLFormElement, uuid: string): Promise<Vorschauantwort> {
  const felder = new URLSearchParams();
  for (const [name, wert] of new FormData(form)) if (typeof wert === "string") felder.append(name, wert);
  try {
    const antwort = await fetch(href("hilfetextVorschauDaten", { uuid }), { method: "POST", body: felder });
    const gesagt: unknown = antwort.redirected ? null : await antwort.json();
    return isVorschauantwort(gesagt) ? gesagt : { meldung: OHNE_ANTWORT };
  } catch {
    return { meldung: OHNE_ANTWORT };
  }
}
