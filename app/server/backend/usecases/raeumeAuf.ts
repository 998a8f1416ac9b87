import { and, lt, or } from "drizzle-orm";
import { TRESOR_TAGE } from "~/contract/tresorDaten";
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

/** Removes what has served its time: ended sessions, answers older than 24 hours, past limits, sent mails and those given up, drafts deleted long ago, files without an owner, keys of vaults that were replaced long ago, kept forms, prepared files after a day, events of the live channel after an hour. */
export async function raeumeAuf(dienste: Dienste): Promise<void> {
  const { db, clock } = dienste;
  const now = clock.now().getTime();
  const vor = (millis: number) => new Date(now - millis);
  await db.delete(sitzung).where(or(lt(sitzung.absolutBis, vor(0)), lt(sitzung.letzteAktionAm, vor(TAG)), lt(sitzung.beendetAm, vor(TAG))));
  await db.delete(idempotenz).where(lt(idempotenz.erstelltAm, vor(TAG)));
  await db.delete(ratelimit).where(lt(ratelimit.ablauf, vor(0)));
  await db.delete(anmeldeversuch).where(and(lt(anmeldeversuch.letzterAm, vor(365 * TAG)), lt(anmeldeversuch.fehlversuche, 100)));
  await db.delete(mailAusgang).where(or(lt(mailAusgang.gesendetAm, vor(TAG)), lt(mailAusgang.aufgegebenAm, vor(TAG))));
  await purgeEreignisse(db, vor(STUNDE));
  await purgeErsetzte(db, vor(TRESOR_TAGE * TAG));
  await raeumeRegistrierungAuf(dienste);
  await purgeEntwuerfe(dienste);
  await purgeExporte(db, exportVor(dienste));
  await raeumeDateienAuf(dienste);
  await purgeGeparkte(db, geparktVor(dienste));
}
