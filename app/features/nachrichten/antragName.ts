import type { NachrichtKopf } from "~/contract/nachrichten";

/** How people call the Antrag of a message: its name and number, as far as it has them. */
export function antragName(antrag: NachrichtKopf["antrag"]): string {
  if (antrag === null) return "";
  const { bezeichnung, antragsnummer } = antrag;
  return [bezeichnung, antragsnummer ?? ""].filter((teil) => teil !== "").join(" · ") || "Antrag ohne Bezeichnung";
}
