import type { Rufe } from "~/contract/wire/call";
import type { SiegelVariante } from "~/domain/siegel/siegel";
import { formatDate, formatDateTime, berlinDate } from "~/lib/date";

/** What the seal page shows; days and moments are German texts in Berlin time. */
export type SiegelDaten = {
  firma: string;
  siegel: { variante: SiegelVariante; jahr: number; verliehen: string }[];
  /** When the visitor agreed to the rules of use; null when not yet. */
  zugestimmt: string | null;
};

/** The seals of the company. One call. */
export async function loadSiegel(call: Rufe): Promise<SiegelDaten> {
  const { firma, data, zugestimmtAm } = await call.siegel.getSiegel();
  return {
    firma,
    siegel: data.map(({ variante, jahr, verliehenAm }) => ({
      variante,
      jahr,
      verliehen: formatDate(berlinDate(new Date(verliehenAm))),
    })),
    zugestimmt: zugestimmtAm === null ? null : formatDateTime(new Date(zugestimmtAm)),
  };
}
