import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { VerwalteteSystemnachricht, ZielFirma } from "~/contract/mitteilung/systemnachrichten";
import type { Rufe } from "~/contract/wire/call";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { findVorlage } from "~/domain/nachricht/meldungsvorlagen";
import { ZIELFIRMEN_HOECHSTENS } from "~/domain/nachricht/zielgruppe";
import { textVon } from "~/features/anmeldung";
import { type Listenstand, loadListe } from "~/features/tabelle";
import { readFlag } from "~/routing/facts";
import { anfangAus, anfangAusVorlage, firmenAus, type Formularanfang } from "./nachrichtEingabe";

export type SystemnachrichtenDaten = Listenstand & {
  zeilen: VerwalteteSystemnachricht[];
  total: number;
  /** Whether the visitor may write, and not only read. */
  darfSchreiben: boolean;
};

type Besuch = { call: Rufe; url: URL; benutzer: SitzungBenutzer };

const canSend = ({ systemRolle, systemRolleSet, unternehmenRolle }: SitzungBenutzer): boolean =>
  can("systemnachrichtenSenden", { systemRolle: systemRolleSet ?? systemRolle, unternehmenRolle });

/** The announcements as the address asks for them. */
export async function loadSystemnachrichten({ call, url, benutzer }: Besuch): Promise<SystemnachrichtenDaten> {
  const { antwort, ...stand } = await loadListe(call, url, {
    tabelle: "systemnachrichten",
    isStab: true,
    list: (anfrage) => call.systemnachrichten.listVerwaltete(anfrage),
  });
  return { ...stand, zeilen: antwort.data, total: antwort.total, darfSchreiben: canSend(benutzer) };
}

/** An announcement with the names of its companies, and how many people it is meant for. */
export type EineNachricht = VerwalteteSystemnachricht & { firmen: ZielFirma[]; betroffene: number };

/** What the form shows. */
export type NachrichtDaten = {
  /** What is changed or read; null for a new announcement. */
  nachricht: EineNachricht | null;
  anfang: Formularanfang;
  /** The companies on offer before anything was looked for. */
  firmen: ZielFirma[];
  darfSchreiben: boolean;
};

type Adresse = { uuid?: string | undefined; isNew?: string | undefined };

/**
 * The form that an address asks for; null for one that there is not. With `isNew` it is a new announcement, and the id
 * counts for nothing unless the old one is taken over: that is the copy. @spec §2 withUebernahme
 */
export async function loadNachricht(
  { call, url, benutzer }: Besuch,
  { uuid, isNew = "false" }: Adresse,
): Promise<NachrichtDaten | null> {
  const darfSchreiben = canSend(benutzer);
  const withUebernahme = readFlag(url.searchParams, "withUebernahme");
  if ((isNew !== "true" && isNew !== "false") || withUebernahme === null) return null;
  const isNeu = uuid === undefined || isNew === "true";
  if (isNeu && !darfSchreiben) return null;
  if (isNeu && (uuid === undefined || !withUebernahme)) {
    const anfang = anfangAusVorlage(findVorlage(url.searchParams.get("vorlage") ?? ""));
    return { nachricht: null, anfang, firmen: [], darfSchreiben };
  }
  const nachricht = await call.systemnachrichten.getSystemnachricht({ uuid });
  const anfang = anfangAus(nachricht, !isNeu);
  return { nachricht: isNeu ? null : nachricht, anfang, firmen: nachricht.firmen, darfSchreiben };
}

/** The form that an editor opens again: of an announcement, or (undefined) of a new one. Rejects with 404 for none. */
export async function loadNachrichtFormular(call: Rufe, uuid: string | undefined): Promise<NachrichtDaten> {
  if (uuid === undefined)
    return { nachricht: null, anfang: anfangAusVorlage(undefined), firmen: [], darfSchreiben: true };
  const nachricht = await call.systemnachrichten.getSystemnachricht({ uuid });
  return { nachricht, anfang: anfangAus(nachricht, true), firmen: nachricht.firmen, darfSchreiben: true };
}

/** The announcement that an address changes; undefined where it makes a new one. */
export const zielVon = ({ uuid, isNew }: Adresse): string | undefined => (isNew === "true" ? undefined : uuid);

/** The announcement that is to be deleted; null for those who may only read. */
export const loadZumLoeschen = async ({ call, benutzer }: Besuch, uuid: string): Promise<EineNachricht | null> =>
  canSend(benutzer) ? call.systemnachrichten.getSystemnachricht({ uuid }) : null;

/** The companies that the form offers: those that were ticked, and what was looked for. */
export async function loadFirmenWahl(call: Rufe, formData: FormData): Promise<ZielFirma[]> {
  const gewaehlt = firmenAus(formData)
    .slice(0, ZIELFIRMEN_HOECHSTENS)
    .map((uuid) => uuid.slice(0, 40));
  const suche = textVon(formData, "firmaSuche").slice(0, 200);
  return (await call.systemnachrichten.findZielFirmen({ suche, gewaehlt })).data;
}
