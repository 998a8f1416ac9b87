import { ANSICHT_MINUTEN } from "~/domain/benutzer/ansicht";
import type { KontoEreignis } from "~/domain/benutzer/kontoEreignisse";
import type { Dienste } from "../dienste";
import { insertAnsicht } from "../storage/ansichtStore";
import { updateBenutzer } from "../storage/benutzerStore";
import type { Tx } from "../storage/datenbank";
import { writeAudit } from "../usecases/audit/writeAudit";
import { sha256 } from "../usecases/sitzung/krypto";

const MINUTE = 60_000;
const TAG = 1_440 * MINUTE;
const GRUND_SPERRE = "Viele Anmeldeversuche, telefonisch mit der Person geklärt";
const GRUND_ANSICHT = "Frage zu einem Feld, das sie nicht fand";

/** The minutes of wrong passwords, as many as a limit of three lets through: each is a line to look at. */
const FEHLVERSUCHE = [0, 2, 9];

/** Whose time lines they are, and who of the support acts. */
type Beteiligte = { vertretung: string; gesperrt: string; support: string };

/**
 * What has happened with two accounts of a company: sign-ins and a view of the support that is over, and an account
 * that was locked by itself and then by the support.
 */
export async function seedVerlaeufe(tx: Tx, dienste: Dienste, { vertretung, gesperrt, support }: Beteiligte) {
  // One moment for all: between two of a real clock a view would last longer than it may.
  const jetzt = dienste.clock.now().getTime();
  const vor = (tage: number, minuten = 0) => new Date(jetzt - tage * TAG + minuten * MINUTE);
  const write = (vorgang: KontoEreignis, am: Date, { wer, grund = null }: { wer: string; grund?: string | null }) =>
    writeAudit(tx, { vorgang, am, benutzerUuid: wer, grund });
  await write("ANMELDUNG", vor(40), { wer: gesperrt });
  for (const minuten of FEHLVERSUCHE) await write("ANMELDUNG_ABGELEHNT", vor(6, minuten), { wer: gesperrt });
  const grund = `${String(FEHLVERSUCHE.length)} falsche Eingaben in Folge`;
  await write("ANMELDUNG_GESPERRT", vor(6, FEHLVERSUCHE.at(-1)), { wer: gesperrt, grund });
  const gesperrtSeit = vor(5);
  await updateBenutzer(tx, gesperrt, { gesperrtSeit, sperrgrund: GRUND_SPERRE });
  await write("support.sperren", gesperrtSeit, { wer: support, grund: `${gesperrt} ${GRUND_SPERRE}` });
  await write("ANMELDUNG_ABGELEHNT", vor(3), { wer: vertretung });
  await write("ANMELDUNG", vor(3, 1), { wer: vertretung });
  const [beginnAm, beendetAm] = [vor(2), vor(2, 6)];
  await insertAnsicht(tx, {
    uuid: dienste.random.uuid(),
    zugriffHash: sha256(dienste.random.token()),
    csrf: dienste.random.token(),
    personUuid: vertretung,
    betrachterUuid: support,
    betrachterRolle: "SUPPORT_MITARBEITER",
    betrachterSitzungUuid: dienste.random.uuid(),
    grund: GRUND_ANSICHT,
    beginnAm,
    bis: vor(2, ANSICHT_MINUTEN),
    beendetAm,
  });
  await write("support.ansicht", beginnAm, { wer: support, grund: `${vertretung} ${GRUND_ANSICHT}` });
  await write("support.ansichtEnde", beendetAm, { wer: support, grund: vertretung });
}
