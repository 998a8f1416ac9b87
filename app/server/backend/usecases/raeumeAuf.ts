import { and, lt, or } from "drizzle-orm";
import { TRESOR_TAGE } from "~/contract/tresorDaten";
import { describeError } from "../describeError";
import type { Dienste } from "../dienste";
import { idempotenz } from "../storage/schema/idempotenz";
import { mailAusgang } from "../storage/schema/mail";
import { anmeldeversuch, ratelimit } from "../storage/schema/ratelimit";
import { sitzung } from "../storage/schema/sitzung";
import { purgeExporte } from "../storage/exportStore";
import { purgeEreignisse } from "../storage/liveStore";
import { purgeErsetzte } from "../storage/tresorStore";
import { purgeEntwuerfe } from "./antraege/deleteAntrag";
import { raeumeDateienAuf } from "./dateien/raeumeDateienAuf";
import { exportVor } from "./exporte/leseExporte";
import { purgeGeparkte } from "../storage/geparktStore";
import { geparktVor } from "./geparkt/frist";
import { raeumeRegistrierungAuf } from "./registrierung/raeumeRegistrierungAuf";

const STUNDE = 3_600_000;
const TAG = 24 * STUNDE;

/** Each step by the name it has in the log. */
type Schritt = [name: string, schritt: () => Promise<unknown>];

function schritteVon(dienste: Dienste): Schritt[] {
  const { db, clock } = dienste;
  const now = clock.now().getTime();
  const vor = (millis: number) => new Date(now - millis);
  return [
    [
      "sitzung",
      () =>
        db.delete(sitzung).where(or(lt(sitzung.absolutBis, vor(0)), lt(sitzung.letzteAktionAm, vor(TAG)), lt(sitzung.beendetAm, vor(TAG)))),
    ],
    ["idempotenz", () => db.delete(idempotenz).where(lt(idempotenz.erstelltAm, vor(TAG)))],
    ["ratelimit", () => db.delete(ratelimit).where(lt(ratelimit.ablauf, vor(0)))],
    [
      "anmeldeversuch",
      () => db.delete(anmeldeversuch).where(and(lt(anmeldeversuch.letzterAm, vor(365 * TAG)), lt(anmeldeversuch.fehlversuche, 100))),
    ],
    ["mailAusgang", () => db.delete(mailAusgang).where(or(lt(mailAusgang.gesendetAm, vor(TAG)), lt(mailAusgang.aufgegebenAm, vor(TAG))))],
    ["ereignisse", () => purgeEreignisse(db, vor(STUNDE))],
    ["tresor", () => purgeErsetzte(db, vor(TRESOR_TAGE * TAG))],
    ["registrierung", () => raeumeRegistrierungAuf(dienste)],
    ["entwuerfe", () => purgeEntwuerfe(dienste)],
    ["exporte", () => purgeExporte(db, exportVor(dienste))],
    ["dateien", () => raeumeDateienAuf(dienste)],
    ["geparkte", () => purgeGeparkte(db, geparktVor(dienste))],
  ];
}

/**
 * Removes what has served its time: ended sessions, answers older than 24 hours, past limits, sent mails and those given up, drafts deleted
 * long ago, files without an owner, keys of vaults that were replaced long ago, kept forms, prepared files after a day, events of the live
 * channel after an hour. What fails does not keep the rest from being done, and is tried again in the next round.
 */
export async function raeumeAuf(dienste: Dienste): Promise<void> {
  for (const [name, schritt] of schritteVon(dienste)) {
    try {
      await schritt();
    } catch (error) {
      dienste.log.error({ fehler: describeError(error), schritt: name }, "Something that has served its time could not be removed");
    }
  }
}
