import type { ReactElement } from "react";
import type { FieldProps } from "~/ui";
import type { Zustand } from "./stueck";

type Zusatz = Omit<FieldProps, "id" | "name" | "label">;

/** What each field of the kit can be, by the name of the state. */
const ALLE: Readonly<Record<string, Zusatz>> = {
  "Mit Hinweis und Hilfe": { hint: "Ein Satz, der immer da steht.", help: { href: "#inhalt", label: "Angabe" } },
  Pflichtfeld: { required: true },
  "Mit Fehler": { required: true, error: "Bitte prüfen Sie diese Angabe." },
  "Mit Warnung": { warning: "Diese Angabe ist ungewöhnlich.", warningTooltip: "Hinweis" },
  "Vom Server verändert": { notices: ["Leerzeichen am Ende wurden entfernt."] },
  "Nur lesen": { readOnly: true },
  Gesperrt: { disabled: true },
};

/** A field in every state: `draw` gets what each field takes. */
export function feldZustaende(kennung: string, label: string, draw: (field: FieldProps) => ReactElement): Zustand[] {
  return Object.entries({ Üblich: {}, ...ALLE }).map(([name, zusatz], stelle) => {
    const id = `${kennung}-${String(stelle)}`;
    return { name, element: draw({ ...zusatz, id, name: id, label }) };
  });
}
