import type { Eingaben } from "~/contract/antrag/formAntwort";
import { parseFieldName } from "~/formkit/fieldName";
import type { FormularOrt } from "../seite/formularOrt";
import { feldVon } from "./labelVon";
import type { AntragFeld } from "../seite/platz";

/** A typed answer for people. */
export type GetippteAngabe = { name: string; label: string; text: string };

function lesbar({ kind, options }: AntragFeld, texte: readonly string[]): string {
  if (kind === "checkbox") return texte.length > 0 ? "Ja" : "Nein";
  if (kind === "yesNo") return texte[0] === "true" ? "Ja" : texte[0] === "false" ? "Nein" : "";
  const angebot = typeof options === "function" ? [] : (options ?? []);
  return texte.map((text) => angebot.find(({ key }) => key === text)?.title ?? text).join("\n");
}

/** Everything typed in the form of a place, in its order; what was left blank is left out. */
export function listGetipptes(ort: FormularOrt, eingaben: Eingaben): GetippteAngabe[] {
  return Object.entries(eingaben).flatMap(([name, texte]): GetippteAngabe[] => {
    const feld = feldVon(ort, name);
    if (feld === undefined) return [];
    const text = lesbar(feld, [texte].flat());
    const index = parseFieldName(name)?.row?.index;
    return text.trim() === ""
      ? []
      : [{ name, label: index === undefined ? feld.label : `${feld.label} (Zeile ${String(index + 1)})`, text }];
  });
}
