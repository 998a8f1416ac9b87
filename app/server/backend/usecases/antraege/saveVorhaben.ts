import type { Aenderung, Entscheidung } from "~/contract/antraege";
import type { Uebernommen } from "~/contract/zusammenfuehrung";
import type { Pruefung } from "~/formkit/checkForm";
import { Ablehnung } from "../../ablehnung";
import { inTransaktion } from "../../storage/transaction";
import { findVorhaben, storeRevision } from "../../storage/vorhabenStore";
import { einmalig } from "../idempotenz/einmalig";
import { kontextVon } from "./antragAnsicht";
import { formularDes, getBearbeitbaren } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { fuehreZusammen, getBasis } from "./fuehreZusammen";
import { vollende } from "./neuesVorhaben";
import { wendeAenderungenAn } from "./wendeAenderungenAn";

export type VorhabenAenderung = {
  uuid: string;
  vorhabenUuid: string;
  revision: number;
  aenderungen: Aenderung[];
  gesehen?: number | undefined;
  entscheidungen?: Entscheidung[] | undefined;
};

export type VorhabenGespeichert = { revision: number; pruefung: Pruefung; zusammengefuehrt?: Uebernommen[] };

/**
 * Saves changes as a new revision that is kept. Changes on an old revision are applied to that one and merged with what is stored.
 * Refuses what only a person can decide, an unknown revision, a status that is closed for changes, and what cannot be stored; never
 * unfinished work. Whoever gets the answer has it committed.
 */
export async function saveVorhaben(ruf: Aufruf, eingabe: VorhabenAenderung): Promise<VorhabenGespeichert> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, "antraege.saveVorhaben", eingabe, async () => {
      const satz = await getBearbeitbaren(tx, ruf, eingabe.uuid);
      const stand = await findVorhaben(tx, satz.uuid, eingabe.vorhabenUuid);
      if (stand === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
      const kontext = kontextVon(satz, dienste.clock, [stand]);
      const form = formularDes(satz);
      const basis = { revision: eingabe.revision, werte: await getBasis(tx, stand, eingabe.revision) };
      const geaendert = wendeAenderungenAn(basis.werte, eingabe.aenderungen, { form, vorhabenUuid: stand.uuid, kontext });
      if (!geaendert.ok) throw new Ablehnung("EINGABE_UNGUELTIG", geaendert.error);
      const { gesehen, entscheidungen = [] } = eingabe;
      const { werte: gewollt, ...merge } =
        basis.revision === stand.revision
          ? { werte: geaendert.value }
          : await fuehreZusammen(tx, { stand, basis, gewollt: geaendert.value, gesehen, entscheidungen, kontext, form });
      const { werte, pruefung } = vollende(gewollt, { form, uuid: stand.uuid, kontext, random: () => dienste.random.uuid() });
      const revision = stand.revision + 1;
      const am = dienste.clock.now();
      await storeRevision(tx, { uuid: stand.uuid, antragUuid: satz.uuid, revision, werte, pruefung, am, von: person.benutzerUuid });
      return { revision, pruefung, ...merge };
    }),
  );
}
