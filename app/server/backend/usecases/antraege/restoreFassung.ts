import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import { restore, type Umfang } from "~/domain/antrag/formular/wiederherstellung";
import type { Werte } from "~/formkit/field";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { storeRevision } from "../../storage/speicherStore";
import { inTransaktion } from "../../storage/transaction";
import { findVersionen } from "../../storage/versionStore";
import { findVorhaben } from "../../storage/vorhabenStore";
import { einmalig } from "../idempotenz/einmalig";
import { kontextVon } from "./antragAnsicht";
import { formularDes, getBearbeitbaren } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { checkGrenzen } from "./computeFassung";
import { findGesperrte } from "./findGesperrte";
import { complete } from "./neuesVorhaben";

type Eingabe = { uuid: string; vorhabenUuid: string; revision: number; fassung: number; umfang: Umfang };
type Wandel = { form: AntragFormular; vorhabenUuid: string; alt: Werte; neu: Werte };

/**
 * Refuses what a save would refuse as well: a certified answer, more rows than a table may have, two rows with one id.
 */
function checkErlaubt({ form, vorhabenUuid, alt, neu }: Wandel): void {
  const anders = Object.entries(neu).filter(([key, wert]) => JSON.stringify(wert) !== JSON.stringify(alt[key]));
  const gesperrt = findGesperrte(form, [{ art: "felder", werte: Object.fromEntries(anders) }], vorhabenUuid);
  if (gesperrt.length > 0) throw new Ablehnung("EINGABE_UNGUELTIG", gesperrt);
  checkGrenzen(form, neu);
}

/** The Vorhaben as it is stored, in the state that the person has seen, and the version that is to come back. */
async function getStaende(tx: Tx, antragUuid: string, { vorhabenUuid, revision, fassung: nummer }: Eingabe) {
  const stand = await findVorhaben(tx, antragUuid, vorhabenUuid);
  if (stand === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  if (stand.revision !== revision) throw new Ablehnung("REVISION_VERALTET");
  const [fassung] = await findVersionen(tx, { antragUuid, vorhabenUuid: stand.uuid }, [nummer]);
  if (fassung === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { stand, fassung };
}

/**
 * Restores a version, an answer or a row of it as a new save, by the rules of every save: right, status, end of V1,
 * certified answers, revision. Where nothing would change nothing is stored.
 */
export async function restoreFassung(ruf: Aufruf, eingabe: Eingabe): Promise<{ revision: number }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "versionen.stelleWiederHer",
      eingabe,
      fn: async () => {
        const satz = await getBearbeitbaren(tx, ruf, eingabe.uuid);
        const { stand, fassung } = await getStaende(tx, satz.uuid, eingabe);
        const form = formularDes(satz);
        const kontext = kontextVon(satz, dienste.clock, [stand]);
        const neu = restore(form, { jetzt: stand.werte, fassung: fassung.werte, kontext }, eingabe.umfang);
        if (neu === null) throw new Ablehnung("NICHT_GEFUNDEN");
        checkErlaubt({ form, vorhabenUuid: stand.uuid, alt: stand.werte, neu });
        const { werte, pruefung } = complete(neu, {
          form,
          uuid: stand.uuid,
          kontext,
          random: () => dienste.random.uuid(),
        });
        if (JSON.stringify(werte) === JSON.stringify(stand.werte)) return { revision: stand.revision };
        const revision = stand.revision + 1;
        const am = dienste.clock.now();
        await storeRevision(tx, {
          uuid: stand.uuid,
          antragUuid: satz.uuid,
          status: satz.status,
          revision,
          werte,
          pruefung,
          am,
          von: person.benutzerUuid,
        });
        return { revision };
      },
    }),
  );
}
