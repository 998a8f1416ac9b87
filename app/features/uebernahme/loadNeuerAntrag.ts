import type { Rufe } from "~/contract/wire/call";
import type { Quelle } from "./NeuerAntragSeite";

/** How many Anträge are offered; the others are a search in the list away. */
const ANGEBOT = 10;

/** The Anträge that were changed last. */
export async function loadNeuerAntrag(call: Rufe): Promise<Quelle[]> {
  const { data } = await call.antraege.listAntraege({ page: 0, size: ANGEBOT });
  return data.map(({ uuid, bezeichnung, antragsnummer, version, geaendertAm }) => ({
    uuid,
    name: bezeichnung || antragsnummer || "Entwurf ohne Bezeichnung",
    version,
    geaendert: geaendertAm,
  }));
}
