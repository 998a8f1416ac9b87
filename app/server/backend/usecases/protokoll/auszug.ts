import type { ProtokollAuszug } from "~/contract/verfahren/protokoll";
import { PROTOKOLL_SPALTEN } from "~/domain/tabelle/protokollSpalten";
import { LISTE_HOECHSTENS } from "~/domain/tabelle/tabellenAnsicht";
import type { RufKontext } from "../../kontext";
import { pruefsummeVon } from "../../pruefsumme";
import { listKettenkoepfe, listProtokollZeilen } from "../../storage/protokollStore";
import { inSchnappschuss } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { hmac, isGleich } from "../sitzung/krypto";
import { type Listenanfrage, readFilterJson } from "../tabellen/listenanfrage";
import { readListensuche } from "../tabellen/listenSuche";
import { toFrage, toZeile } from "./listProtokoll";
import { requireWartung } from "./zugriff";

const siegelVon = (secretKey: string, pruefsumme: string): string => hmac(secretKey, "protokollauszug", pruefsumme);

/**
 * The lines that fit, as far as a list reaches, with the heads of the chains of their Anträge: sealed, so that nobody
 * without the secret of the portal can change one unnoticed. The log keeps who took it, and its checksum.
 */
export async function exportProtokoll(
  kontext: RufKontext,
  anfrage: Pick<Listenanfrage, "suche" | "filter">,
): Promise<ProtokollAuszug> {
  const person = requireWartung(kontext);
  const { dienste } = kontext;
  const suche = readListensuche(PROTOKOLL_SPALTEN, { ...anfrage, page: 0, size: 0 });
  const am = dienste.clock.now();
  const inhalt = await inSchnappschuss(dienste, async (tx) => {
    const { zeilen, total } = await listProtokollZeilen(tx, { ...suche, limit: LISTE_HOECHSTENS });
    const antraege = new Set(zeilen.flatMap(({ antragUuid }) => antragUuid ?? []));
    return {
      erstelltAm: am.toISOString(),
      erstelltVon: person.benutzerUuid,
      suche: suche.suche,
      filter: readFilterJson(anfrage.filter),
      isVollstaendig: total < LISTE_HOECHSTENS,
      zeilen: zeilen.map(toZeile),
      ketten: await listKettenkoepfe(tx, [...antraege]),
    };
  });
  const pruefsumme = pruefsummeVon(inhalt);
  await writeAudit(dienste.db, {
    vorgang: "PROTOKOLL_AUSZUG",
    am,
    benutzerUuid: person.benutzerUuid,
    von: person.systemRolle,
    nach: pruefsumme,
    grund: toFrage(anfrage),
  });
  return { inhalt, pruefsumme, siegel: siegelVon(dienste.config.secretKey, pruefsumme) };
}

/** Is an extract as this portal has made it? */
export function isEchterAuszug(secretKey: string, { inhalt, pruefsumme, siegel }: ProtokollAuszug): boolean {
  return pruefsummeVon(inhalt) === pruefsumme && isGleich(siegel, siegelVon(secretKey, pruefsumme));
}
