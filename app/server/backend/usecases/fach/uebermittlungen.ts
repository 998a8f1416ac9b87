import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { UebermittlungInhalt } from "../../storage/antragInhalt";
import type { AntragZeile } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import {
  discardUebermittlungZeile,
  settleUebermittlung,
  findAntragDerUebermittlung,
  findOffene,
  listOffene,
  lockUebermittlung,
  type OffeneUebermittlung,
  openUebermittlung,
  type UebermittlungZeile,
} from "../../storage/einreichungStore";
import type { SchriftsatzZeile } from "../../storage/fachStore";
import { moveAntrag, type Schritt } from "../antraege/moveAntrag";
import { writeEreignis } from "../audit/writeEreignis";
import { notify } from "../nachricht/notify";
import { type FachRuf, getGesperrtenFuerFach, imFach, nummerVon, requireStatusFuer } from "./fachSchritt";
import { refuseRueckzug } from "./rueckzug";
import { QUITTUNG } from "./quittungen";

type Kopf = { uuid: string; antragUuid: string; antragsnummer: string; eingereichtAm: string; pruefsumme: string };
type Uebermittlung =
  | (UebermittlungInhalt & Kopf & { art: "EINREICHUNG" })
  | (Kopf & { art: SchriftsatzZeile["art"]; schriftsatzUuid: string; inhalt: Record<string, unknown> });

/** A submission carries its content; every other transmission leads to the document that was signed. */
function toUebermittlung({
  art,
  uuid,
  antragUuid,
  antragsnummer,
  inhalt,
  schriftsatz,
}: OffeneUebermittlung): Uebermittlung {
  if (art === "EINREICHUNG") {
    if (!("einreichung" in inhalt)) throw new Error(`The transmission ${uuid} has no submission`);
    return { ...inhalt, uuid, antragUuid, art };
  }
  if (schriftsatz?.eingereichtAm == null) throw new Error(`The transmission ${uuid} has no signed document`);
  const { eingereichtAm, pruefsumme } = schriftsatz;
  return {
    uuid,
    antragUuid,
    art,
    antragsnummer,
    eingereichtAm: eingereichtAm.toISOString(),
    pruefsumme: pruefsumme ?? "",
    schriftsatzUuid: schriftsatz.uuid,
    inhalt: { ...schriftsatz.inhalt },
  };
}

/** What waits for the specialist system, oldest first. Asking changes nothing. */
export async function listUebermittlungen(
  { db }: Dienste,
  { size }: { size: number },
): Promise<{ data: Uebermittlung[] }> {
  return { data: (await listOffene(db, size)).map(toUebermittlung) };
}

/** The transmission with its Antrag, both locked, the Antrag first as everywhere. */
async function getGesperrte(tx: Tx, uuid: string): Promise<{ satz: AntragZeile; zeile: UebermittlungZeile }> {
  const satz = await getGesperrtenFuerFach(tx, await findAntragDerUebermittlung(tx, uuid));
  const zeile = await lockUebermittlung(tx, uuid);
  if (zeile === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { satz, zeile };
}

/** How a transmission was answered. A status without a line does not compile. */
const BEANTWORTET: Readonly<Record<Exclude<UebermittlungZeile["status"], "OFFEN">, string>> = {
  QUITTIERT: "quittiert",
  ABGELEHNT: "abgelehnt",
};

const schonBeantwortet = (status: keyof typeof BEANTWORTET) =>
  new Ablehnung("STATUS_NICHT_ERLAUBT", [], `Diese Übermittlung ist schon ${BEANTWORTET[status]}.`);

/** Acknowledges a transmission. A repetition changes nothing; after a refusal it is too late. */
export async function acknowledge(
  ruf: FachRuf,
  eingabe: { uuid: string; aktenzeichen?: string | undefined },
): Promise<{ ok: true }> {
  const { dienste } = ruf;
  return imFach(ruf, { vorgang: "quittiere", eingabe }, async (tx) => {
    const { satz, zeile } = await getGesperrte(tx, eingabe.uuid);
    if (zeile.status === "QUITTIERT") return { ok: true as const };
    if (zeile.status !== "OFFEN") throw schonBeantwortet(zeile.status);
    const am = dienste.clock.now();
    await settleUebermittlung(tx, zeile.uuid, { status: "QUITTIERT", am, aktenzeichen: eingabe.aktenzeichen });
    await QUITTUNG[zeile.art](tx, dienste, { satz, zeile });
    return { ok: true as const };
  });
}

type Abbruch = { satz: AntragZeile; schritt: Pick<Schritt, "akteur" | "grund" | "stabUuid"> };

/** A technical refusal of a submission: the company can send it again, and is told. The Antragsnummer stays. */
async function refuseEinreichung(tx: Tx, dienste: Dienste, { satz, schritt }: Abbruch): Promise<void> {
  const befehl = "uebermittlungAblehnen";
  requireStatusFuer(satz, befehl);
  await moveAntrag(tx, dienste, { satz, schritt: { ...schritt, befehl, aenderung: { eingereichtAm: null } } });
  await notify(tx, dienste, { satz, inhalt: { art: "UEBERMITTLUNG_FEHLGESCHLAGEN", ...nummerVon(satz) } });
}

/** Refuses a transmission; see the contract for what that means for each kind. A repetition changes nothing. */
export async function refuse(ruf: FachRuf, eingabe: { uuid: string; grund: string }): Promise<{ ok: true }> {
  const { dienste } = ruf;
  const { grund } = eingabe;
  return imFach(ruf, { vorgang: "lehneAb", eingabe }, async (tx) => {
    const { satz, zeile } = await getGesperrte(tx, eingabe.uuid);
    if (zeile.status === "ABGELEHNT") return { ok: true as const };
    if (zeile.status !== "OFFEN") throw schonBeantwortet(zeile.status);
    const am = dienste.clock.now();
    if (zeile.art === "ANTRAG_RUECKZUG") {
      await refuseRueckzug(tx, dienste, { satz, zeile, grund });
      return { ok: true as const };
    }
    await settleUebermittlung(tx, zeile.uuid, { status: "ABGELEHNT", am, grund });
    if (zeile.art === "EINREICHUNG") {
      await refuseEinreichung(tx, dienste, { satz, schritt: { akteur: "FACH", grund } });
    } else {
      await writeEreignis(tx, dienste, { vorgang: "uebermittlung.ablehnen", am, antragUuid: satz.uuid, grund });
    }
    dienste.log.warn(
      { antragUuid: satz.uuid, uebermittlungUuid: zeile.uuid, art: zeile.art },
      "The specialist system refused a transmission",
    );
    return { ok: true as const };
  });
}

const NICHT_ABBRECHBAR =
  "Abbrechen lässt sich nur die Übermittlung eines Antrags. Bitte klären Sie diese mit dem Fachverfahren.";

/**
 * An administrator ends the transmission of a submission that the specialist system does not answer: as if it had been
 * refused, the Antrag goes back to its company. Of an answer and an end at the same time the first one holds.
 * @spec domain.md 4.4 no. 5
 */
export async function abortInTransaktion(
  tx: Tx,
  dienste: Dienste,
  { uuid, grund, stabUuid }: { uuid: string; grund: string; stabUuid: string },
): Promise<void> {
  const { satz, zeile } = await getGesperrte(tx, uuid);
  if (zeile.art !== "EINREICHUNG") throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], NICHT_ABBRECHBAR);
  if (zeile.status !== "OFFEN") throw schonBeantwortet(zeile.status);
  await settleUebermittlung(tx, zeile.uuid, { status: "ABGELEHNT", am: dienste.clock.now(), grund });
  await refuseEinreichung(tx, dienste, { satz, schritt: { akteur: "ADMINISTRATOR", grund, stabUuid } });
}

const NICHT_WIEDER: Partial<Record<UebermittlungZeile["art"], string>> = {
  EINREICHUNG: "Ein abgelehnter Antrag wird vom Unternehmen erneut eingereicht.",
  ANTRAG_RUECKZUG: "Ein abgelehnter Rückzug wird vom Unternehmen erneut erklärt.",
};

type Handelnder = { benutzerUuid?: string };

/** The refused transmission that somebody means, locked. Throws STATUS_NICHT_ERLAUBT for every other one. */
async function getAbgelehnte(tx: Tx, uuid: string): Promise<Awaited<ReturnType<typeof getGesperrte>>> {
  const { satz, zeile } = await getGesperrte(tx, uuid);
  if (zeile.verworfenAm !== null)
    throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], "Diese Übermittlung ist schon verworfen.");
  if (zeile.status === "QUITTIERT") throw schonBeantwortet(zeile.status);
  return { satz, zeile };
}

/**
 * Puts a refused document back among those that wait; `wer` is the member of staff, none for the specialist system.
 * Answers whether there was anything to do: one that waits already stays as it is.
 */
export async function presentInTransaktion(
  tx: Tx,
  dienste: Dienste,
  { uuid, ...wer }: { uuid: string } & Handelnder,
): Promise<boolean> {
  const { satz, zeile } = await getAbgelehnte(tx, uuid);
  const hindernis = NICHT_WIEDER[zeile.art];
  if (hindernis !== undefined) throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], hindernis);
  if (zeile.status === "OFFEN") return false;
  if (zeile.art !== "NACHTRAG" && (await findOffene(tx, satz.uuid, zeile.art)) !== undefined) {
    throw new Ablehnung(
      "STATUS_NICHT_ERLAUBT",
      [],
      "Zu diesem Antrag wartet schon eine spätere Übermittlung derselben Art.",
    );
  }
  await openUebermittlung(tx, zeile.uuid);
  const am = dienste.clock.now();
  await writeEreignis(tx, dienste, { vorgang: "uebermittlung.wiedervorlegen", am, antragUuid: satz.uuid, ...wer });
  return true;
}

/** Puts a refused document back among those that wait. A repetition changes nothing. */
export async function presentAgain(ruf: FachRuf, eingabe: { uuid: string }): Promise<{ ok: true }> {
  return imFach(ruf, { vorgang: "legeWiederVor", eingabe }, async (tx) => {
    await presentInTransaktion(tx, ruf.dienste, eingabe);
    return { ok: true as const };
  });
}

/**
 * Throws a refused transmission away: nobody presents it again, or waits for the company to send it again. Refused for
 * one that waits.
 */
export async function discardInTransaktion(
  tx: Tx,
  dienste: Dienste,
  { uuid, grund, benutzerUuid }: { uuid: string; grund: string; benutzerUuid: string },
): Promise<void> {
  const { satz, zeile } = await getAbgelehnte(tx, uuid);
  if (zeile.status === "OFFEN")
    throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], "Diese Übermittlung liegt dem Fachverfahren vor.");
  const am = dienste.clock.now();
  await discardUebermittlungZeile(tx, zeile.uuid, am);
  const vorgang = "uebermittlung.verwerfen";
  await writeEreignis(tx, dienste, { vorgang, am, antragUuid: satz.uuid, benutzerUuid, grund });
}
