import type { EingereichteAnlage } from "~/contract/antrag/eingereichteAnlage";
import { formatGroesse } from "~/domain/antrag/anlagen";
import { href } from "~/routing/href";

/** A file as lists show it. */
export type AnlageEintrag = { uuid: string; name: string; groesse: string; typ: string; sha256: string; href: string };

/** A file with the address of its download. */
export function toAnlageEintrag(antragUuid: string, anlage: EingereichteAnlage): AnlageEintrag {
  const { uuid, name, typ, groesse, sha256, fileName } = anlage;
  const ziel = href("dateiLaden", { uuid: antragUuid, fileName });
  return { uuid, name, groesse: formatGroesse(groesse), typ, sha256, href: ziel };
}

/** Id of the part of the overview of files that is about a Vorhaben; links lead to it. */
export const vorhabenAnker = (vorhabenUuid: string): string => `vorhaben-${vorhabenUuid}`;
