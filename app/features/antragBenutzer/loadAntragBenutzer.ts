import type { AntragBenutzerZeile } from "~/contract/antrag/antragBenutzer";
import type { Einsicht } from "~/contract/antrag/einsicht";
import type { Rufe } from "~/contract/wire/call";
import { ANTRAG_RECHTE, type AntragRecht } from "~/domain/antrag/antragRecht";
import { pickFolge } from "~/domain/tabelle/nachladen";
import { loadSeiten, type Seitenstand } from "~/features/tabelle";

/** Somebody with access to the Antrag. `recht` is null for authorised representatives, who have every right anyway. */
export type Zugriff = Pick<AntragBenutzerZeile, "benutzerUuid" | "name" | "email" | "revision" | "isSelbst"> & {
  recht: AntragRecht | null;
};

/** Whether staff see what is not submitted, and the pages of what they have read. */
export type EinsichtDaten = Pick<Einsicht, "darfVerwalten" | "erteilt"> & { lesungen: Seitenstand<Lesung> };

/** Something that staff have read. */
export type Lesung = Einsicht["data"][number];

/** How the address names the list of what they have read. */
export const LESUNGEN = "zugriffe";
const LESUNGEN_JE_SEITE = 25;

/** What the page shows. */
export type AntragBenutzerDaten = {
  uuid: string;
  titel: string;
  darfVerwalten: boolean;
  einsicht: EinsichtDaten;
  zugriffe: Zugriff[];
  /** Who could be added. */
  andere: { benutzerUuid: string; name: string; email: string }[];
  /** Whose right the address asks to change, or to take. */
  aendern: (Zugriff & { recht: AntragRecht }) | null;
  entziehen: (Zugriff & { recht: AntragRecht }) | null;
};

async function loadEinsicht(call: Rufe, uuid: string, query: URLSearchParams): Promise<EinsichtDaten> {
  let stand: Pick<Einsicht, "darfVerwalten" | "erteilt"> = { darfVerwalten: false, erteilt: null };
  const lesungen = await loadSeiten(pickFolge(query, LESUNGEN), {
    jeSeite: LESUNGEN_JE_SEITE,
    list: async (seite) => {
      const { data, total, darfVerwalten, erteilt } = await call.einsicht.getEinsicht({ uuid, ...seite });
      stand = { darfVerwalten, erteilt };
      return { data, total };
    },
  });
  return { ...stand, lesungen };
}

const stufe = ({ recht }: Zugriff): number => (recht === null ? 9 : Object.keys(ANTRAG_RECHTE).indexOf(recht));

/** Who has access, the widest rights first, and what the address asks about, and what staff may see. */
export async function loadAntragBenutzer(
  call: Rufe,
  uuid: string,
  query: URLSearchParams,
): Promise<AntragBenutzerDaten> {
  const [{ antrag, darfVerwalten, data }, einsicht] = await Promise.all([
    call.antragBenutzer.listAntragBenutzer({ uuid }),
    loadEinsicht(call, uuid, query),
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
    aendern: findAenderbaren(query.get("aendern")),
    entziehen: findAenderbaren(query.get("entziehen")),
  };
}
