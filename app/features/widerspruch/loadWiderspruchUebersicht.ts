import type { Rufe } from "~/contract/wire/call";
import type { WiderspruchLage } from "~/contract/verfahren/widersprueche";

/** The overview of one Antrag, or of all of the company. `heute` is a calendar day in Berlin. */
export type UebersichtDaten = {
  heute: string;
  lagen: WiderspruchLage[];
  einzeln: WiderspruchLage | null;
  isGekuerzt: boolean;
};

/** Not found for an unknown and a foreign Antrag alike. */
export async function loadWiderspruchUebersicht(call: Rufe, antragUuid: string | undefined): Promise<UebersichtDaten> {
  const { heute, data, isGekuerzt } = await call.widersprueche.listWidersprueche(
    antragUuid === undefined ? {} : { antragUuid },
  );
  return { heute, lagen: data, isGekuerzt, einzeln: antragUuid === undefined ? null : (data[0] ?? null) };
}
