import { VORHABEN_MAX } from "~/domain/antrag/antragsnummer";
import { kopieVon } from "~/domain/antrag/formular/kopie";
import type { Werte } from "~/formkit/field";
import { Ablehnung } from "../../ablehnung";
import { updateAntrag } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { findRevisionImAntrag } from "../../storage/revisionStore";
import { markDateienGeloescht } from "../../storage/dateiStore";
import { inTransaktion } from "../../storage/transaction";
import {
  findLetztePosition,
  findVorhaben,
  insertVorhaben,
  listKoepfe,
  markGeloescht,
} from "../../storage/vorhabenStore";
import { writeEreignis } from "../audit/writeEreignis";
import { einmalig } from "../idempotenz/einmalig";
import { kontextVon } from "./antragAnsicht";
import { formularDes, getBearbeitbaren, requireFreieVorhaben } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { neuesVorhaben } from "./neuesVorhaben";

type Vorlage = { vorhabenUuid: string; revision: number; istKopie?: boolean | undefined };

type Hinzufuegung = { uuid: string; aus?: Vorlage | undefined };

/** The place of one more Vorhaben. Refuses where there is none. */
async function takePosition(tx: Tx, antragUuid: string): Promise<number> {
  const { anzahl, position } = await findLetztePosition(tx, antragUuid);
  if (anzahl >= VORHABEN_MAX) {
    throw new Ablehnung(
      "EINGABE_UNGUELTIG",
      [],
      `Ein Antrag kann höchstens ${VORHABEN_MAX} Vorhaben enthalten. Bitte legen Sie für weitere einen neuen Antrag an.`,
    );
  }
  return position + 1;
}

/** The answers to begin with; undefined for an empty Vorhaben. */
async function getVorlage(tx: Tx, { uuid, aus }: Hinzufuegung, random: () => string): Promise<Werte | undefined> {
  if (aus === undefined) return undefined;
  const werte = await findRevisionImAntrag(tx, uuid, aus);
  if (werte === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return aus.istKopie === true ? kopieVon(werte, random) : werte;
}

/** Adds a Vorhaben at the end, empty or with the answers of a kept revision. */
export async function addVorhaben(ruf: Aufruf, eingabe: Hinzufuegung): Promise<{ vorhabenUuid: string }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antraege.addVorhaben",
      eingabe,
      fn: async () => {
        const satz = await getBearbeitbaren(tx, ruf, eingabe.uuid);
        requireFreieVorhaben(satz);
        const position = await takePosition(tx, satz.uuid);
        const random = () => dienste.random.uuid();
        const werte = await getVorlage(tx, eingabe, random);
        const am = dienste.clock.now();
        const von = person.benutzerUuid;
        const kontext = kontextVon(satz, dienste.clock);
        const vorhaben = neuesVorhaben({
          form: formularDes(satz),
          antragUuid: satz.uuid,
          position,
          kontext,
          am,
          von,
          random,
          werte,
        });
        await insertVorhaben(tx, [{ ...vorhaben, neu: werte === undefined }]);
        await updateAntrag(tx, satz.uuid, { geaendertAm: am, geaendertVon: von });
        await writeEreignis(tx, dienste, {
          vorgang: "vorhaben.hinzufuegen",
          am,
          benutzerUuid: von,
          antragUuid: satz.uuid,
        });
        return { vorhabenUuid: vorhaben.uuid };
      },
    }),
  );
}

type Loeschung = { uuid: string; vorhabenUuid: string; revision: number };

/** Takes a Vorhaben out of a draft; the last one stays. */
export async function deleteVorhaben(ruf: Aufruf, eingabe: Loeschung): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antraege.deleteVorhaben",
      eingabe,
      fn: async () => {
        const satz = await getBearbeitbaren(tx, ruf, eingabe.uuid);
        const stand = await findVorhaben(tx, satz.uuid, eingabe.vorhabenUuid);
        if (stand === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
        if (stand.revision !== eingabe.revision) throw new Ablehnung("REVISION_VERALTET");
        if ((await listKoepfe(tx, satz.uuid, null)).length <= 1) {
          throw new Ablehnung(
            "EINGABE_UNGUELTIG",
            [],
            "Ein Antrag muss mindestens ein Vorhaben enthalten. Fügen Sie zuerst ein anderes hinzu, oder löschen Sie den ganzen Entwurf.",
          );
        }
        const am = dienste.clock.now();
        const von = person.benutzerUuid;
        await markGeloescht(tx, stand.uuid, { am, von });
        await markDateienGeloescht(tx, stand.uuid, { am, von });
        await updateAntrag(tx, satz.uuid, { geaendertAm: am, geaendertVon: von });
        await writeEreignis(tx, dienste, {
          vorgang: "vorhaben.loeschen",
          am,
          benutzerUuid: von,
          antragUuid: satz.uuid,
        });
        return { ok: true as const };
      },
    }),
  );
}
