import type { Rufe } from "~/contract/wire/call";
import { formulare } from "~/domain/antrag/formular/formulare";
import { readFolge, type Seitenfolge, withinSeiten } from "~/domain/tabelle/nachladen";
import { listFolge } from "~/features/tabelle";
import { aenderungsText } from "./aenderungsText";
import { toVersionenUmgebung, type VersionenUmgebung, zeit } from "./versionenUmgebung";
import { readNummer, readVorhaben, VERSIONEN_JE_SEITE, versionenHref } from "./versionenHref";

export type VersionEintrag = {
  revision: number;
  /** When it was saved. */
  am: string;
  von: string;
  aenderungen: string;
  eingereicht: string | null;
  name: string | null;
};

export type VersionenDaten = {
  rahmen: VersionenUmgebung;
  eintraege: VersionEintrag[];
  folge: Seitenfolge;
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
  const folge = readFolge(url.searchParams, VERSIONEN_JE_SEITE);
  const { antrag, data, total, darfBenennen } = await listFolge(folge, VERSIONEN_JE_SEITE, (seite) =>
    call.versionen.listVersionen({ uuid, vorhabenUuid, ...seite }),
  );
  const seiten = Math.max(1, Math.ceil(total / VERSIONEN_JE_SEITE));
  const rahmen = toVersionenUmgebung(antrag, vorhabenUuid);
  const eintraege = data.map(({ revision, am, von, eingereichtAm, name, geaendert }) => ({
    revision,
    name,
    am,
    von,
    aenderungen:
      revision === 1 ? "Vorhaben angelegt" : aenderungsText(formulare[rahmen.art], geaendert) || "Keine Änderung",
    eingereicht: eingereichtAm === null ? null : zeit(eingereichtAm),
  }));
  const gemeint = eintraege.find(({ revision }) => revision === readNummer(url, "benennen"));
  const benennen = darfBenennen ? (gemeint ?? null) : null;
  return {
    art: "seite",
    daten: { rahmen, eintraege, folge: withinSeiten(folge, seiten), seiten, total, darfBenennen, benennen },
  };
}

/** The first Vorhaben of an Antrag; every Antrag has one. */
export async function findErstes(call: Rufe, uuid: string): Promise<string> {
  const { vorhaben } = await call.antraege.getAntrag({ uuid });
  return vorhaben[0]?.uuid ?? "";
}
