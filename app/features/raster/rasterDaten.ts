import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { ZeilenOrt } from "~/features/zeilen";
import type { Werte } from "~/formkit/field";
import type { RowState } from "~/formkit/rowState";
import { newUuid } from "~/lib/uuid";
import { href } from "~/routing/href";

/** What the page of a table gets: where it is, and what is stored. */
export type RasterDaten = {
  ort: ZeilenOrt;
  art: FormularArt;
  antragTitel: string;
  vorhaben: string;
  tabLabel: string;
  tabellenLabel: string;
  /** The tab with the table. */
  zurueck: string;
  /** The answers of the Vorhaben; of long texts only those of the table. */
  werte: Werte;
  kontext: AntragKontext;
  revision: number;
  zeilenStates: Record<string, RowState>;
  /** What was found in what is stored, by the name of the control: doubts, and answers that are wrong. */
  hinweise: Record<string, string>;
  /** The id of the row that stands in a table without any. */
  ersteZeile: string;
  /** What is gone, and the way to it: only what was typed is left. */
  fort: "VORHABEN" | "ANTRAG" | null;
  /** Why nothing can be saved (any more). */
  sperre: string | null;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
};

type Fort = Pick<RasterDaten, "ort" | "art" | "antragTitel" | "zurueck" | "fort" | "sperre" | "formular">;

/** What is left when the Vorhaben or the Antrag is gone: what was typed. */
export function toFort(fort: Fort): RasterDaten {
  return {
    ...fort,
    vorhaben: "",
    tabLabel: "Antrag",
    tabellenLabel: "Tabelle",
    werte: {},
    kontext: { heute: "", rechtsform: "", wirtschaftsjahrBeginn: "01-01" },
    revision: 0,
    zeilenStates: {},
    hinweise: {},
    ersteZeile: newUuid(),
    aufbewahrung: { geparkte: [] },
  };
}

/**
 * The page for whoever has no access to the Antrag any more: the answer to the form has what was typed, and why; where
 * nothing was sent, `sperre` says it.
 */
export const withoutAntrag = (url: URL, sperre: string | null = null) =>
  toFort({
    ort: {
      antragUuid: "",
      vorhabenUuid: url.searchParams.get("vorhaben") ?? "",
      tabelle: url.searchParams.get("tabelle") ?? "",
    },
    art: "V2",
    antragTitel: "Antrag",
    zurueck: href("antraege"),
    fort: "ANTRAG",
    sperre,
    formular: { csrf: "", schluessel: "" },
  });
