import type { Dienste } from "../../dienste";
import type { Sitzungsstand } from "../../kontext";
import { type AnsichtStandZeile, findAnsichtByZugriff } from "../../storage/ansichtStandStore";
import type { SitzungZeile } from "../../storage/sitzungStore";
import { toBenutzer } from "../sitzung/findSitzungsstand";
import { sha256 } from "../sitzung/krypto";

/**
 * The view in the shape of a session of the person. It has no second token, was never confirmed, and its last action is
 * always now: nothing prolongs it, and nothing about it is written.
 */
function toZeile({ ansicht: { uuid, csrf, ...view } }: AnsichtStandZeile, jetzt: Date): SitzungZeile {
  return {
    uuid,
    csrf,
    benutzerUuid: view.personUuid,
    stand: "AUTHENTICATED",
    zugriffHash: view.zugriffHash,
    zugriffBis: view.bis,
    refreshHash: null,
    refreshVorherHash: null,
    refreshGewechseltAm: null,
    refreshSalz: null,
    letzteAktionAm: jetzt,
    erstelltAm: view.beginnAm,
    absolutBis: view.bis,
    unternehmenUuid: view.unternehmenUuid,
    systemrolle: null,
    geraet: "",
    tanArt: null,
    tanHash: null,
    tanBis: null,
    tanVersuche: 0,
    nachweisAm: view.beginnAm,
    nachweisPasswortAm: null,
    nezoAm: null,
    beendetAm: null,
  };
}

/** The living view of a token; null for one that is over. One statement. */
export async function findAnsichtStand(dienste: Dienste, token: string): Promise<Sitzungsstand | null> {
  const jetzt = dienste.clock.now();
  const found = await findAnsichtByZugriff(dienste.db, { zugriffHash: sha256(token), jetzt });
  if (found === undefined) return null;
  const { uuid, betrachterUuid, betrachterRolle, bis } = found.ansicht;
  return {
    zeile: toZeile(found, jetzt),
    benutzer: toBenutzer({ ...found, zeile: found.ansicht }),
    ansicht: { uuid, betrachterUuid, betrachterRolle, bis },
    anzeige: found.anzeige,
  };
}
