import { bescheidStand } from "~/domain/bescheid/bescheidStand";
import {
  ABRUF_TAGE,
  BEKANNTGABE,
  bekanntgabeAm,
  type BekanntgabeRegel,
  widerspruchsfrist,
} from "~/domain/bescheid/bescheidFristen";
import { addDays, todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { UnternehmensPerson } from "../../kontext";
import type { AntragSatz } from "../../storage/antragStore";
import { type BescheidZeile, lockBescheid, recordAbruf } from "../../storage/bescheidStore";
import type { Tx } from "../../storage/datenbank";
import { akteurVon, getGesperrten, getNaechstenStatus } from "../antraege/antragRechte";
import { moveAntrag, type Schritt } from "../antraege/moveAntrag";
import { issueBeleg } from "../beleg/issueBeleg";
import { notify } from "../nachricht/notify";
import { vorlageVon } from "./leseBescheide";
import { awardSiegelTo } from "./awardSiegelTo";

/** What the two decisions differ in: the status in which they are retrieved, and the day that the Antrag notes. */
const JE_ART = {
  BESCHEID: { status: "BESCHEID_LIEGT_VOR", spalte: "bescheidAbholungAm", nachricht: "BESCHEID_ABGERUFEN" },
  WIDERSPRUCHSBESCHEID: {
    status: "WS_BESCHEID_LIEGT_VOR",
    spalte: "finalerBescheidAbholungAm",
    nachricht: "WIDERSPRUCHSBESCHEID_ABGERUFEN",
  },
} as const;

const NEU_BEREITGESTELLT =
  "Der Bescheid wurde inzwischen neu bereitgestellt. Bitte laden Sie die Seite neu und beginnen Sie den Abruf dann erneut.";

/** Which decision, and the state of its provision that the person has read, see `vorlageVon`. */
type Vorlage = { antragUuid: string; gegenstandUuid: string | null; stand: string };
/** Who signs what. */
type Auftrag = { person: UnternehmensPerson; vorlage: Vorlage };

type Abrufbar = { satz: AntragSatz; zeile: BescheidZeile; schritt: Schritt };

/** Loads and locks Antrag and decision and makes all checks but the signature itself. */
async function getAbrufbaren(tx: Tx, dienste: Dienste, { person, vorlage }: Auftrag): Promise<Abrufbar> {
  const satz = await getGesperrten(tx, person, { uuid: vorlage.antragUuid, recht: "bescheidAbrufen" });
  const zeile = vorlage.gegenstandUuid === null ? undefined : await lockBescheid(tx, satz.uuid, vorlage.gegenstandUuid);
  if (zeile === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  if (vorlage.stand !== vorlageVon(zeile)) throw new Ablehnung("REVISION_VERALTET", [], NEU_BEREITGESTELLT);
  const isAbrufbar = satz.bescheidZumAbruf && bescheidStand(zeile, dienste.clock.now()) === "ZUM_ABRUF";
  const schritt: Schritt = {
    befehl: "bescheidAbrufen",
    akteur: akteurVon(person),
    benutzerUuid: person.benutzerUuid,
    pruefsumme: zeile.pruefsumme,
    umstaende: { bescheidZumAbruf: isAbrufbar && satz.status === JE_ART[zeile.art].status, istSigniert: true },
  };
  getNaechstenStatus(satz.status, schritt.befehl, { akteur: schritt.akteur, umstaende: schritt.umstaende ?? {} });
  return { satz, zeile, schritt };
}

/**
 * The checks of a retrieval without its effect. Throws ANTRAG_NICHT_GEFUNDEN, NICHT_GEFUNDEN, KEIN_ZUGRIFF,
 * STATUS_NICHT_ERLAUBT when the decision has been retrieved or its ten days are over, or REVISION_VERALTET when it has
 * been provided anew since.
 */
export async function prepareAbruf(tx: Tx, dienste: Dienste, { person, vorlage }: Auftrag): Promise<void> {
  await getAbrufbaren(tx, dienste, { person, vorlage });
}

/** The day that a rule counts from, when a decision is retrieved today. */
function anlassTag(regel: BekanntgabeRegel, { abrufbarBis }: BescheidZeile, heute: string): string {
  // With POST_PLUS_4 as the rule of the installation every decision goes out on the day on which it is provided.
  return BEKANNTGABE[regel].anlass === "ABRUF" ? heute : addDays(abrufbarBis, -ABRUF_TAGE);
}

type Bekanntgabe = { bekanntgabeRegel: BekanntgabeRegel; bekanntgabeAm: string; widerspruchsfrist: string };

/** When the decision counts as announced and until when it can be objected to. What is set already, by post, holds. */
function decideBekanntgabe(dienste: Dienste, zeile: BescheidZeile, heute: string): Bekanntgabe {
  const regel = zeile.bekanntgabeRegel ?? dienste.config.bekanntgabeRegel;
  const am = zeile.bekanntgabeAm ?? bekanntgabeAm(regel, anlassTag(regel, zeile, heute));
  const frist = zeile.widerspruchsfrist ?? widerspruchsfrist(am, zeile.inhalt.hatRechtsbehelfsbelehrung);
  return { bekanntgabeRegel: regel, bekanntgabeAm: am, widerspruchsfrist: frist };
}

async function codeOf(
  tx: Tx,
  dienste: Dienste,
  { antragUuid, art, pruefsumme, belegCode }: BescheidZeile,
): Promise<string> {
  return belegCode ?? (await issueBeleg(tx, dienste, { antragUuid, art, pruefsumme })).code;
}

/**
 * Retrieves a decision, within the transaction that uses the signature up: from now on it can be read, and it counts as
 * announced by the rule of the installation. Of several at once one does it; the others are refused with
 * STATUS_NICHT_ERLAUBT.
 *
 * @spec domain.md 4.4 no. 10 and 18
 */
export async function retrieveBescheid(tx: Tx, dienste: Dienste, { person, vorlage }: Auftrag): Promise<void> {
  const { satz, zeile, schritt } = await getAbrufbaren(tx, dienste, { person, vorlage });
  const { spalte, nachricht } = JE_ART[zeile.art];
  const heute = todayBerlin(dienste.clock);
  const bekanntgabe = decideBekanntgabe(dienste, zeile, heute);
  await moveAntrag(tx, dienste, {
    satz,
    schritt: { ...schritt, aenderung: { bescheidZumAbruf: false, [spalte]: heute } },
  });
  const belegCode = await codeOf(tx, dienste, zeile);
  await recordAbruf(tx, zeile.uuid, {
    ...bekanntgabe,
    belegCode,
    abgerufenAm: dienste.clock.now(),
    abgerufenVon: person.benutzerUuid,
  });
  await awardSiegelTo(tx, dienste, { satz, inhalt: zeile.inhalt });
  await notify(tx, dienste, {
    satz,
    inhalt: {
      art: nachricht,
      antragsnummer: satz.antragsnummer ?? "",
      bekanntgabe: bekanntgabe.bekanntgabeAm,
      widerspruchBis: bekanntgabe.widerspruchsfrist,
    },
  });
}
