import type { ZeileUeberall } from "~/contract/antrag/antragListe";
import { todayBerlin } from "~/lib/date";
import { listUeberall as listZeilen, type Ueberallsuche } from "../../storage/antragUeberall";
import { rollenMitAllem } from "../fristen/listFristen";
import { readSuche } from "../tabellen/listenSuche";
import type { Aufruf } from "./aufruf";

type Anfrage = { page: number; size: number; suche?: string | undefined; nur?: Ueberallsuche["nur"] };

/**
 * The Anträge of all companies of a person, whichever is chosen; in each company the role there decides what of it is
 * seen, as in its own list. Staff has no company and gets none.
 */
export async function listUeberall(
  { dienste, person }: Aufruf,
  { page, size, suche, nur }: Anfrage,
): Promise<{ data: ZeileUeberall[]; total: number }> {
  if (person.systemRolle !== "UNTERNEHMENSMITARBEITER") return { data: [], total: 0 };
  const { zeilen, total } = await listZeilen(dienste.db, {
    benutzerUuid: person.benutzerUuid,
    rollenMitAllem,
    heute: todayBerlin(dienste.clock),
    text: readSuche(suche),
    nur,
    offset: page * size,
    limit: size,
  });
  person.lesung.istListe = true;
  return { data: zeilen.map((zeile) => ({ ...zeile, geaendertAm: zeile.geaendertAm.toISOString() })), total };
}
