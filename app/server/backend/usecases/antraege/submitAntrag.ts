import type { ProblemItem } from "~/contract/wire/problem";
import { checkEinreichung, formatAntragsnummer, vorhabenId } from "~/domain/antrag/einreichung";
import { type Erklaerung, listErklaerungen } from "~/domain/antrag/erklaerungen";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { stammdatenTexte } from "~/domain/unternehmen/stammdatenTexte";
import { isVerbundLueckeHinderlich } from "~/domain/verbund/verbundStand";
import { toUnternehmensangaben } from "~/domain/unternehmen/unternehmensangaben";
import { checkForm } from "~/formkit/checkForm";
import { keepAsked } from "~/formkit/relevance";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import { pruefsummeVon } from "../../pruefsumme";
import type { EingereichterInhalt } from "../../storage/antragInhalt";
import { type AntragSatz } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { type DateiSatz, listDateien, markDateienEingereicht } from "../../storage/dateiStore";
import { findFirmenstand } from "../../storage/firmenstand";
import { insertEingereichten, insertUebermittlung, takeNummer } from "../../storage/einreichungStore";
import { listVorhaben, type VorhabenVoll } from "../../storage/vorhabenStore";
import { keepTextstand } from "../hilfe/keepTextstand";
import { issueBeleg } from "../beleg/issueBeleg";
import { toEingereichteAnlage } from "../dateien/dateiAnsicht";
import { checkStammdaten, kontextFuer } from "../unternehmen/stammdatenLage";
import { listFehlende, loadStatistiklage, type Statistiklage, verlangteWerte } from "../unternehmen/statistikLage";
import { gueltigeBestaetigung, loadVerbund, type Verbund } from "../verbund/loadVerbund";
import { firmaVon, kontextVon, unternehmenswerte } from "./antragAnsicht";
import { standVeraltet, standVon } from "./antragStand";
import { moveAntrag } from "./moveAntrag";
import { akteurVon, getGesperrten, formularDes, requireBearbeitbar } from "./antragRechte";

type Pruefgegenstand = {
  satz: AntragSatz;
  vorhaben: VorhabenVoll[];
  dateien: DateiSatz[];
  kontext: AntragKontext;
  statistik: Statistiklage;
  verbund: Verbund;
};

function findErklaerungsluecken({ satz }: Pruefgegenstand): ProblemItem[] {
  return Object.entries(checkEinreichung(satz.einreichung)).map(([property, message]) => ({
    uuid: satz.uuid,
    property,
    message,
  }));
}

function findFormularluecken({ satz, vorhaben, kontext }: Pruefgegenstand): ProblemItem[] {
  if (vorhaben.length === 0)
    return [
      {
        uuid: satz.uuid,
        property: "",
        message: "Der Antrag enthält kein Vorhaben. Bitte fügen Sie mindestens eines hinzu.",
      },
    ];
  return vorhaben.flatMap(({ uuid, werte }) =>
    checkForm(formularDes(satz), { ...werte, uuid }, kontext).fehler.map((befund) => ({
      uuid: befund.uuid,
      property: befund.property,
      message: befund.message,
    })),
  );
}

/** What the company has not said about itself yet. */
const findStammdatenluecken = (dienste: Dienste, { unternehmenUuid: uuid, stammdaten }: AntragSatz): ProblemItem[] =>
  checkStammdaten(uuid, stammdaten, kontextFuer(dienste, [])).fehler.map(({ property, message }) => ({
    uuid,
    property,
    message,
  }));

/** What the list of affiliated companies lacks; questions about it block nothing. */
const findVerbundluecken = ({ satz, verbund }: Pruefgegenstand): ProblemItem[] =>
  verbund.luecken
    .filter((luecke) => isVerbundLueckeHinderlich(luecke))
    .map(({ message }) => ({ uuid: satz.unternehmenUuid, property: "verbundeneUnternehmen", message }));

/** The Wirtschaftsjahre whose figures are asked for and not whole. @spec domain.md 2.10, 3.4 */
const findStatistikluecken = ({ satz, statistik }: Pruefgegenstand): ProblemItem[] =>
  listFehlende(statistik).map(({ label }) => ({
    uuid: satz.unternehmenUuid,
    property: "geschaeftsstatistik",
    message: `Bitte vervollständigen Sie die Geschäftsstatistik für das Wirtschaftsjahr ${label}.`,
  }));

/** What is to be submitted, and the state that the person has read and signs, see `standVon`. */
type Vorlage = { antragUuid: string; stand: string };
/** Who signs what. */
type Auftrag = { person: Person; vorlage: Vorlage };

/** Loads and locks the Antrag and makes all checks but the signature itself. */
async function getEinreichbaren(tx: Tx, dienste: Dienste, { person, vorlage }: Auftrag): Promise<Pruefgegenstand> {
  const { antragUuid, stand } = vorlage;
  const satz = await getGesperrten(tx, person, { uuid: antragUuid, recht: "antragEinreichen" });
  requireBearbeitbar(satz, dienste.clock);
  const [vorhaben, dateien] = [await listVorhaben(tx, satz.uuid), await listDateien(tx, satz.uuid)];
  const statistik = await loadStatistiklage(tx, dienste, firmaVon(satz));
  const verbund = await loadVerbund(tx, dienste, satz.unternehmenUuid);
  // The Antrag is locked, its company is not: what was read of it one after the other must be of one state.
  const firmenstand = await findFirmenstand(tx, satz.unternehmenUuid);
  const gegenstand = {
    satz,
    vorhaben,
    dateien,
    // The frozen submission has the figures that are asked for among its `unternehmensangaben`; no others leave.
    kontext: kontextVon({ ...satz, fueVzae: null }, dienste.clock, vorhaben),
    statistik,
    verbund,
  };
  if (firmenstand !== satz.firmenstand || stand !== standVon(satz, vorhaben)) throw standVeraltet();
  const luecken = [
    ...findFormularluecken(gegenstand),
    ...findStammdatenluecken(dienste, satz),
    ...findVerbundluecken(gegenstand),
    ...findStatistikluecken(gegenstand),
    ...findErklaerungsluecken(gegenstand),
  ];
  if (luecken.length > 0) throw new Ablehnung("ANTRAG_UNVOLLSTAENDIG", luecken);
  return gegenstand;
}

/**
 * The checks of a submission without its effect; to be called before the person leaves for the signature.
 * Throws ANTRAG_NICHT_GEFUNDEN, KEIN_ZUGRIFF, STATUS_NICHT_ERLAUBT, REVISION_VERALTET when somebody has saved since the
 * person has read it, or ANTRAG_UNVOLLSTAENDIG with what is missing.
 */
export async function prepareSubmission(tx: Tx, dienste: Dienste, { person, vorlage }: Auftrag): Promise<void> {
  await getEinreichbaren(tx, dienste, { person, vorlage });
}

function toInhalt(
  { satz, vorhaben, dateien, kontext, statistik, verbund }: Pruefgegenstand,
  { antragsnummer, am, erklaerungstexte }: { antragsnummer: string; am: Date; erklaerungstexte: Erklaerung[] },
): EingereichterInhalt {
  return {
    antragsnummer,
    eingereichtAm: am.toISOString(),
    unternehmen: {
      ...stammdatenTexte(satz.stammdaten),
      uuid: satz.unternehmenUuid,
      firma: satz.firma,
      rechtsform: satz.rechtsform,
    },
    unternehmensangaben: toUnternehmensangaben(unternehmenswerte(satz), {
      jahre: verlangteWerte(statistik),
      verbundene: verbund.saetze,
      bestaetigung: gueltigeBestaetigung(verbund),
    }),
    einreichung: satz.einreichung,
    erklaerungstexte,
    vorhaben: vorhaben.map(({ uuid, werte }, stelle) => ({
      uuid,
      vorhabenId: vorhabenId(antragsnummer, stelle + 1),
      werte: keepAsked(formularDes(satz), werte, kontext),
      anlagen: dateien.filter(({ vorhabenUuid }) => vorhabenUuid === uuid).map(toEingereichteAnlage),
    })),
    kontext,
  };
}

async function assignAntragsnummer(tx: Tx, dienste: Dienste): Promise<string> {
  const jahr = Number(todayBerlin(dienste.clock).slice(0, 4));
  return formatAntragsnummer(jahr, await takeNummer(tx, jahr));
}

/** What one submission freezes and sends. */
type Einreichung = { antragUuid: string; am: Date; von: string; inhalt: EingereichterInhalt; pruefsumme: string };

/** Freezes the content beside its checksum, with the files as they are now. */
async function storeEingereichten(tx: Tx, dienste: Dienste, einreichung: Einreichung): Promise<void> {
  const { antragUuid, am: eingereichtAm, ...rest } = einreichung;
  const textstand = await keepTextstand(tx, eingereichtAm);
  await insertEingereichten(tx, { uuid: dienste.random.uuid(), antragUuid, eingereichtAm, textstand, ...rest });
  await markDateienEingereicht(tx, antragUuid, eingereichtAm);
}

/** Puts the content on its way to the specialist system, without what the company has noted for itself. */
async function storeUebermittlung(
  tx: Tx,
  dienste: Dienste,
  { antragUuid, am, inhalt, pruefsumme }: Einreichung,
): Promise<void> {
  await insertUebermittlung(tx, {
    uuid: dienste.random.uuid(),
    antragUuid,
    art: "EINREICHUNG",
    inhalt: { ...inhalt, einreichung: { ...inhalt.einreichung, interneNotiz: "" }, pruefsumme },
    status: "OFFEN",
    erstelltAm: am,
  });
}

/**
 * Submits a signed Antrag within the caller's transaction: number (once), frozen content with checksum, transmission to
 * the specialist system, status and audit line come together or not at all. The second of two submissions is refused
 * with STATUS_NICHT_ERLAUBT, one of another state than the signed one with REVISION_VERALTET. `eingereichtAm` is this
 * moment, not that of the acknowledgement (domain.md 4.4 no. 4).
 */
export async function submitAntrag(
  tx: Tx,
  dienste: Dienste,
  { person, vorlage }: Auftrag,
): Promise<{ antragsnummer: string }> {
  const gegenstand = await getEinreichbaren(tx, dienste, { person, vorlage });
  const { satz } = gegenstand;
  const am = dienste.clock.now();
  const von = person.benutzerUuid;
  const antragsnummer = satz.antragsnummer ?? (await assignAntragsnummer(tx, dienste));
  const erklaerungstexte = listErklaerungen(gegenstand.satz.einreichung.erklaerungen, dienste.config.bekanntgabeRegel);
  const inhalt = toInhalt(gegenstand, { antragsnummer, am, erklaerungstexte });
  const pruefsumme = pruefsummeVon(inhalt);
  const einreichung = { antragUuid: satz.uuid, am, von, inhalt, pruefsumme };
  await storeEingereichten(tx, dienste, einreichung);
  await storeUebermittlung(tx, dienste, einreichung);
  await moveAntrag(tx, dienste, {
    satz,
    schritt: {
      befehl: "einreichen",
      akteur: akteurVon(person),
      benutzerUuid: von,
      pruefsumme,
      aenderung: { antragsnummer, eingereichtAm: am },
      umstaende: { istVollstaendig: true, erklaerungenAbgegeben: true, istSigniert: true },
    },
  });
  await issueBeleg(tx, dienste, { antragUuid: satz.uuid, art: "EINGANGSBESTAETIGUNG", pruefsumme });
  return { antragsnummer };
}
