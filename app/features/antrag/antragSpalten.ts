import type { Ansichtspalte } from "~/domain/tabelle/tabellenAnsicht";

/** The columns of the list of Anträge, in their order. The keys are those of the call. */
export const ANTRAG_SPALTEN = [
  { key: "antragsnummer", title: "Antragsnummer", sortierbar: true, filterbar: true },
  { key: "bezeichnung", title: "Bezeichnung", sortierbar: true, filterbar: true },
  { key: "status", title: "Status", sortierbar: true, filterbar: true },
  { key: "version", title: "Version", sortierbar: true, filterbar: true },
  { key: "anzahlVorhaben", title: "Vorhaben", sortierbar: true, filterbar: false },
  { key: "geaendertAm", title: "Geändert", sortierbar: true, filterbar: true },
  { key: "eingereichtAm", title: "Eingereicht", sortierbar: true, filterbar: true },
] as const satisfies readonly (Ansichtspalte & { title: string })[];
