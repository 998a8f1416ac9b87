import { takeOverVorhaben } from "~/domain/antrag/formular/uebernahme";
import { formulare } from "~/domain/antrag/formular/formulare";
import { Ablehnung } from "../../ablehnung";
import type { AntragSatz } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { findHerkunft, type Herkunft } from "../../storage/herkunftStore";
import { inTransaktion } from "../../storage/transaction";
import { listVorhaben } from "../../storage/vorhabenStore";
import { einmalig } from "../idempotenz/einmalig";
import { kontextVon } from "./antragAnsicht";
import { formularDes, getLesbaren } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { createFolgeantrag } from "./createFolgeantrag";

/** The Antrag from which another one is to begin: readable, of the own company, not deleted. */
export async function getQuelle(tx: Tx, { person }: Aufruf, uuid: string): Promise<AntragSatz> {
  const quelle = await getLesbaren(tx, person, uuid);
  if (quelle.status === "GELOESCHT") throw new Ablehnung("STATUS_NICHT_ERLAUBT");
  return quelle;
}

/**
 * Begins a V2 draft with the answers of another Antrag, which stays as it is. @spec §2 withUebernahme (take over
 * existing data)
 */
export async function takeOverAntrag(ruf: Aufruf, eingabe: { uuid: string }): Promise<{ uuid: string }> {
  const { dienste } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antraege.uebernimmAntrag",
      eingabe,
      fn: async () => {
        const quelle = await getQuelle(tx, ruf, eingabe.uuid);
        const umstand = { kontext: kontextVon(quelle, dienste.clock), random: () => dienste.random.uuid() };
        const alle = await listVorhaben(tx, quelle.uuid);
        const vorhaben = alle.map(({ werte }) => takeOverVorhaben(formularDes(quelle), werte, umstand));
        const folge = {
          quelle,
          art: "UEBERNAHME",
          version: "V2",
          form: formulare.V2,
          zusatz: "Übernahme",
          vorhaben,
        } as const;
        return { uuid: await createFolgeantrag(tx, ruf, folge) };
      },
    }),
  );
}

/** Where the answers of an Antrag came from and what did not fit; null when it began empty. */
export async function getHerkunft(
  { dienste, person }: Aufruf,
  uuid: string,
): Promise<{ herkunft: Omit<Herkunft, "antragUuid"> | null }> {
  const satz = await getLesbaren(dienste.db, person, uuid);
  // What did not fit was never submitted.
  if (!satz.zeigtEntwuerfe) return { herkunft: null };
  const gefunden = await findHerkunft(dienste.db, satz.uuid);
  if (gefunden === undefined) return { herkunft: null };
  const { art, ausUuid, abgeschnitten } = gefunden;
  return { herkunft: { art, ausUuid, abgeschnitten } };
}
