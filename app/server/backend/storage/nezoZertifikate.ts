import type { Pool } from "pg";
import { z } from "zod";
import type { NezoUnternehmen } from "../ports/nezoPort";

const text = z.string().catch("");
const stammdaten = z.object({
  firma: text,
  rechtsform: text,
  strasse: text,
  hausnummer: text,
  plz: text,
  ort: text,
  bundesland: text,
  land: text,
  steuernummer: text,
  finanzamt: text,
});

const zeile = z.object({ uuid: z.string(), stammdaten, nezo_konto: z.string().nullable() });

/** The certificates that the simulator offers: one for each company of the portal, by name. */
export async function listZertifikate(pool: Pool): Promise<NezoUnternehmen[]> {
  const ergebnis = await pool.query(
    "SELECT uuid, stammdaten, nezo_konto FROM unternehmen ORDER BY firma, uuid LIMIT 200",
  );
  return z
    .array(zeile)
    .parse(ergebnis.rows)
    .map(({ uuid, stammdaten: daten, nezo_konto }) => ({
      ...daten,
      registerart: "",
      registernummer: "",
      registergericht: "",
      kontoId: nezo_konto ?? `konto-${uuid}`,
    }));
}
