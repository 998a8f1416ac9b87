import type { Rufe } from "~/contract/wire/call";
import type { SchriftsatzKopf } from "~/contract/verfahren/schriftsaetze";
import type { WiderspruchLage } from "~/contract/verfahren/widersprueche";
import { loadSchriftsatz, type SchriftsatzDaten } from "~/features/schriftsatz";

/** An objection with what is known around it. */
export type WiderspruchDaten = SchriftsatzDaten & {
  heute: string;
  lage: WiderspruchLage;
  /** Its withdrawal, begun or signed. */
  rueckzug: SchriftsatzKopf | null;
  /** What was supplied after it was filed, and before the next one was. */
  nachtraege: SchriftsatzKopf[];
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
