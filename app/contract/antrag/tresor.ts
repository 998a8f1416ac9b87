import { z } from "zod";
import { geschuetzt } from "../wire/base";

/**
 * The own keys of the vault in which browsers keep what is typed and not saved; makes the first one. The valid key
 * first, then those that a change of the password replaced in the last 30 days. 32 random bytes each, as base64.
 * Repeating it changes nothing.
 */
export const openTresor = geschuetzt("GEWAEHLT", { inWartung: "OFFEN" })
  .route({ method: "PUT", path: "/v1/benutzer/tresor", tags: ["Tresor"] })
  .output(z.object({ schluessel: z.array(z.object({ id: z.uuid(), wert: z.string() })) }));

export const tresor = { openTresor };
