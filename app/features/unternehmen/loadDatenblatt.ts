import type { Rufe } from "~/contract/wire/call";
import type { Datenblatt } from "~/domain/unternehmen/datenblatt";
import { textOf } from "~/formkit/werte";
import { isIsoDate } from "~/lib/date";
import { bereichVonStammdaten } from "./stammdatenEingaben";

/** The data sheet of the day in the address; of today when there is none that is a day. */
export async function loadDatenblatt(call: Rufe, { searchParams }: URL): Promise<Datenblatt> {
  const stand = searchParams.get("stand") ?? "";
  const heutige = await call.unternehmen.getStammdaten({});
  const tag = isIsoDate(stand) ? stand : heutige.kontext.heute;
  const daten = tag === heutige.kontext.heute ? heutige : await call.unternehmen.getStammdatenAm({ tag });
  const { unternehmenUuid } = heutige;
  const gruendungsjahr = textOf(bereichVonStammdaten(heutige).werte, "gruendungsjahr");
  return { tag, gruendungsjahr, bereich: bereichVonStammdaten({ ...daten, unternehmenUuid }), angaben: daten.angaben };
}
