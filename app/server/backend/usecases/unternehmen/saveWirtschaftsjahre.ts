import type { KonfliktlageJe, Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import type { ProblemItem } from "~/contract/wire/problem";
import type { JahrKontext } from "~/domain/statistik/jahrFeld";
import { isRasterFeld } from "~/domain/statistik/jahrRaster";
import type { Werte } from "~/formkit/field";
import { Ablehnung, eingabeUngueltig, Konfliktablehnung, Konfliktablehnungen } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import type { JahrSatz } from "../../storage/wirtschaftsjahrStore";
import type { Aufruf } from "../antraege/aufruf";
import { FELD_UNBEKANNT, problem } from "../antraege/wertPruefung";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { einmalig } from "../idempotenz/einmalig";
import { vollstaendigesJahr } from "./jahrLage";
import { getJahr, type JahrAenderung, lockUmfeld, mergeJahr } from "./saveWirtschaftsjahr";
import { aenderbaresUnternehmen } from "./stammdatenLage";
import { storeNaechste } from "./storeNaechste";

/** What its saves are noted as, so that each runs once per key. */
export const SAVE_JAHRE = "wirtschaftsjahre.saveAlle";

/** A stored year with what is wanted of it. */
type Jahr = { satz: JahrSatz; eingabe: JahrAenderung; kontext: JahrKontext };

type Zusammen = { jahr: Jahr; werte: Werte; zusammengefuehrt?: Uebernommen[] };

type Gesammelt = { fehler: ProblemItem[]; konflikte: KonfliktlageJe[]; fertige: Zusammen[] };

/** Refuses what this call does not change; the form of the year does. */
function checkFelder({ uuid, werte }: JahrAenderung): ProblemItem[] {
  const fremde = Object.keys(werte).filter((key) => !isRasterFeld(key));
  return fremde.map((key) => problem(uuid, key, FELD_UNBEKANNT));
}

/** Merges one year; what stands against it is collected, so that all of it can be said at once. */
async function collectJahr(tx: Tx, jahr: Jahr, gesammelt: Gesammelt): Promise<void> {
  const fremde = checkFelder(jahr.eingabe);
  gesammelt.fehler.push(...fremde);
  if (fremde.length > 0) return;
  try {
    gesammelt.fertige.push({ jahr, ...(await mergeJahr(tx, jahr)) });
  } catch (error) {
    if (error instanceof Konfliktablehnung) gesammelt.konflikte.push({ uuid: jahr.satz.uuid, ...error.konflikt });
    else if (error instanceof Ablehnung && error.code === "EINGABE_UNGUELTIG") gesammelt.fehler.push(...error.errors);
    else throw error;
  }
}

async function mergeAlle(tx: Tx, jahre: readonly Jahr[]): Promise<Zusammen[]> {
  const gesammelt: Gesammelt = { fehler: [], konflikte: [], fertige: [] };
  for (const jahr of jahre) await collectJahr(tx, jahr, gesammelt);
  if (gesammelt.fehler.length > 0) throw new Ablehnung("EINGABE_UNGUELTIG", gesammelt.fehler);
  if (gesammelt.konflikte.length > 0) throw new Konfliktablehnungen(gesammelt.konflikte);
  return gesammelt.fertige;
}

const isGleich = (werte: Werte, { werte: gespeichert }: JahrSatz): boolean =>
  Object.entries(vollstaendigesJahr(gespeichert)).every(([key, wert]) => werte[key] === wert);

/** Saves figures of several Wirtschaftsjahre of the chosen company as new versions, or of none of them. */
export async function saveWirtschaftsjahre(
  ruf: Aufruf,
  eingabe: { jahre: JahrAenderung[]; geparkt?: string | undefined },
): Promise<{ jahre: { uuid: string; revision: number; zusammengefuehrt?: Uebernommen[] }[] }> {
  const firma = aenderbaresUnternehmen(ruf.person);
  if (new Set(eingabe.jahre.map(({ uuid }) => uuid)).size < eingabe.jahre.length)
    throw eingabeUngueltig("jahre", "Jedes Wirtschaftsjahr darf nur einmal vorkommen.");
  const arbeit = (tx: Tx) => async () => {
    const umfeld = await lockUmfeld(tx, firma);
    const jahre = eingabe.jahre.map((eine): Jahr => ({ ...getJahr(ruf, umfeld, eine.uuid), eingabe: eine }));
    const gespeicherte = [];
    for (const { jahr, werte, ...merged } of await mergeAlle(tx, jahre)) {
      const { satz, kontext } = jahr;
      const { uuid } = satz;
      const revision = isGleich(werte, satz) ? satz.revision : satz.revision + 1;
      if (revision > satz.revision) await storeNaechste(tx, ruf, { firma, uuid, revision, werte, kontext });
      gespeicherte.push({ uuid, revision, ...merged });
    }
    await forgetGeparkte(tx, ruf, eingabe);
    return { jahre: gespeicherte };
  };
  const vorgang = SAVE_JAHRE;
  return inTransaktion(ruf.dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe, fn: arbeit(tx) }));
}
