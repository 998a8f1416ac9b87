import { alert, downloadFile } from "~/contract/wire/live";
import { Ablehnung } from "../../ablehnung";
import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";
import { completeNachweis } from "../../storage/exportNachweisStore";
import { type ExportZeile, findBesteller, leaseExport, updateGeliehenen } from "../../storage/exportStore";
import type { LiveEmpfaenger } from "../../storage/liveStore";
import { inTransaktion } from "../../storage/transaction";
import { publish } from "../live/publish";
import { toDateiNotiz } from "./leseExporte";
import { type Fertig, NichtMehrMeiner, Unterbrochen, writeExport } from "./writeExport";

/** So long one worker has an order for itself; afterwards it counts as abandoned, and another one makes the file. */
const LEIHE_MS = 120_000;
/** With the pauses between them about four minutes. */
const MAX_VERSUCHE = 8;

/**
 * The login that ordered it, as long as it acts for the same company or in the same role: in another one it could not
 * fetch the file.
 */
const empfaengerVon = ({ sitzungUuid: uuid, unternehmenUuid, systemRolle }: ExportZeile): LiveEmpfaenger => ({
  art: "sitzung",
  uuid,
  unternehmenUuid,
  systemRolle,
});

/** The file with the rights that the person has now. Throws an Ablehnung for what no further try would change. */
async function create(
  dienste: Dienste,
  auftrag: ExportZeile,
  isStopping: () => boolean,
): Promise<Fertig & Pick<ExportZeile, "unternehmenRolle">> {
  const person = await findBesteller(dienste.db, auftrag);
  if (person === undefined) throw new Ablehnung("KEIN_ZUGRIFF");
  const lauf = { isStopping, leaseUntil: () => new Date(dienste.clock.now().getTime() + LEIHE_MS) };
  return {
    ...(await writeExport({ dienste, auftrag, lauf }, person)),
    unternehmenRolle: person.unternehmenRolle,
  };
}

/** Notes the file and tells of it in one transaction. Bytes that no row names go at once. */
async function complete(
  dienste: Dienste,
  auftrag: ExportZeile,
  fertig: Awaited<ReturnType<typeof create>>,
): Promise<void> {
  const istMeiner = await inTransaktion(dienste, async (tx) => {
    const fertigAm = dienste.clock.now();
    const { zeilen } = fertig;
    const ende = { ...fertig, geschrieben: zeilen, zustand: "FERTIG", fertigAm } as const;
    if (!(await updateGeliehenen(tx, auftrag, ende))) return false;
    await completeNachweis(tx, auftrag.uuid, { fertigAm, zeilen });
    await publish(tx, dienste, {
      topic: downloadFile,
      empfaenger: empfaengerVon(auftrag),
      nutzlast: toDateiNotiz(auftrag),
    });
    return true;
  });
  if (!istMeiner) await dienste.ablage.remove(fertig.schluessel);
}

/** It will never be ready: the person is told. @spec §8 'Download nicht möglich!' */
async function giveUp(dienste: Dienste, auftrag: ExportZeile): Promise<void> {
  await inTransaktion(dienste, async (tx) => {
    if (!(await updateGeliehenen(tx, auftrag, { zustand: "FEHLGESCHLAGEN", fertigAm: dienste.clock.now() }))) return;
    await publish(tx, dienste, {
      topic: alert,
      empfaenger: empfaengerVon(auftrag),
      nutzlast: {
        alertMessage:
          "Download nicht möglich! Ihr Export konnte nicht erstellt werden. Bitte lassen Sie ihn noch einmal vorbereiten.",
        alertMessageType: "ERROR",
        showAlertMessage: true,
      },
    });
  });
}

async function fail(dienste: Dienste, auftrag: ExportZeile, error: unknown): Promise<void> {
  const { uuid, versuche } = auftrag;
  if (error instanceof NichtMehrMeiner) return;
  if (error instanceof Unterbrochen) {
    // Not its fault: the try does not count, and whoever comes next begins anew.
    const zurueck = { zustand: "WARTET", versuche: versuche - 1, geschrieben: 0 } as const;
    await updateGeliehenen(dienste.db, auftrag, { ...zurueck, naechsterVersuchAm: dienste.clock.now() });
    return;
  }
  const fakten = { export: uuid, versuche, fehler: describeError(error) };
  if (error instanceof Ablehnung || versuche >= MAX_VERSUCHE) {
    // Rights that somebody no longer has are no fault of the portal.
    if (error instanceof Ablehnung) dienste.log.info({ export: uuid, code: error.code }, "Export refused");
    else dienste.log.error(fakten, "Export given up");
    await giveUp(dienste, auftrag);
    return;
  }
  dienste.log.warn(fakten, "Export not made, will be tried again");
  const naechsterVersuchAm = new Date(dienste.clock.now().getTime() + 2 ** versuche * 1000);
  await updateGeliehenen(dienste.db, auftrag, { zustand: "WARTET", naechsterVersuchAm });
}

/**
 * Makes the file of the next order that is due; false when there is none. One that fails is tried again after 2, 4, 8 …
 * seconds, one whose process has died when its lease is over. A process that stops gives its order back.
 */
export async function createNextExport(dienste: Dienste, isStopping: () => boolean = () => false): Promise<boolean> {
  const jetzt = dienste.clock.now();
  const auftrag = await leaseExport(dienste.db, jetzt, new Date(jetzt.getTime() + LEIHE_MS));
  if (auftrag === undefined) return false;
  // Whatever kills the process each time must not do so for ever.
  if (auftrag.versuche > MAX_VERSUCHE) {
    await giveUp(dienste, auftrag);
    return true;
  }
  try {
    await complete(dienste, auftrag, await create(dienste, auftrag, isStopping));
  } catch (error) {
    await fail(dienste, auftrag, error);
  }
  return true;
}
