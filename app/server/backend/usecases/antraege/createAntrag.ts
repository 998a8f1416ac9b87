import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { formulare } from "~/domain/antrag/formular/formulare";
import { Ablehnung } from "../../ablehnung";
import { findFormfakten, insertAntrag } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import { insertVorhaben, type NeuesVorhaben } from "../../storage/vorhabenStore";
import { writeEreignis } from "../audit/writeEreignis";
import { einmalig } from "../idempotenz/einmalig";
import { kontextVon } from "./antragAnsicht";
import { akteurVon, blickVon, getNaechstenStatus } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { LEERE_EINREICHUNG } from "~/domain/antrag/leereEinreichung";
import { neuesVorhaben } from "./neuesVorhaben";
import { readSingleLine } from "./wertPruefung";

type Anfang = {
  antragUuid: string;
  kontext: AntragKontext;
  random: () => string;
  geaendertAm: Date;
  geaendertVon: string;
};
type NeuesOhneAntrag = Omit<NeuesVorhaben, "antragUuid" | "geaendertAm" | "geaendertVon">;

/** Stores the Antrag itself, still without a Vorhaben. */
async function insertLeeren(tx: Tx, { dienste, person }: Aufruf, bezeichnung: string) {
  const { unternehmenUuid } = blickVon(person);
  const fakten = unternehmenUuid === null ? undefined : await findFormfakten(tx, unternehmenUuid);
  if (unternehmenUuid === null || fakten === undefined) throw new Ablehnung("KEIN_ZUGRIFF");
  const status = getNaechstenStatus(null, "anlegen", {
    akteur: akteurVon(person),
    umstaende: { istErgaenzungsantrag: false },
  });
  const uuid = dienste.random.uuid();
  const am = dienste.clock.now();
  const von = person.benutzerUuid;
  const geaendert = { geaendertAm: am, geaendertVon: von };
  await insertAntrag(tx, {
    uuid,
    unternehmenUuid,
    version: "V2",
    status,
    bezeichnung,
    einreichung: LEERE_EINREICHUNG,
    erstelltAm: am,
    erstelltVon: von,
    ...geaendert,
  });
  return { uuid, status, fakten, geaendert };
}

type Entwurf = { bezeichnung: string; build: (anfang: Anfang) => NeuesOhneAntrag[] | Promise<NeuesOhneAntrag[]> };

/** Stores a draft of version V2 with the Vorhaben that `build` gives. */
export async function createEntwurf(tx: Tx, ruf: Aufruf, { bezeichnung, build }: Entwurf): Promise<{ uuid: string }> {
  const { dienste } = ruf;
  const { uuid, status, fakten, geaendert } = await insertLeeren(tx, ruf, bezeichnung);
  const vorhaben = await build({
    antragUuid: uuid,
    kontext: kontextVon(fakten, dienste.clock),
    random: () => dienste.random.uuid(),
    ...geaendert,
  });
  await insertVorhaben(
    tx,
    vorhaben.map((eines) => ({ ...eines, antragUuid: uuid, ...geaendert })),
  );
  await writeEreignis(tx, dienste, {
    vorgang: "antrag.anlegen",
    am: geaendert.geaendertAm,
    benutzerUuid: geaendert.geaendertVon,
    antragUuid: uuid,
    nach: status,
  });
  return { uuid };
}

/** Creates a draft of version V2 with one empty Vorhaben. */
export async function createAntrag(ruf: Aufruf, eingabe: { bezeichnung: string }): Promise<{ uuid: string }> {
  const bezeichnung = readSingleLine("bezeichnung", eingabe.bezeichnung);
  return inTransaktion(ruf.dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antraege.createAntrag",
      eingabe,
      fn: () =>
        createEntwurf(tx, ruf, {
          bezeichnung,
          build: ({ antragUuid, kontext, random, geaendertAm: am, geaendertVon: von }) => [
            neuesVorhaben({ form: formulare.V2, antragUuid, position: 1, kontext, am, von, random }),
          ],
        }),
    }),
  );
}
