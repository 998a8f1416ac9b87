import type { AntragBenutzerZeile } from "~/contract/antrag/antragBenutzer";
import type { Einsicht } from "~/contract/antrag/einsicht";
import type { Rufe } from "~/contract/wire/call";
import { ANTRAG_RECHTE, type AntragRecht } from "~/domain/antrag/antragRecht";

/** Somebody with access to the Antrag. `recht` is null for authorised representatives, who have every right anyway. */
export type Zugriff = Pick<AntragBenutzerZeile, "benutzerUuid" | "name" | "email" | "revision" | "isSelbst"> & {
  recht: AntragRecht | null;
};

/** What the page shows. */
export type AntragBenutzerDaten = {
  uuid: string;
  titel: string;
  darfVerwalten: boolean;
  einsicht: Einsicht;
  zugriffe: Zugriff[];
  /** Who could be added. */
  andere: { benutzerUuid: string; name: string; email: string }[];
  /** Whose right the address asks to change, or to take. */
  aendern: (Zugriff & { recht: AntragRecht }) | null;
  entziehen: (Zugriff & { recht: AntragRecht }) | null;
};

type Wunsch = { uuid: string; aendern: string | null; entziehen: string | null };

const stufe = ({ recht }: Zugriff): number => (recht === null ? 9 : Object.keys(ANTRAG_RECHTE).indexOf(recht));

/** Who has access, the widest rights first, and what the address asks about, and what staff may see. Two calls. */
export async function loadAntragBenutzer(
  call: Rufe,
  { uuid, aendern, entziehen }: Wunsch,
): Promise<AntragBenutzerDaten> {
  const [{ antrag, darfVerwalten, data }, einsicht] = await Promise.all([
    call.antragBenutzer.listAntragBenutzer({ uuid }),
    call.einsicht.getEinsicht({ uuid }),
  ]);
  const zugriffe = data
    .filter(({ rolle, recht }) => rolle === "BEVOLLMAECHTIGTER" || recht !== null)
    .map(({ rolle, recht, ...zeile }) => ({ ...zeile, recht: rolle === "BEVOLLMAECHTIGTER" ? null : recht }))
    .toSorted((eines, anderes) => stufe(anderes) - stufe(eines));
  const findAenderbaren = (gesucht: string | null) => {
    const zugriff = darfVerwalten ? zugriffe.find(({ benutzerUuid }) => benutzerUuid === gesucht) : undefined;
    return zugriff === undefined || zugriff.recht === null ? null : { ...zugriff, recht: zugriff.recht };
  };
  return {
    uuid,
    titel: antrag.titel,
    darfVerwalten,
    einsicht,
    zugriffe,
    andere: data.filter(({ rolle, recht }) => rolle === "MITARBEITER" && recht === null),
    aendern: findAenderbaren(aendern),
    entziehen: findAenderbaren(entziehen),
  };
}
