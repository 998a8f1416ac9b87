import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { type EreignisZeile, insertBelege, insertEreignisse, insertKoepfe } from "../../storage/ereignisStore";
import { type Kettenbestand, listUnverkettete, takeUebernahme } from "../../storage/kettenStore";
import { inTransaktion } from "../../storage/transaction";
import { neuerCode } from "../beleg/issueBeleg";
import { belegAus } from "./checkBestand";
import { kopfNach, leererKopf, naechstes } from "./kette";
import { inhaltVon } from "./writeEreignis";

/** The chain that the audit log of an Antrag gives, each submission followed by its receipt. */
function buildKette(dienste: Dienste, { antragUuid, audit, eingereicht }: Kettenbestand): EreignisZeile[] {
  const kette: EreignisZeile[] = [];
  const append = (neu: Pick<EreignisZeile, "am" | "art" | "inhalt">) => {
    const inhalt = { ...neu.inhalt, uebernommen: true as const };
    kette.push(naechstes(kette.at(-1) ?? leererKopf(antragUuid), { ...neu, inhalt, antragUuid }));
  };
  for (const { lfd, ...zeile } of audit) {
    const { am, vorgang: art } = zeile;
    const einreichung =
      art === "antrag.einreichen"
        ? eingereicht.find(({ eingereichtAm }) => eingereichtAm.getTime() === am.getTime())
        : undefined;
    const pruefsumme = einreichung?.pruefsumme;
    append({
      am,
      art,
      inhalt: inhaltVon({ ...zeile, antragUuid, ...(pruefsumme !== undefined && { pruefsumme }) }, lfd),
    });
    if (pruefsumme === undefined) continue;
    const inhalt = {
      akteur: "VERFAHREN" as const,
      beleg: "EINGANGSBESTAETIGUNG" as const,
      code: neuerCode(dienste),
      pruefsumme,
    };
    append({ am, art: "beleg.ausstellen", inhalt });
  }
  return kette;
}

async function takeOver(tx: Tx, dienste: Dienste, bestand: Kettenbestand): Promise<void> {
  const kette = buildKette(dienste, bestand);
  const letztes = kette.at(-1);
  if (letztes === undefined) return;
  await insertEreignisse(tx, kette);
  await insertBelege(
    tx,
    kette.flatMap((zeile) => belegAus(zeile) ?? []),
  );
  await insertKoepfe(tx, [kopfNach(dienste.config.secretKey, letztes)]);
}

/**
 * Makes the chains of what was there before chains were, from the audit log: once per database, all of it or nothing.
 * Never again, because otherwise whoever removes a chain would get a new one.
 */
export async function takeOverProtokoll(dienste: Dienste): Promise<void> {
  await inTransaktion(dienste, async (tx) => {
    if (!(await takeUebernahme(tx, dienste.clock.now()))) return;
    for await (const bestand of listUnverkettete(tx)) await takeOver(tx, dienste, bestand);
  });
}
