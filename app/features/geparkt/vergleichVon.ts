import type { Entwurf, GetippteAngabe } from "~/features/formular";
import { wortDifferenz } from "~/lib/wortDifferenz";
import type { Pruefung } from "./geparktlage";

/** What was typed under each name of a form. */
export type GetippteTexte = readonly (readonly [string, string[]])[];

/** What is typed under each name; a control that was shown and posts nothing has nothing chosen. */
export function listTexte(formData: FormData, labels: Entwurf["labels"]): GetippteTexte {
  const gezeigte = formData.getAll("gezeigt").map(String);
  const namen = [...new Set([...formData.keys(), ...gezeigte])].filter((name) => labels[name] !== undefined);
  return namen.map((name) => [name, formData.getAll(name).map(String)]);
}

/** Everything typed, readable; what was left blank is left out. */
export const listAngaben = (
  texte: GetippteTexte,
  { labels, lesbar }: Pick<Entwurf, "labels" | "lesbar">,
): GetippteAngabe[] =>
  texte
    .filter(([, typed]) => typed.some((text) => text.trim() !== ""))
    .map(([name, typed]) => ({ name, label: labels[name] ?? "Ihre Eingabe", text: lesbar(name, typed) }));

/** What is typed otherwise than stored. */
export function listAbweichungen(
  texte: GetippteTexte,
  { basis, labels, lesbar }: Entwurf,
): Pruefung["abschnitte"][number]["felder"] {
  const read = (name: string, text: string | string[]) => ([text].flat().join("") === "" ? "" : lesbar(name, text));
  return texte.flatMap(([name, typed]) => {
    const [alt, neu] = [read(name, basis[name] ?? ""), read(name, typed)];
    if (alt === neu) return [];
    return [{ label: labels[name] ?? "", isGeaendert: true, teile: wortDifferenz(alt, neu) }];
  });
}
