import type { Antrag } from "~/contract/antrag/antraege";
import type { Rufe } from "~/contract/wire/call";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { isV1Abgelaufen } from "~/domain/antrag/antragZugang";
import { isSchriftsatzMoeglich, type SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { findErgaenzungshindernis } from "~/domain/antrag/ergaenzungsantrag";
import { hasArbeitsplan } from "~/domain/antrag/dokumente/arbeitsplanDokument";
import { type FormularArt, formularArt, formulare } from "~/domain/antrag/formular/formulare";
import { type FristZeile, loadFristen } from "~/features/frist";
import type { Clock } from "~/lib/clock";
import { formatDateTime } from "~/lib/date";
import { routeTable } from "~/routing/routeTable";
import { nameAmZug } from "./amZug";
import type { AntragTeil } from "./antragTeile";
import { type DokumentZeile, toDokumentZeile } from "./dokumentZeilen";
import { decideNaechstenSchritt, type NaechsterSchritt } from "./naechsterSchritt";
import { toKarte, type VorhabenKarte } from "./vorhabenKarte";

/** What the start page of an Antrag shows; moments are German texts in Berlin time. */
export type StartseiteDaten = {
  uuid: string;
  titel: string;
  bezeichnung: string;
  antragsnummer: string | null;
  status: AntragStatus;
  /** What of it is shown. */
  teil: AntragTeil;
  version: "V1" | "V2";
  revision: number;
  angelegt: string;
  geaendert: string;
  eingereicht: string | null;
  vorhaben: VorhabenKarte[];
  rechte: Antrag["rechte"];
  /** What has happened, the newest first. */
  ereignisse: { am: string; text: string; von: string }[];
  schritt: NaechsterSchritt;
  art: FormularArt;
  isEntwurf: boolean;
  /** A V1 Antrag after the end of V1: a draft of it can be read, taken over and deleted. */
  isV1Geschlossen: boolean;
  isFormularOffen: boolean;
  isLoeschbar: boolean;
  /** It began with the answers of another one. */
  hatHerkunft: boolean;
  /** A new Antrag can begin with the answers of this one. */
  isUebernehmbar: boolean;
  /** Assets may be added by a supplementary application; the page says whether they can. */
  isErgaenzbar: boolean;
  /** The page of the submitted Antrag can be opened. */
  hatEingereichten: boolean;
  /** There is a decision, or has been one. */
  hatBescheid: boolean;
  /** The deadlines that run, the nearest first. */
  fristen: FristZeile[];
  /** There has been a follow-up request. */
  hatNachforderung: boolean;
  /** A supplement without a request can be written. */
  isNachtragMoeglich: boolean;
  /** The Antrag can be withdrawn, or its withdrawal prepared. */
  isRueckzugMoeglich: boolean;
  /** It is withdrawn, or on the way to that: there is a page about it. */
  isZurueckgezogen: boolean;
  amZug: string | null;
  /** Everything that was submitted or begun, and what the authority wrote, the newest first. */
  dokumente: DokumentZeile[];
  /** Those of them that are begun and can still be signed. */
  entwuerfe: DokumentZeile[];
};

const zeit = (moment: string): string => formatDateTime(new Date(moment));

/** The name of an Antrag: what the company calls it, else its number, else the first Vorhaben. */
export const antragTitel = ({
  bezeichnung,
  antragsnummer,
  vorhaben,
}: Pick<Antrag, "bezeichnung" | "antragsnummer" | "vorhaben">): string =>
  bezeichnung || antragsnummer || vorhaben[0]?.titel || "Neuer Antrag";

type Seiten = Pick<
  StartseiteDaten,
  | "schritt"
  | "art"
  | "isEntwurf"
  | "isV1Geschlossen"
  | "isFormularOffen"
  | "isLoeschbar"
  | "isErgaenzbar"
  | "hatEingereichten"
  | "hatBescheid"
>;

/** What can be done from the start page: only pages that the route table would open. */
function seitenVon({ info, rechte, vorhaben, eingereichtAm }: Antrag, jetzt: Date): Seiten {
  const { status } = info;
  const art = formularArt(info);
  const isV1Geschlossen = isV1Abgelaufen(info, jetzt, false);
  const { antrag } = routeTable[art === "V1" ? "antragForm" : "antragFormV2"];
  const fehler = vorhaben.reduce(
    (summe, { anzahlFehler, neu }) => summe + (neu ? Math.max(1, anzahlFehler) : anzahlFehler),
    0,
  );
  const lage = {
    status,
    fehler,
    isV1Geschlossen,
    darfBearbeiten: rechte.bearbeiten,
    darfEinreichen: rechte.einreichen,
  };
  return {
    schritt: decideNaechstenSchritt(lage),
    art,
    isEntwurf: status === "IN_BEARBEITUNG",
    isV1Geschlossen,
    isFormularOffen: !isV1Geschlossen && antrag.status.some((eintrag) => eintrag === status),
    isLoeschbar: rechte.loeschen,
    isErgaenzbar:
      findErgaenzungshindernis(
        { info, eingereichtAm: eingereichtAm === null ? null : new Date(eingereichtAm) },
        null,
      ) === null,
    hatBescheid: info.bescheidErstelltAm !== null || info.finalerBescheidErstelltAm !== null,
    hatEingereichten: routeTable.eingereichterAntrag.antrag.status.some((eintrag) => eintrag === status),
  };
}

type Besuch = { uuid: string; teil: AntragTeil; clock: Clock; darfAnlegen: boolean; darfNachtragen: boolean };

/** The start page of one Antrag. */
export async function loadStartseite(
  call: Rufe,
  { uuid, teil, clock, darfAnlegen, darfNachtragen }: Besuch,
): Promise<StartseiteDaten> {
  const antrag = await call.antraege.getAntrag({ uuid });
  // A draft has none.
  const [fristen, dokumente] =
    antrag.eingereichtAm === null
      ? [[], OHNE]
      : await Promise.all([loadFristen(call, clock, uuid), loadDokumente(call, antrag)]);
  return {
    uuid,
    teil,
    titel: antragTitel(antrag),
    bezeichnung: antrag.bezeichnung,
    antragsnummer: antrag.antragsnummer,
    status: antrag.info.status,
    version: antrag.info.version,
    revision: antrag.revision,
    angelegt: zeit(antrag.erstelltAm),
    geaendert: `${zeit(antrag.geaendertAm)} von ${antrag.geaendertVon}`,
    eingereicht: antrag.eingereichtAm === null ? null : zeit(antrag.eingereichtAm),
    vorhaben: antrag.vorhaben.map(toKarte),
    rechte: antrag.rechte,
    ereignisse: antrag.ereignisse.toReversed().map(({ am, text, von }) => ({ am, text, von })),
    hatHerkunft: antrag.hatHerkunft,
    isUebernehmbar: darfAnlegen && antrag.info.status !== "GELOESCHT",
    fristen,
    hatNachforderung: antrag.info.anzahlNachforderungen > 0,
    isNachtragMoeglich: darfNachtragen && isSchriftsatzMoeglich("NACHTRAG", antrag.info.status),
    isRueckzugMoeglich: dokumente.moeglich.includes("ANTRAG_RUECKZUG"),
    isZurueckgezogen: RUECKZUG.includes(antrag.info.status),
    amZug: nameAmZug(antrag.info.status, antrag.info.bescheidZumAbruf),
    dokumente: dokumente.zeilen,
    entwuerfe: dokumente.entwuerfe,
    ...seitenVon(antrag, clock.now()),
  };
}

const RUECKZUG: readonly AntragStatus[] = ["RUECKZUG_WIRD_UEBERMITTELT", "ZURUECKGEZOGEN"];

type Dokumente = { zeilen: DokumentZeile[]; entwuerfe: DokumentZeile[]; moeglich: readonly SchriftsatzArt[] };
const OHNE: Dokumente = { zeilen: [], entwuerfe: [], moeglich: [] };

async function loadDokumente(call: Rufe, { uuid, info }: Antrag): Promise<Dokumente> {
  const { data, moeglich } = await call.dokumente.listDokumente({ uuid });
  const ort = { uuid, status: info.status, hatArbeitsplan: hasArbeitsplan(formulare[formularArt(info)]) };
  const paare = data.map((dokument) => ({ dokument, zeile: toDokumentZeile(dokument, ort) }));
  return {
    zeilen: paare.map(({ zeile }) => zeile),
    entwuerfe: paare
      .filter(({ dokument: { art, stand } }) => stand === "ENTWURF" && moeglich.some((eine) => eine === art))
      .map(({ zeile }) => zeile),
    moeglich,
  };
}
