import { z } from "zod";
import { TEXTDATEI_EINTRAEGE, TEXTDATEI_MAX } from "~/domain/hilfe/hilfetextGrenzen";
import { geschuetzt } from "../wire/base";

const tags = ["Hilfe"];

/** What is kept of a text; and how readers get it, in lines that can be compared, however it was typed. */
const inhalt = z.object({
  quelle: z.string(),
  index: z.number().int(),
  isActive: z.boolean(),
  vergleich: z.string(),
});

/**
 * What would become of one text of the file. `zeile` counts the lines of the file from 1. `alt` is what readers see
 * now, null for a place without a text; `neu` is null where the entry cannot be read. `gruende` say why it is refused.
 * `stand` changes with the text and with the entry: who imports proves by it what was looked at.
 */
export const textaenderung = z.object({
  art: z.enum(["NEU", "GEAENDERT", "GLEICH", "ABGELEHNT"]),
  zeile: z.number().int(),
  bereich: z.string(),
  feld: z.string(),
  bezeichnung: z.string(),
  ort: z.string(),
  alt: inhalt.nullable(),
  neu: inhalt.nullable(),
  gruende: z.array(z.string()),
  stand: z.string(),
});

/** The texts that readers see now, as YAML: those of one area, of the hints, or without `bereich` all of them. */
export const exportTexte = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/hilfetexte/datei", tags })
  .input(z.object({ bereich: z.string().max(100).optional() }))
  .output(z.object({ yaml: z.string() }));

/** A little over the limit passes, so that the refusal can say what the limit is. */
const datei = z.object({ yaml: z.string().max(2 * TEXTDATEI_MAX) });

/** What a file would change. Nothing is stored; 422 at `yaml` when the file as a whole cannot be read. */
export const checkTextdatei = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/hilfetexte/datei/pruefung", tags })
  .input(datei)
  .output(z.object({ aenderungen: z.array(textaenderung) }));

/**
 * Makes a draft of each new or changed text of a file; nothing is published, refused ones are passed over. `gesehen`:
 * the `stand` of each that was looked at. 409.10 with their names, and nothing is stored, when one of them is another
 * by now.
 */
export const importTextdatei = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/hilfetexte/datei", tags })
  .input(datei.extend({ gesehen: z.array(z.string().max(250)).max(TEXTDATEI_EINTRAEGE) }))
  .output(z.object({ anzahl: z.number().int() }));

export const hilfetextDatei = { exportTexte, checkTextdatei, importTextdatei };

export type Textaenderung = z.infer<typeof textaenderung>;
