import type { Rufe } from "~/contract/wire/call";
import { formulare } from "~/domain/antrag/formular/formulare";
import { aenderungsText } from "./aenderungsText";
import { toVersionenUmgebung, type VersionenUmgebung, zeit } from "./versionenUmgebung";
import { readNummer, readVorhaben, versionenHref } from "./versionenHref";

/** Versions on a page of the list. */
const GROESSE = 25;

export type VersionEintrag = {
  revision: number;
  gespeichert: string;
  von: string;
  aenderungen: string;
  eingereicht: string | null;
  name: string | null;
};

export type VersionenDaten = {
  rahmen: VersionenUmgebung;
  eintraege: VersionEintrag[];
  seite: number;
  seiten: number;
  total: number;
  darfBenennen: boolean;
  /** The version that is being named. */
  benennen: VersionEintrag | null;
};

/** The page, or the address of the first Vorhaben for a URL that names none. */
export type VersionenLadung = { art: "seite"; daten: VersionenDaten } | { art: "umleiten"; to: string };

/** Every save of one Vorhaben, newest first, in one call. */
export async function loadVersionen(call: Rufe, { uuid, url }: { uuid: string; url: URL }): Promise<VersionenLadung> {
  const vorhabenUuid = readVorhaben(url);
  if (vorhabenUuid === null)
    return { art: "umleiten", to: versionenHref({ uuid, vorhabenUuid: await findErstes(call, uuid) }) };
  const seite = readNummer(url, "seite") ?? 1;
  const { antrag, data, total, darfBenennen } = await call.versionen.listVersionen({
    uuid,
    vorhabenUuid,
    page: seite - 1,
    size: GROESSE,
  });
  const rahmen = toVersionenUmgebung(antrag, vorhabenUuid);
  const eintraege = data.map(({ revision, am, von, eingereichtAm, name, geaendert }) => ({
    revision,
    name,
    gespeichert: zeit(am),
    von,
    aenderungen:
      revision === 1 ? "Vorhaben angelegt" : aenderungsText(formulare[rahmen.art], geaendert) || "Keine Änderung",
    eingereicht: eingereichtAm === null ? null : zeit(eingereichtAm),
  }));
  const gemeint = eintraege.find(({ revision }) => revision === readNummer(url, "benennen"));
  const benennen = darfBenennen ? (gemeint ?? null) : null;
  return {
    art: "seite",
    daten: { rahmen, eintraege, seite, seiten: Math.max(1, Math.ceil(total / GROESSE)), total, darfBenennen, benennen },
  };
}

/** The first Vorhaben of an Antrag; every Antrag has one. */
export async function findErstes(call: Rufe, uuid: string): Promise<string> {
  const { vorhaben } = await call.antraege.getAntrag({ uuid });
  return vorhaben[0]?.uuid ?? "";
}
