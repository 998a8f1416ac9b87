import { z } from "zod";
import { ANSICHT_NAME_MAX, tabellenSchluessel } from "~/domain/tabelle/tabellen";
import { geschuetzt } from "../wire/base";
import { ok } from "../wire/page";

const tags = ["Tabellen"];

const tabelle = z.object({ tabelle: z.enum(tabellenSchluessel) });
const ansichtId = tabelle.extend({ uuid: z.uuid() });

/**
 * Search, filters, order and page size as the query of the list's address; what the table does not know is left out
 * when it is kept.
 */
const query = z.string().max(4000);

export const gespeicherteAnsicht = z.object({ uuid: z.uuid(), name: z.string(), query: z.string() });

/**
 * How the caller wants to see a table: the chosen columns, null without a choice, and the named views by their names.
 */
export const getTabelle = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/tabellen/{tabelle}", tags })
  .input(tabelle)
  .output(z.object({ spalten: z.array(z.string()).nullable(), ansichten: z.array(gespeicherteAnsicht) }));

/** Chooses the columns: at least one that the table has. */
export const setSpalten = geschuetzt("GEWAEHLT")
  .route({ method: "PUT", path: "/v1/tabellen/{tabelle}/spalten", tags })
  .input(tabelle.extend({ spalten: z.array(z.string().max(50)).max(50) }))
  .output(ok);

/** Back to the columns that the table opens with. */
export const removeSpalten = geschuetzt("GEWAEHLT")
  .route({ method: "DELETE", path: "/v1/tabellen/{tabelle}/spalten", tags })
  .input(tabelle)
  .output(ok);

/** Keeps a view under a name that the caller has not given yet. Send an Idempotency-Key. */
export const createAnsicht = geschuetzt("GEWAEHLT")
  .route({ method: "POST", path: "/v1/tabellen/{tabelle}/ansichten", tags })
  .input(tabelle.extend({ name: z.string().max(ANSICHT_NAME_MAX), query }))
  .output(z.object({ uuid: z.uuid() }));

/** Puts another view in the place of one that was kept; 404.10 for one of somebody else. */
export const overwriteAnsicht = geschuetzt("GEWAEHLT")
  .route({ method: "PUT", path: "/v1/tabellen/{tabelle}/ansichten/{uuid}", tags })
  .input(ansichtId.extend({ query }))
  .output(ok);

export const removeAnsicht = geschuetzt("GEWAEHLT")
  .route({ method: "DELETE", path: "/v1/tabellen/{tabelle}/ansichten/{uuid}", tags })
  .input(ansichtId)
  .output(ok);

export const tabellen = { getTabelle, setSpalten, removeSpalten, createAnsicht, overwriteAnsicht, removeAnsicht };

export type GespeicherteAnsicht = z.infer<typeof gespeicherteAnsicht>;
