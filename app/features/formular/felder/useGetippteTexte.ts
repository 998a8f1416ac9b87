import { type FormEvent, useState } from "react";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import { eingabenAus, vollstaendig } from "../seite/texte";

/**
 * What stands in the controls of a form that the browser itself sends: what was sent, and with scripts what is typed
 * since; a question that disappears keeps its text. `fassungen` counts how often a text was put into a control, by its
 * name.
 */
export function useGetippteTexte(gesendet: Eingaben | null) {
  const [eingaben, setEingaben] = useState(() => (gesendet === null ? null : vollstaendig(gesendet)));
  const [fassungen, setFassungen] = useState<Readonly<Record<string, number>>>({});
  // For `onInput` of the form: of what was typed before the scripts came, React tells `onChange` nothing.
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const neu = eingabenAus(new FormData(currentTarget));
    setEingaben((bisher) => ({ ...bisher, ...neu }));
  };
  const set = (texte: Eingaben) => {
    setEingaben((bisher) => ({ ...bisher, ...texte }));
    const namen = Object.keys(texte);
    setFassungen((alle) => ({ ...alle, ...Object.fromEntries(namen.map((name) => [name, (alle[name] ?? 0) + 1])) }));
  };
  return { eingaben, read, fassungen, set };
}
