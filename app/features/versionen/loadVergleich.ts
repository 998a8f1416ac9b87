import type { Fassung } from "~/contract/antrag/versionen";
import type { Rufe } from "~/contract/wire/call";
import { formulare } from "~/domain/antrag/formular/formulare";
import { listWiederherstellbare, type Umfang } from "~/domain/antrag/formular/wiederherstellung";
import { diffForm } from "~/formkit/diffForm";
import { toWerte } from "~/features/formular";
import { findErstes } from "./loadVersionen";
import { toVersionenUmgebung, type VersionenUmgebung, zeit } from "./versionenUmgebung";
import { type AbschnittUnterschied, toUnterschiede } from "./unterschiede";
import { readNummer, readVorhaben, vergleichHref, wiederherstellenHref } from "./versionenHref";

/** One side of a comparison. */
export type FassungKopf = { revision: number; name: string | null; text: string; eingereicht: string | null };

export type VergleichDaten = {
  rahmen: VersionenUmgebung;
  von: FassungKopf;
  bis: FassungKopf;
  alle: boolean;
  /** The older version can become the present one again. */
  isWiederherstellbar: boolean;
  abschnitte: AbschnittUnterschied[];
  /** Something differs, whether or not everything is shown. */
  isVerschieden: boolean;
};

/** The page, or the address of the last change of the first Vorhaben for a URL that names none. */
export type VergleichLadung = { art: "seite"; daten: VergleichDaten } | { art: "umleiten"; to: string };

/** How a version is introduced. */
export function toFassungKopf({ revision, name, am, von, eingereichtAm }: Omit<Fassung, "werte">): FassungKopf {
  return {
    revision,
    name,
    text: `Gespeichert am ${zeit(am)} von ${von}`,
    eingereicht: eingereichtAm === null ? null : zeit(eingereichtAm),
  };
}

/** What has become of a Vorhaben from one version to another, in one call. */
export async function loadVergleich(call: Rufe, { uuid, url }: { uuid: string; url: URL }): Promise<VergleichLadung> {
  const vorhabenUuid = readVorhaben(url);
  if (vorhabenUuid === null)
    return { art: "umleiten", to: vergleichHref({ uuid, vorhabenUuid: await findErstes(call, uuid) }) };
  const alle = url.searchParams.get("alle") === "1";
  const grenzen = { von: readNummer(url, "von"), bis: readNummer(url, "bis") };
  const { antrag, von, bis, kontext } = await call.versionen.getVersionen({ uuid, vorhabenUuid, ...grenzen });
  const rahmen = toVersionenUmgebung(antrag, vorhabenUuid);
  const seiten = { alt: toWerte(vorhabenUuid, von.werte), neu: toWerte(vorhabenUuid, bis.werte) };
  const form = formulare[rahmen.art];
  const differenz = diffForm(form, seiten, kontext);
  const isWiederherstellbar = rahmen.darfBearbeiten && bis.revision === rahmen.aktuell && von.revision < rahmen.aktuell;
  const aenderbar = isWiederherstellbar ? listWiederherstellbare(form, seiten.neu, kontext) : new Set<string>();
  const feste = new Set(
    form.tabs.flatMap(({ fields }) => fields.filter(({ rows }) => rows === "fest").map(({ key }) => key)),
  );
  const hrefZu = (umfang: Umfang): string | null => {
    const key = umfang.art === "feld" ? umfang.feld : umfang.art === "zeile" ? umfang.tabelle : "";
    const isVorgegeben = umfang.art === "zeile" && feste.has(key);
    return aenderbar.has(key) && !isVorgegeben ? wiederherstellenHref(rahmen, von.revision, umfang) : null;
  };
  const daten = {
    rahmen,
    von: toFassungKopf(von),
    bis: toFassungKopf(bis),
    alle,
    isWiederherstellbar,
    abschnitte: toUnterschiede(differenz, { alle, hrefZu }),
    isVerschieden: toUnterschiede(differenz, { alle: false }).length > 0,
  };
  return { art: "seite", daten };
}
