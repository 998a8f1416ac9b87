import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Rufe } from "~/contract/wire/call";
import type { SchriftsatzKopf } from "~/contract/verfahren/schriftsaetze";
import type { WiderspruchLage } from "~/contract/verfahren/widersprueche";
import type { SchriftsatzDaten } from "~/features/schriftsatz";
import { loadSchriftsatz } from "~/features/schriftsatz";

/** The overview of one Antrag, or of all of the company. `heute` is a calendar day in Berlin. */
export type UebersichtDaten = {
  heute: string;
  lagen: WiderspruchLage[];
  einzeln: WiderspruchLage | null;
  isGekuerzt: boolean;
};

/** Not found for an unknown and a foreign Antrag alike. */
export async function loadUebersicht(call: Rufe, antragUuid: string | undefined): Promise<UebersichtDaten> {
  const { heute, data, isGekuerzt } = await call.widersprueche.listWidersprueche(
    antragUuid === undefined ? {} : { antragUuid },
  );
  return { heute, lagen: data, isGekuerzt, einzeln: antragUuid === undefined ? null : (data[0] ?? null) };
}

/** An objection with what is known around it. */
export type WiderspruchDaten = SchriftsatzDaten & {
  heute: string;
  lage: WiderspruchLage;
  /** Its withdrawal, begun or signed. */
  rueckzug: SchriftsatzKopf | null;
  /** What was supplied after it was filed, and before the next one was. */
  nachtraege: SchriftsatzKopf[];
};

/** What the page of the withdrawal gets. `entwurf`: the begun withdrawal. */
export type ZurueckziehenDaten = {
  daten: WiderspruchDaten;
  entwurf: SchriftsatzDaten | null;
  isNezo: boolean;
  formular: FormularSchutz;
};

const momentVon = ({ eingereichtAm }: SchriftsatzKopf): string => eingereichtAm ?? "";

function listNachtraege(alle: readonly SchriftsatzKopf[], eingereichtAm: string | null): SchriftsatzKopf[] {
  if (eingereichtAm === null) return [];
  const spaetere = alle.filter((kopf) => momentVon(kopf) > eingereichtAm);
  const naechster = spaetere.find(({ art }) => art === "WIDERSPRUCH");
  return spaetere.filter(
    (kopf) => kopf.art === "NACHTRAG" && (naechster === undefined || momentVon(kopf) < momentVon(naechster)),
  );
}

/** Loads an objection of this Antrag; null when the document is another one. Throws not found for a foreign one. */
export async function loadWiderspruch(
  call: Rufe,
  id: { antragUuid: string; uuid: string },
): Promise<WiderspruchDaten | null> {
  const daten = await loadSchriftsatz(call, id);
  if (daten.schriftsatz.art !== "WIDERSPRUCH") return null;
  const { antragUuid } = id;
  const { heute, data } = await call.widersprueche.listWidersprueche({ antragUuid });
  const [lage] = data;
  if (lage === undefined) return null;
  const { data: alle } = await call.schriftsaetze.listSchriftsaetze({ antragUuid });
  const rueckzug = alle.find(
    ({ art, widerspruchUuid }) => art === "WIDERSPRUCH_RUECKZUG" && widerspruchUuid === daten.schriftsatz.uuid,
  );
  return {
    ...daten,
    heute,
    lage,
    rueckzug: rueckzug ?? null,
    nachtraege: listNachtraege(alle, daten.schriftsatz.eingereichtAm),
  };
}

/** Is the last day for an objection over? Where none is known, nothing is late. */
export const isVerspaetet = (lage: Pick<WiderspruchLage, "bescheid">, heute: string): boolean =>
  lage.bescheid?.widerspruchsfrist != null && heute > lage.bescheid.widerspruchsfrist;
