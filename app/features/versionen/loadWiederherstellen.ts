import type { Rufe } from "~/contract/wire/call";
import { formulare } from "~/domain/antrag/formular/formulare";
import { findHindernis, restore, type Umfang } from "~/domain/antrag/formular/wiederherstellung";
import { formularHref } from "~/features/antrag";
import { toWerte } from "~/features/formular";
import { diffForm } from "~/formkit/diffForm";
import { isUuid } from "~/lib/uuid";
import { type FassungKopf, toFassungKopf } from "./loadVergleich";
import { findErstes } from "./loadVersionen";
import { toVersionenUmgebung, type VersionenUmgebung } from "./versionenUmgebung";
import { type AbschnittUnterschied, toUnterschiede } from "./unterschiede";
import { readNummer, readVorhaben, type VersionenOrt, versionenHref, wiederherstellenHref } from "./versionenHref";

export type WiederherstellenDaten = {
  rahmen: VersionenUmgebung;
  fassung: FassungKopf;
  umfang: Umfang["art"];
  /** Why it cannot be restored, whatever the version has. */
  hindernis: string | null;
  /** What the restoration would change; nothing when the version has no such row, or all is as it was. */
  abschnitte: AbschnittUnterschied[];
};

/** The page, or the address with the first Vorhaben for a URL that names none. */
export type WiederherstellenLadung = { art: "seite"; daten: WiederherstellenDaten } | { art: "umleiten"; to: string };

/** What of the version a URL asks for. */
export function readUmfang(url: URL): Umfang {
  const [tabelle, zeile, feld] = ["tabelle", "zeile", "feld"].map((name) => url.searchParams.get(name));
  if (tabelle !== null && tabelle !== undefined && isUuid(zeile))
    return { art: "zeile", tabelle, zeileUuid: zeile.toLowerCase() };
  return feld !== null && feld !== undefined ? { art: "feld", feld } : { art: "alles" };
}

/** What restoring a version, an answer or a row of it would change in the present answers, in one call. */
export async function loadWiederherstellen(
  call: Rufe,
  { uuid, url }: { uuid: string; url: URL },
): Promise<WiederherstellenLadung> {
  const vorhabenUuid = readVorhaben(url);
  if (vorhabenUuid === null)
    return { art: "umleiten", to: wiederherstellenHref({ uuid, vorhabenUuid: await findErstes(call, uuid) }) };
  const { antrag, von, bis, kontext } = await call.versionen.getVersionen({
    uuid,
    vorhabenUuid,
    von: readNummer(url, "fassung"),
  });
  const rahmen = toVersionenUmgebung(antrag, vorhabenUuid);
  const form = formulare[rahmen.art];
  const [jetzt, fassung] = [toWerte(vorhabenUuid, bis.werte), toWerte(vorhabenUuid, von.werte)];
  const umfang = readUmfang(url);
  const hindernis = findHindernis(form, { jetzt, kontext }, umfang);
  const neu = (hindernis === null ? restore(form, { jetzt, fassung, kontext }, umfang) : null) ?? jetzt;
  const abschnitte = toUnterschiede(diffForm(form, { alt: jetzt, neu }, kontext), { alle: false });
  return { art: "seite", daten: { rahmen, fassung: toFassungKopf(von), umfang: umfang.art, hindernis, abschnitte } };
}

type Erledigt = { ort: VersionenOrt; art: VersionenUmgebung["art"]; umfang: Umfang; fassung: number; revision: number };

/** Where to go after a restoration, and what to say there: back to the table for a row, else to the list. */
export function nachWiederherstellung({ ort, art, umfang, fassung, revision }: Erledigt): { to: string; text: string } {
  if (umfang.art === "alles") {
    return {
      to: versionenHref(ort),
      text: `Fassung ${String(fassung)} ist wiederhergestellt und als Fassung ${String(revision)} gespeichert.`,
    };
  }
  const key = umfang.art === "zeile" ? umfang.tabelle : umfang.feld;
  const tab = formulare[art].tabs.findIndex(({ fields }) => fields.some((feld) => feld.key === key));
  const was = umfang.art === "zeile" ? "Der Eintrag" : "Die Angabe";
  return {
    to: formularHref({ antragUuid: ort.uuid, art }, ort.vorhabenUuid, Math.max(0, tab)),
    text: `${was} ist wiederhergestellt.`,
  };
}
