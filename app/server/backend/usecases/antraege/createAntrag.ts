import { formulare } from "~/domain/antrag/formular/formulare";
import { Ablehnung } from "../../ablehnung";
import { findFormfakten, insertAntrag } from "../../storage/antragStore";
import { inTransaktion } from "../../storage/transaction";
import { insertVorhaben } from "../../storage/vorhabenStore";
import { schreibeAudit } from "../audit/schreibeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { kontextVon } from "./antragAnsicht";
import { akteurVon, blickVon, getNaechstenStatus } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { LEERE_EINREICHUNG } from "./leereEinreichung";
import { neuesVorhaben } from "./neuesVorhaben";
import { leseEinzeiligenText } from "./wertPruefung";

/** Creates a draft of version V2 with one empty Vorhaben. */
export async function createAntrag(ruf: Aufruf, eingabe: { bezeichnung: string }): Promise<{ uuid: string }> {
  const { dienste, person } = ruf;
  const bezeichnung = leseEinzeiligenText("bezeichnung", eingabe.bezeichnung);
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, "antraege.createAntrag", eingabe, async () => {
      const { unternehmenUuid } = blickVon(person);
      const fakten = unternehmenUuid === null ? undefined : await findFormfakten(tx, unternehmenUuid);
      if (unternehmenUuid === null || fakten === undefined) throw new Ablehnung("KEIN_ZUGRIFF");
      const status = getNaechstenStatus(null, "anlegen", akteurVon(person), { istErgaenzungsantrag: false });
      const uuid = dienste.random.uuid();
      const am = dienste.clock.now();
      const von = person.benutzerUuid;
      const spur = { erstelltAm: am, erstelltVon: von, geaendertAm: am, geaendertVon: von };
      await insertAntrag(tx, { uuid, unternehmenUuid, version: "V2", status, bezeichnung, einreichung: LEERE_EINREICHUNG, ...spur });
      const kontext = kontextVon(fakten, dienste.clock);
      const random = () => dienste.random.uuid();
      await insertVorhaben(tx, [neuesVorhaben({ form: formulare.V2, antragUuid: uuid, position: 1, kontext, am, von, random })]);
      await schreibeAudit(tx, { vorgang: "antrag.anlegen", am, benutzerUuid: von, antragUuid: uuid, nach: status });
      return { uuid };
    }),
  );
}
