import type { Eingaben, Flash, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Rufe } from "~/contract/wire/call";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { antragTitel } from "~/features/antrag";
import { eingabenAus } from "~/features/formular";
import {
  type FortDaten,
  hasTypedAnswers,
  loadSchriftsatz,
  type SchriftsatzDaten,
  withoutAntragFort,
} from "~/features/schriftsatz";
import type { EntwurfArt, EntwurfLage, Schritt } from "./entwurfArt";
import { ENTWURF_ARTEN } from "./entwurfArten";
import { findEntwurfSperre } from "./findEntwurfSperre";

/** What the page of a draft knows of its request. */
type Anfrage = {
  antragUuid: string;
  antrag: { status: AntragStatus };
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  sitzung: { nezo: { isActivated: boolean } };
  formular: FormularSchutz;
  anfrage: { readonly isGesendet: boolean; formData(): Promise<FormData> };
};

/** `schriftsatz` null: none is begun. */
export type EntwurfDaten = {
  antragUuid: string;
  antragTitel: string;
  schriftsatz: Schriftsatz | null;
  lage: Omit<EntwurfLage, "entwurfUuid">;
};

/** The page of a draft, or what is left of it for the texts that somebody has sent. */
export type EntwurfInhalt =
  | { seite: { daten: EntwurfDaten; isNezo: boolean; schritt: Schritt }; fort: null; formular: FormularSchutz }
  | { seite: null; fort: FortDaten; formular: null };

type EntwurfLadung = { inhalt: EntwurfInhalt; status: number } | { to: string; flash?: Flash };

const withFort = (fort: FortDaten): EntwurfInhalt => ({ seite: null, fort, formular: null });

/** The page for texts whose sender may not see the Antrag any more. */
export const withoutAntrag = (art: EntwurfArt): EntwurfInhalt => withFort(withoutAntragFort(art));

/**
 * The page of a draft, or where to go instead; null when there is nothing of this kind. Neither a draft that somebody
 * has signed meanwhile nor one that is gone, nor a page that is closed by now, leads elsewhere while the page answers a
 * form with texts: they would be lost.
 */
export async function loadEntwurfSeite(call: Rufe, art: EntwurfArt, offen: Anfrage): Promise<EntwurfLadung | null> {
  const { antragUuid, antrag, anfrage } = offen;
  const getippt = anfrage.isGesendet ? eingabenAus(await anfrage.formData()) : {};
  const sperre = await findEntwurfSperre(call, art, { antragUuid, status: antrag.status, getippt });
  if (sperre?.hasTexte === false) return sperre;
  if (sperre !== null) {
    const titel = ENTWURF_ARTEN[art].texte.titel(null);
    return { inhalt: withFort(await loadFort(call, { art, antragUuid, titel })), status: sperre.problem.httpStatus };
  }
  const lage = await ENTWURF_ARTEN[art].wege.loadLage(call, { antragUuid, uuid: offen.params["uuid"] });
  return lage.entwurfUuid === null
    ? { inhalt: toSeite(offen, lage, { ...(await loadKopf(call, antragUuid)), schriftsatz: null }), status: 200 }
    : loadBegonnenen(call, art, { offen, lage, uuid: lage.entwurfUuid, getippt });
}

type Begonnen = { offen: Anfrage; lage: EntwurfLage; uuid: string; getippt: Eingaben };

async function loadBegonnenen(
  call: Rufe,
  art: EntwurfArt,
  { offen, lage, uuid, getippt }: Begonnen,
): Promise<EntwurfLadung | null> {
  const { antragUuid } = offen;
  const hasTexte = hasTypedAnswers(art)(getippt);
  const daten = await findEntwurf(call, { antragUuid, uuid, hasTexte });
  if (daten === null) {
    const titel = "Entwurf nicht gefunden";
    return { inhalt: withFort(await loadFort(call, { art, antragUuid, titel })), status: 404 };
  }
  if (daten.schriftsatz.art !== art) return null;
  if (daten.schriftsatz.status !== "ENTWURF" && !hasTexte)
    return { to: ENTWURF_ARTEN[art].texte.lesen({ antragUuid, uuid }) };
  return { inhalt: toSeite(offen, lage, daten), status: 200 };
}

/** Null only for a form with texts; everybody else is told that there is no such page. */
async function findEntwurf(
  call: Rufe,
  { hasTexte, ...id }: { antragUuid: string; uuid: string; hasTexte: boolean },
): Promise<SchriftsatzDaten | null> {
  try {
    return await loadSchriftsatz(call, id);
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 404 && hasTexte) return null;
    throw thrown;
  }
}

const loadKopf = async (call: Rufe, uuid: string) => ({
  antragUuid: uuid,
  antragTitel: antragTitel(await call.antraege.getAntrag({ uuid })),
});

async function loadFort(
  call: Rufe,
  { art, antragUuid, titel }: { art: EntwurfArt; antragUuid: string; titel: string },
): Promise<FortDaten> {
  const kopf = await loadKopf(call, antragUuid);
  return { art, titel, antrag: { uuid: antragUuid, titel: kopf.antragTitel } };
}

function toSeite(
  { url, sitzung, formular }: Anfrage,
  { darfBeginnen, ablehnung }: EntwurfLage,
  daten: Omit<EntwurfDaten, "lage">,
): EntwurfInhalt {
  const schritt = url.searchParams.get("schritt") === "unterschrift" ? "unterschrift" : "schreiben";
  const lage = { darfBeginnen, ablehnung };
  return { seite: { daten: { ...daten, lage }, isNezo: sitzung.nezo.isActivated, schritt }, fort: null, formular };
}
