import type { GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import type { Rufe } from "~/contract/wire/call";
import type { Firmenformular } from "~/domain/unternehmen/firmenformulare";

type Formular = { art: Firmenformular; uuid: string | null; darf: boolean };

/**
 * What was sent too late from a form of the company and waits for the person: of one row, or of a row that is not
 * stored yet, of the master data and of the table of all years (`uuid` null). Nothing for those who may not save it.
 */
export async function loadWartende(call: Rufe, { art, uuid, darf }: Formular): Promise<GeparktKopf[]> {
  if (!darf) return [];
  const { data } = await call.geparkteEingaben.listGeparkte();
  return data.filter(({ firmenformular, gegenstandUuid }) => firmenformular === art && gegenstandUuid === uuid);
}
