import type { Kettenauszug } from "~/contract/verfahren/protokoll";
import { pruefsummeVon } from "../../pruefsumme";
import { isEchterKopf } from "../audit/kette";
import { type Befund, SIEGEL_FALSCH } from "../audit/pruefeKette";

type Inhalt = Kettenauszug["inhalt"];
type Ereignis = Inhalt["ereignisse"][number];

function findBefund({ hash, ...ereignis }: Ereignis, vorgaenger: Ereignis | undefined): string | null {
  if (hash !== pruefsummeVon(ereignis)) return "Das Ereignis wurde verändert.";
  if (vorgaenger !== undefined && vorgaenger.hash !== ereignis.vorher)
    return "Das Ereignis schließt nicht an das vorige an.";
  return null;
}

/**
 * What is not as it was written in an extract of the chains, whoever has made it: events that do not have their hash,
 * that do not follow from the one before where both are there, or that are not the last one that the head names; and
 * heads that the portal has not made.
 */
export function findAuszugbefunde(secretKey: string, { ereignisse, ketten }: Inhalt): Befund[] {
  const nachOrt = new Map(ereignisse.map((eines) => [`${eines.antrag} ${String(eines.nummer)}`, eines]));
  const ort = (antrag: string, nummer: number) => nachOrt.get(`${antrag} ${String(nummer)}`);
  const derEreignisse = ereignisse.flatMap((eines) => {
    const grund = findBefund(eines, ort(eines.antrag, eines.nummer - 1));
    return grund === null ? [] : [{ antragUuid: eines.antrag, nummer: eines.nummer, grund }];
  });
  const derKoepfe = ketten.flatMap((kopf) => {
    const { antragUuid, nummer, hash } = kopf;
    if (!isEchterKopf(secretKey, kopf)) return [{ antragUuid, nummer, grund: SIEGEL_FALSCH }];
    const letztes = ort(antragUuid, nummer);
    if (letztes === undefined || letztes.hash === hash) return [];
    return [{ antragUuid, nummer, grund: "Das letzte Ereignis ist nicht das, das das Portal geschrieben hat." }];
  });
  return [...derEreignisse, ...derKoepfe];
}
