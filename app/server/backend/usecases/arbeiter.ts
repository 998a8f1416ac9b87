import { describeError } from "../describeError";
import type { Dienste } from "../dienste";
import { createSchleife } from "../schleife";
import { noteAbgelaufene } from "./benutzerverwaltung/noteAbgelaufene";
import { createNextExport } from "./exporte/erstelleExporte";
import { sendNextMail } from "./mail/sendNextMail";
import { giveBackPending } from "./auth/rueckgabe";
import { remindPersonen } from "./fristen/remindPersonen";
import { remindStatistik } from "./fristen/remindStatistik";
import { runFristen } from "./fristen/runFristen";
import { runPruefung } from "./protokoll/pruefung";
import { createSuchverzeichnis } from "./suche/fillSuchverzeichnis";
import { tidy } from "./tidy";
import { runVormerkungen } from "./unternehmen/runVormerkungen";
import { createLaufbuch, LAEUFE, type Laufbuch, type Laufname } from "./wartung/laufbuch";
import { runAenderungen } from "./zugangsaenderung/runAenderungen";

/** A slow recipient does not keep the others waiting. */
const MAILS_ZUGLEICH = 4;

/** Delivers the outbox: one mail in a round, so that a process that stops waits for no more than one of each loop. */
function createMailSchleifen(dienste: Dienste, { record }: Laufbuch, onError: (error: unknown) => void) {
  return Array.from({ length: MAILS_ZUGLEICH }, () => {
    const schleife = createSchleife(
      () =>
        record("MAIL", async () => {
          if (await sendNextMail(dienste)) schleife.wake();
        }),
      LAEUFE.MAIL.millis,
      onError,
    );
    return schleife;
  });
}

/** Makes the files of lists, one in a round for the same reason; a long one stops between two pieces. */
function createExportSchleife(dienste: Dienste, { record }: Laufbuch, onError: (error: unknown) => void) {
  let isStopping = false;
  const schleife = createSchleife(
    () =>
      record("EXPORTE", async () => {
        if (await createNextExport(dienste, () => isStopping)) schleife.wake();
      }),
    LAEUFE.EXPORTE.millis,
    onError,
  );
  return {
    ...schleife,
    start: () => {
      isStopping = false;
      schleife.start();
    },
    stop: () => {
      isStopping = true;
      return schleife.stop();
    },
  };
}

/** Writes down the words of what was saved: after a start that of all Anträge, piece by piece, then what changes. */
function createSuchSchleife(dienste: Dienste, { record }: Laufbuch, onError: (error: unknown) => void) {
  const fillNext = createSuchverzeichnis();
  const schleife = createSchleife(
    () =>
      record("SUCHE", async () => {
        if (await fillNext(dienste)) schleife.wake();
      }),
    LAEUFE.SUCHE.millis,
    onError,
  );
  return schleife;
}

/** The background work of one backend process; several processes share it through the database. */
export function createArbeiter(dienste: Dienste) {
  const onError = (error: unknown) => {
    dienste.lage.remember(error);
    dienste.log.error({ fehler: describeError(error) }, "Background work failed");
  };
  const laeufe = createLaufbuch(dienste);
  const repeat = (name: Laufname, work: (dienste: Dienste) => Promise<unknown>) =>
    createSchleife(() => laeufe.record(name, () => work(dienste)), LAEUFE[name].millis, onError);
  const mails = createMailSchleifen(dienste, laeufe, onError);
  const exporte = createExportSchleife(dienste, laeufe, onError);
  const schleifen = [
    ...mails,
    exporte,
    createSuchSchleife(dienste, laeufe, onError),
    repeat("AUFRAEUMEN", tidy),
    repeat("FRISTEN", runFristen),
    repeat("EINLADUNGEN", noteAbgelaufene),
    repeat("ZUGANGSAENDERUNGEN", runAenderungen),
    repeat("STATISTIK", remindStatistik),
    repeat("ERINNERUNGEN", remindPersonen),
    repeat("VORMERKUNGEN", runVormerkungen),
    repeat("RUECKGABE", giveBackPending),
    repeat("KETTEN", runPruefung),
  ];
  return {
    start: () => {
      for (const schleife of schleifen) schleife.start();
    },
    wakeMail: () => {
      for (const schleife of mails) schleife.wake();
    },
    wakeExporte: () => {
      exporte.wake();
    },
    stop: async () => {
      await Promise.all(schleifen.map((schleife) => schleife.stop()));
    },
  };
}
