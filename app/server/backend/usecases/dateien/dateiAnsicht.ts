import type { EingereichteAnlage } from "~/contract/antrag/eingereichteAnlage";
import type { Datei } from "~/contract/antrag/dateien";
import { ANLAGE_TYPEN, dateiSegment, downloadName } from "~/domain/antrag/anlagen";
import type { DateiSatz, DateiZeile } from "../../storage/dateiStore";
import type { DateiStrom } from "../../ports/ablagePort";

/** A file as a submission keeps it. */
export function toEingereichteAnlage({ uuid, name, typ, groesse, sha256 }: DateiZeile): EingereichteAnlage {
  return { uuid, fileName: dateiSegment(uuid, name), name, typ, groesse, sha256 };
}

/** A file as the wire lists it. */
export function toDatei(satz: DateiSatz): Datei {
  return {
    ...toEingereichteAnlage(satz),
    vorhabenUuid: satz.vorhabenUuid ?? "",
    hochgeladenAm: satz.hochgeladenAm.toISOString(),
    hochgeladenVon: satz.vonName,
  };
}

/** A name in a header: plain letters for old programs, and as it is by RFC 5987. */
function anhang(name: string): string {
  const schlicht = name.replace(/[^\w.() -]/g, "_");
  const genau = encodeURIComponent(name).replace(
    /['()*]/g,
    (zeichen) => `%${zeichen.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${schlicht}"; filename*=UTF-8''${genau}`;
}

/** The content of a file of an Antrag for a download. */
export const toInhalt = ({ name, typ, groesse }: DateiZeile, heute: string, body: DateiStrom) =>
  toDownload({ name, mime: ANLAGE_TYPEN[typ].mime, groesse }, heute, body);

/**
 * The content of a file for a download: never shown within the portal's own pages, never taken for another type,
 * without any right of its own.
 */
export function toDownload(
  { name, mime, groesse }: { name: string; mime: string; groesse: number },
  heute: string,
  body: DateiStrom,
) {
  const headers = {
    "content-type": mime,
    "content-length": String(groesse),
    "content-disposition": anhang(downloadName(name, heute)),
    "content-security-policy": "default-src 'none'; sandbox",
  };
  return { headers, body };
}
