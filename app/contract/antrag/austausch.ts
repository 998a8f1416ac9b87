import { z } from "zod";
import { IMPORT_BYTES } from "~/domain/antrag/austausch/austausch";
import { geschuetzt } from "../wire/base";

const tags = ["Import"];
const antragId = z.object({ uuid: z.uuid() });

/**
 * The bytes of the file, base64: what is no UTF-8 can then be told from what is. A little over the limit passes, so
 * that the use case can say what the limit is.
 */
const datei = z.object({ inhalt: z.base64().max(Math.ceil((IMPORT_BYTES + 4096) / 3) * 4) });

const angabe = z.object({ label: z.string(), alt: z.string(), neu: z.string() });
const zeile = z.object({ titel: z.string(), art: z.enum(["neu", "geaendert", "entfernt"]), felder: z.array(angabe) });
const feld = angabe.extend({ key: z.string(), tab: z.string(), zeilen: z.array(zeile) });

/**
 * Answers of the file that are not taken over, because they are not asked or cannot be changed. An answer kept before
 * there was a list has none.
 */
const verworfen = z.array(z.string()).default([]);

/** What an import would change. `set` is the place of the Vorhaben in the file. */
export const vergleich = z.object({
  vorhaben: z.array(
    z.object({
      stelle: z.number().int(),
      titel: z.string(),
      art: z.enum(["neu", "geaendert", "gleich"]),
      felder: z.array(feld),
    }),
  ),
  /** The revision of every Vorhaben of the draft that the comparison was made with. */
  revisionen: z.record(z.string(), z.number().int()),
  /** Titles of Vorhaben of the draft that the file does not have; they stay. */
  bleiben: z.array(z.string()),
  verworfen,
});

/** Compares a file with the draft; changes nothing. */
export const compareImport = geschuetzt("UNTERNEHMEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/antraege/{uuid}/import/vergleich", tags })
  .input(antragId.extend(datei.shape))
  .output(vergleich);

/**
 * Takes over what was chosen from a file, as one save per Vorhaben; all or nothing. `auswahl` names fields as
 * `stelle.key` and whole Vorhaben as `set`; null means everything. `verworfen` names what of that was not taken over.
 * 409.10 when the draft is no longer the one that was compared. Send an Idempotency-Key.
 */
export const takeOverImport = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/antraege/{uuid}/import", tags })
  .input(
    antragId.extend({
      ...datei.shape,
      revisionen: vergleich.shape.revisionen,
      auswahl: z.array(z.string().max(80)).max(5000).nullable(),
    }),
  )
  .output(z.object({ gespeichert: z.number().int(), hinzugefuegt: z.number().int(), verworfen }));

/** Creates a draft from a file of version 2; `verworfen` as above. Send an Idempotency-Key. */
export const importAsNew = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/antraege/import", tags })
  .input(datei)
  .output(antragId.extend({ verworfen }));

export const austausch = { compareImport, takeOverImport, importAsNew };

export type Vergleich = z.infer<typeof vergleich>;
