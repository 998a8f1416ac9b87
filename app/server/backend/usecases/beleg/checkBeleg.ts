import { setTimeout as wait } from "node:timers/promises";
import type { BelegBefund } from "~/contract/verfahren/belege";
import { parseBelegcode } from "~/domain/beleg/belegcode";
import type { Dienste } from "../../dienste";
import { findBelegMitKette } from "../../storage/kettenStore";
import { belegAus } from "../audit/checkBestand";
import { findBruch, findKopffehler } from "../audit/pruefeKette";
import { limit } from "../ratelimit/count";

/** Each answer takes so long, so that its time does not tell whether there is such a code. */
const ANTWORT_MS = 250;

async function findBefund({ db, config }: Dienste, eingabe: string): Promise<BelegBefund | null> {
  const code = parseBelegcode(eingabe);
  const gefunden = code === null ? null : await findBelegMitKette(db, code);
  if (gefunden === null) return null;
  const { beleg, ereignisse, kopf } = gefunden;
  const bis = ereignisse.slice(0, beleg.ereignisNummer);
  const eigenes = bis.at(-1);
  const soll = eigenes && belegAus(eigenes);
  const gehoertZusammen =
    soll !== undefined &&
    soll.code === beleg.code &&
    soll.art === beleg.art &&
    soll.pruefsumme === beleg.pruefsumme &&
    +soll.am === +beleg.am;
  const istUnveraendert =
    gehoertZusammen && findBruch(bis) === null && findKopffehler(config.secretKey, ereignisse.at(-1), kopf) === null;
  return { art: beleg.art, am: beleg.am.toISOString(), pruefsumme: beleg.pruefsumme, istUnveraendert };
}

/** Looks a code up for anybody, so many times a minute from one address. */
export async function checkBeleg(
  dienste: Dienste,
  code: string,
  clientIp: string,
): Promise<{ beleg: BelegBefund | null }> {
  await limit(dienste, "belegpruefungProIp", clientIp);
  const [beleg] = await Promise.all([findBefund(dienste, code), wait(ANTWORT_MS)]);
  return { beleg };
}
