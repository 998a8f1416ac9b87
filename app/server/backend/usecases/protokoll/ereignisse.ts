import type { Ereigniszeile, Kettenauszug } from "~/contract/verfahren/protokoll";
import { EREIGNIS_SPALTEN } from "~/domain/tabelle/ereignisSpalten";
import type { RufKontext } from "../../kontext";
import { type Kettenereignis, listKettenereignisse } from "../../storage/kettenlisteStore";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { readListensuche } from "../tabellen/listenSuche";
import { issueAuszug } from "./auszug";
import { toBeteiligte, toFrage } from "./listProtokoll";
import { noteLesung } from "./noteLesung";
import { requireWartung } from "./zugriff";

type Gefragt = Pick<Listenanfrage, "suche" | "filter">;

/** What was asked of the chains, as the log keeps it: another question than the same one to the log. */
const toKettenfrage = (anfrage: Gefragt): string => ["Ereignisketten", toFrage(anfrage)].filter(Boolean).join("; ");

const toZeile = (ereignis: Kettenereignis): Ereigniszeile => ({
  am: ereignis.am.toISOString(),
  vorgang: ereignis.vorgang,
  person: toBeteiligte(ereignis).person,
  antrag: { uuid: ereignis.antragUuid, nummer: ereignis.nummer },
  nummer: ereignis.ereignisNummer,
  von: ereignis.von,
  nach: ereignis.nach,
  hash: ereignis.hash,
});

/** The events of all chains as a list asks for them, newest first; this reading is noted before it happens. */
export async function listEreignisse(
  kontext: RufKontext,
  anfrage: Listenanfrage,
): Promise<{ data: Ereigniszeile[]; total: number }> {
  const person = requireWartung(kontext);
  const suche = readListensuche(EREIGNIS_SPALTEN, anfrage);
  await noteLesung(kontext.dienste, person, { vorgang: "PROTOKOLL_GELESEN", was: toKettenfrage(anfrage) });
  const { zeilen, total } = await listKettenereignisse(kontext.dienste.db, suche);
  return { data: zeilen.map(toZeile), total };
}

/** The events that fit, each with all that its hash is made of. */
export const exportEreignisse = (kontext: RufKontext, anfrage: Gefragt): Promise<Kettenauszug> =>
  issueAuszug(kontext, {
    art: "kettenauszug",
    anfrage,
    spalten: EREIGNIS_SPALTEN,
    frage: toKettenfrage(anfrage),
    read: async (tx, suche) => {
      const { zeilen, total } = await listKettenereignisse(tx, suche);
      const ereignisse = zeilen.map(({ antragUuid, ereignisNummer, am, vorgang, inhalt, vorher, hash }) => ({
        antrag: antragUuid,
        nummer: ereignisNummer,
        am: am.toISOString(),
        art: vorgang,
        inhalt,
        vorher,
        hash,
      }));
      return { zeilen: { ereignisse }, antraege: ereignisse.map(({ antrag }) => antrag), total };
    },
  });
