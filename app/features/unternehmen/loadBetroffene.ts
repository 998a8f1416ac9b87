import type { Rufe } from "~/contract/wire/call";
import type { Betroffene } from "~/domain/unternehmen/stammdatenFolgen";

/** The drafts that a new identification may touch; null where nobody can begin one. */
export const loadBetroffene = async (call: Rufe, kannIdentifizieren: boolean): Promise<Betroffene | null> =>
  kannIdentifizieren ? call.unternehmen.getBetroffene() : null;
