import type { ExportAuftrag } from "~/contract/tabelle/exporte";
import type { downloadFile } from "~/contract/wire/live";
import type { NutzlastVon } from "~/contract/wire/topic";
import { EXPORT_FORMATE, EXPORT_STUNDEN } from "~/domain/tabelle/exportDatei";
import { hasBevollmaechtigung } from "~/domain/benutzer/rollen";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import { findFertigen, listExporte as listZeilen, listUnabgeholte, updateAbgeholt } from "../../storage/exportStore";
import type { ExportZeile } from "../../storage/exportStore";
import { countNachweise, listNachweise as listNachweiszeilen } from "../../storage/exportNachweisStore";
import type { Aufruf } from "../antraege/aufruf";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { toDownload } from "../dateien/dateiAnsicht";
import { anDerAblage } from "../dateien/acceptDatei";
import { readSuche } from "../tabellen/listenSuche";
import { werIst } from "./readBestellung";

export type BereiteDatei = { uuid: string; nutzlast: NutzlastVon<typeof downloadFile> };

const DAUER_MS = EXPORT_STUNDEN * 3_600_000;

/** The moment from before which no file can be fetched any more. */
export const exportVor = ({ clock }: Pick<Dienste, "clock">): Date => new Date(clock.now().getTime() - DAUER_MS);

/** What the topic `download/file` says of an order that is ready. */
export const toDateiNotiz = ({
  dateiName,
  format,
}: Pick<ExportZeile, "dateiName" | "format">): NutzlastVon<typeof downloadFile> => ({
  fileName: dateiName,
  contentType: EXPORT_FORMATE[format].mime,
});

const abrufbarBis = (fertigAm: Date | null): string | null =>
  fertigAm === null ? null : new Date(fertigAm.getTime() + DAUER_MS).toISOString();

function toAuftrag({ fertigAm, bestelltAm, dateiName, spalten, ...zeile }: ExportZeile): ExportAuftrag {
  const { uuid, fall, configurationName, format, zustand, query, von, bis, zweck } = zeile;
  const { zeilen, groesse, geschrieben, gesamt } = zeile;
  return {
    uuid,
    fall,
    configurationName,
    format,
    zustand,
    query,
    von,
    bis,
    zweck,
    zeilen,
    groesse,
    geschrieben,
    gesamt,
    variablen: spalten,
    fileName: dateiName,
    bestelltAm: bestelltAm.toISOString(),
    fertigAm: fertigAm?.toISOString() ?? null,
    abrufbarBis: abrufbarBis(fertigAm),
  };
}

/** Who has exported what, the latest first: of the own company, or for administrators of all. */
export async function listNachweise(
  { dienste, person }: Aufruf,
  { page, size, suche }: { page: number; size: number; suche?: string | undefined },
) {
  const wer = werIst(person);
  if (!hasBevollmaechtigung(wer) && wer.systemRolle !== "ADMINISTRATOR") throw new Ablehnung("KEIN_ZUGRIFF");
  const welche = { unternehmenUuid: wer.unternehmenUuid, suche: readSuche(suche) };
  const zeilen = await listNachweiszeilen(dienste.db, welche, { limit: size, offset: page * size });
  person.lesung.istListe = true;
  person.lesung.istNebenbei = true;
  return {
    data: zeilen.map(({ bestelltAm, fertigAm, query, mitSuche, von, bis, ...zeile }) => ({
      ...zeile,
      filter: query === null ? null : { query, mitSuche: mitSuche === true, von, bis },
      bestelltAm: bestelltAm.toISOString(),
      abrufbarBis: abrufbarBis(fertigAm),
    })),
    total: await countNachweise(dienste.db, welche),
  };
}

/** What the caller has ordered in the chosen company or role. */
export async function listExporte({ dienste, person }: Aufruf): Promise<{ data: ExportAuftrag[] }> {
  return { data: (await listZeilen(dienste.db, werIst(person), exportVor(dienste))).map(toAuftrag) };
}

/**
 * The files that are ready for this login and that it has not asked for: what it was told of them while it was not
 * connected is lost.
 */
export async function listBereite(dienste: Dienste, person: Person): Promise<BereiteDatei[]> {
  const zeilen = await listUnabgeholte(dienste.db, werIst(person), exportVor(dienste));
  return zeilen.map((zeile) => ({ uuid: zeile.uuid, nutzlast: toDateiNotiz(zeile) }));
}

/**
 * The content of a file that was prepared, for the person who ordered it, in the same company or role, and with the
 * same company role: what an authorised person may see is not for somebody who no longer is one. Everything else is not
 * found.
 */
export async function loadExport(
  { dienste, person }: Aufruf,
  fileName: string,
): Promise<ReturnType<typeof toDownload>> {
  if (!isSpeicherbarerText(fileName)) throw new Ablehnung("NICHT_GEFUNDEN");
  const zeile = await findFertigen(dienste.db, werIst(person), { dateiName: fileName, nach: exportVor(dienste) });
  const istGleicheRolle = zeile?.unternehmenRolle === werIst(person).unternehmenRolle;
  const { schluessel, groesse } = zeile ?? {};
  if (zeile === undefined || !istGleicheRolle || typeof schluessel !== "string" || typeof groesse !== "number")
    throw new Ablehnung("NICHT_GEFUNDEN");
  const strom = await anDerAblage(dienste, () => dienste.ablage.open(schluessel));
  if (strom === null) {
    dienste.log.error({ export: zeile.uuid }, "A prepared file has no bytes in the storage");
    throw new Ablehnung("ABLAGE_GESTOERT");
  }
  person.lesung.istListe = true;
  await updateAbgeholt(dienste.db, zeile.uuid, dienste.clock.now());
  return toDownload(
    { name: zeile.dateiName, mime: EXPORT_FORMATE[zeile.format].mime, groesse },
    todayBerlin(dienste.clock),
    strom,
  );
}
