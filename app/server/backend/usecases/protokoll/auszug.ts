import type { Auszugkopf, Kettenauszug, ProtokollAuszug } from "~/contract/verfahren/protokoll";
import { PROTOKOLL_SPALTEN } from "~/domain/tabelle/protokollSpalten";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { LISTE_HOECHSTENS } from "~/domain/tabelle/tabellenAnsicht";
import type { RufKontext } from "../../kontext";
import { pruefsummeVon } from "../../pruefsumme";
import type { Tx } from "../../storage/datenbank";
import type { Listensuche } from "../../storage/listenBedingungen";
import { listKettenkoepfe, listProtokollZeilen } from "../../storage/protokollStore";
import { inSchnappschuss } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { hmac, isGleich } from "../sitzung/krypto";
import { type Listenanfrage, readFilterJson } from "../tabellen/listenanfrage";
import { readListensuche } from "../tabellen/listenSuche";
import { toFrage, toZeile } from "./listProtokoll";
import { requireWartung } from "./zugriff";

/** What an extract is of; its seal says so, so that none passes for one of the other kind. */
type Auszugsart = "protokollauszug" | "kettenauszug";
type Versiegelt<Inhalt> = { inhalt: Inhalt; pruefsumme: string; siegel: string };
/** The lines that fit, which Anträge they are about, and how many there are. */
type Gelesen<Zeilen> = { zeilen: Zeilen; antraege: readonly string[]; total: number };

type Auftrag<Zeilen> = {
  art: Auszugsart;
  anfrage: Pick<Listenanfrage, "suche" | "filter">;
  spalten: readonly Tabellenspalte[];
  /** What the log says was taken. */
  frage: string;
  read: (tx: Tx, suche: Listensuche) => Promise<Gelesen<Zeilen>>;
};

/**
 * The lines that fit, as far as a list reaches, with the heads of the chains of their Anträge: sealed, so that nobody
 * without the secret of the portal can change one unnoticed. The log keeps who took it, and its checksum.
 */
export async function issueAuszug<Zeilen extends object>(
  kontext: RufKontext,
  { art, anfrage, spalten, frage, read }: Auftrag<Zeilen>,
): Promise<Versiegelt<Auszugkopf & Zeilen>> {
  const person = requireWartung(kontext);
  const { dienste } = kontext;
  const suche = readListensuche(spalten, { ...anfrage, page: 0, size: 0 });
  const am = dienste.clock.now();
  const inhalt = await inSchnappschuss(dienste, async (tx) => {
    const { zeilen, antraege, total } = await read(tx, { ...suche, limit: LISTE_HOECHSTENS });
    return {
      erstelltAm: am.toISOString(),
      erstelltVon: person.benutzerUuid,
      suche: suche.suche,
      filter: readFilterJson(anfrage.filter),
      isVollstaendig: total < LISTE_HOECHSTENS,
      ...zeilen,
      ketten: await listKettenkoepfe(tx, [...new Set(antraege)]),
    };
  });
  const pruefsumme = pruefsummeVon(inhalt);
  const { benutzerUuid, systemRolle: von } = person;
  await writeAudit(dienste.db, { vorgang: "PROTOKOLL_AUSZUG", am, benutzerUuid, von, nach: pruefsumme, grund: frage });
  return { inhalt, pruefsumme, siegel: hmac(dienste.config.secretKey, art, pruefsumme) };
}

/** The lines of the audit log that fit. */
export const exportProtokoll = (kontext: RufKontext, anfrage: Auftrag<object>["anfrage"]): Promise<ProtokollAuszug> =>
  issueAuszug(kontext, {
    art: "protokollauszug",
    anfrage,
    spalten: PROTOKOLL_SPALTEN,
    frage: toFrage(anfrage),
    read: async (tx, suche) => {
      const { zeilen, total } = await listProtokollZeilen(tx, suche);
      const antraege = zeilen.flatMap(({ antragUuid }) => antragUuid ?? []);
      return { zeilen: { zeilen: zeilen.map(toZeile) }, antraege, total };
    },
  });

/** Is an extract as this portal has made it? */
const isVersiegelt = (
  secretKey: string,
  art: Auszugsart,
  { inhalt, pruefsumme, siegel }: Versiegelt<object>,
): boolean => pruefsummeVon(inhalt) === pruefsumme && isGleich(siegel, hmac(secretKey, art, pruefsumme));

/** Is an extract of the log as this portal has made it? */
export const isEchterAuszug = (secretKey: string, auszug: ProtokollAuszug): boolean =>
  isVersiegelt(secretKey, "protokollauszug", auszug);

/** The same of an extract of the chains; what its events say of themselves is for {@link findAuszugbefunde}. */
export const isEchterKettenauszug = (secretKey: string, auszug: Kettenauszug): boolean =>
  isVersiegelt(secretKey, "kettenauszug", auszug);
