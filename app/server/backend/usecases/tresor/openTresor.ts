import type { Dienste } from "../../dienste";
import { deleteSchluessel, insertSchluessel, listSchluessel } from "../../storage/tresorStore";
import { decrypt, encrypt } from "../sitzung/krypto";

const ZWECK = "tresor";

type Schluessel = { id: string; wert: string };
type Gelesen = { lesbare: Schluessel[]; unlesbare: string[]; hasGueltigen: boolean };

async function readSchluessel({ db, config }: Dienste, benutzerUuid: string): Promise<Gelesen> {
  const gelesen: Gelesen = { lesbare: [], unlesbare: [], hasGueltigen: false };
  for (const { uuid, schluessel, ersetztAm } of await listSchluessel(db, benutzerUuid)) {
    try {
      gelesen.lesbare.push({ id: uuid, wert: decrypt(config.secretKey, schluessel, ZWECK) });
      gelesen.hasGueltigen ||= ersetztAm === null;
    } catch {
      // Encrypted with another SECRET_KEY: nobody can read it, nor what browsers have encrypted with it.
      gelesen.unlesbare.push(uuid);
    }
  }
  return gelesen;
}

/**
 * The keys of a person's vault, the valid one first. The first one is made here, and a new one after a change of the
 * password.
 */
export async function openTresor(dienste: Dienste, benutzerUuid: string): Promise<{ schluessel: Schluessel[] }> {
  const { db, clock, random, config } = dienste;
  const vorhanden = await readSchluessel(dienste, benutzerUuid);
  if (vorhanden.hasGueltigen) return { schluessel: vorhanden.lesbare };
  if (vorhanden.unlesbare.length > 0) await deleteSchluessel(db, vorhanden.unlesbare);
  const wert = Buffer.from(random.token(), "base64url").toString("base64");
  const schluessel = encrypt(config.secretKey, wert, ZWECK);
  await insertSchluessel(db, { uuid: random.uuid(), benutzerUuid, schluessel, erstelltAm: clock.now() });
  // Another request may have made it at the same time: what counts is what is stored.
  return { schluessel: (await readSchluessel(dienste, benutzerUuid)).lesbare };
}
