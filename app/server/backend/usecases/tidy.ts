import { EXPORT_NACHWEIS_TAGE } from "~/domain/tabelle/exportDatei";
import { TRESOR_TAGE } from "~/domain/sitzung/aufbewahrung";
import { MAIL_BLEIBT_MINUTEN } from "~/domain/wartung/mailFrist";
import { describeError } from "../describeError";
import type { Dienste } from "../dienste";
import { purgeErlaubnisse } from "../storage/ansichtErlaubnisStore";
import { purgeAnsichten } from "../storage/ansichtStore";
import { purgeVersuche } from "../storage/anmeldeversuchStore";
import { purgeEinladungen } from "../storage/einladungStore";
import { purgeNachweise } from "../storage/exportNachweisStore";
import { purgeExporte } from "../storage/exportStore";
import { purgeGeparkte } from "../storage/geparktStore";
import { purgeIdempotenz } from "../storage/idempotenzStore";
import { purgeEreignisse } from "../storage/liveStore";
import { purgeMails } from "../storage/mailStore";
import { purgeNezoVorgaenge } from "../storage/nezoStore";
import { purgePasswortLinks } from "../storage/passwortLinkStore";
import { purgeRatelimit } from "../storage/ratelimitStore";
import { purgeRegistrierungen } from "../storage/registrierungStore";
import { purgeSitzungen } from "../storage/sitzungStore";
import { purgeErsetzte } from "../storage/tresorStore";
import { purgeAenderungen } from "../storage/zugangsaenderungStore";
import { purgeEntwuerfe } from "./antraege/deleteAntrag";
import { tidyDateien } from "./dateien/tidyDateien";
import { exportVor } from "./exporte/leseExporte";
import { geparktVor } from "./geparkt/frist";

const MINUTE = 60_000;
const STUNDE = 60 * MINUTE;
const TAG = 24 * STUNDE;
/** So many failures in a row are kept, however long ago they were. */
const FEHLVERSUCHE_BLEIBEN = 100;

/** So long somebody can read when the support has looked. @assumed issue 18 asks for a list and no time. */
const ANSICHTEN_TAGE = 2 * 365;
/** So long an invitation that nobody has accepted can still be seen, and sent again. */
const EINLADUNG_SICHTBAR_TAGE = 30;

/** Removes registrations, links and states whose time has been over for a day, and invitations after a month. */
async function tidyRegistrierung({ db, clock }: Dienste): Promise<void> {
  const gestern = new Date(clock.now().getTime() - TAG);
  await purgeRegistrierungen(db, gestern);
  await purgePasswortLinks(db, gestern);
  await purgeNezoVorgaenge(db, gestern);
  await purgeEinladungen(db, new Date(clock.now().getTime() - EINLADUNG_SICHTBAR_TAGE * TAG));
}

/**
 * So long the link of a mail says how a change of an access by two members of staff has ended.
 *
 * @assumed Issue 18 names no time. After it the log alone knows of the change.
 */
const AENDERUNG_SICHTBAR_TAGE = 90;

/** Each step by the name it has in the log. */
type Schritt = [name: string, schritt: () => Promise<unknown>];

function schritteVon(dienste: Dienste): Schritt[] {
  const { db, clock } = dienste;
  const now = clock.now().getTime();
  const vor = (millis: number) => new Date(now - millis);
  return [
    ["sitzung", () => purgeSitzungen(db, vor(0), vor(TAG))],
    ["idempotenz", () => purgeIdempotenz(db, vor(TAG))],
    ["ratelimit", () => purgeRatelimit(db, vor(0))],
    ["anmeldeversuch", () => purgeVersuche(db, vor(365 * TAG), FEHLVERSUCHE_BLEIBEN)],
    ["mailAusgang", () => purgeMails(db, vor(MAIL_BLEIBT_MINUTEN * MINUTE))],
    ["ereignisse", () => purgeEreignisse(db, vor(STUNDE))],
    ["tresor", () => purgeErsetzte(db, vor(TRESOR_TAGE * TAG))],
    ["registrierung", () => tidyRegistrierung(dienste)],
    ["zugangsaenderung", () => purgeAenderungen(db, vor(AENDERUNG_SICHTBAR_TAGE * TAG))],
    ["entwuerfe", () => purgeEntwuerfe(dienste)],
    ["exporte", () => purgeExporte(db, exportVor(dienste))],
    ["exportNachweise", () => purgeNachweise(db, vor(EXPORT_NACHWEIS_TAGE * TAG))],
    ["dateien", () => tidyDateien(dienste)],
    ["ansichten", () => purgeAnsichten(db, vor(ANSICHTEN_TAGE * TAG)).then(() => purgeErlaubnisse(db, vor(0)))],
    ["geparkte", () => purgeGeparkte(db, geparktVor(dienste))],
  ];
}

/**
 * Removes what has served its time: ended sessions, answers older than 24 hours, past limits, sent mails and those
 * given up, drafts deleted long ago, files without an owner, keys of vaults that were replaced long ago, kept forms,
 * prepared files after a day, events of the live channel after an hour, ended changes of an access after three months.
 * What fails does not keep the rest from being done, and is tried again in the next round.
 */
export async function tidy(dienste: Dienste): Promise<void> {
  for (const [name, schritt] of schritteVon(dienste)) {
    try {
      await schritt();
    } catch (error) {
      dienste.log.error(
        { fehler: describeError(error), schritt: name },
        "Something that has served its time could not be removed",
      );
    }
  }
}
