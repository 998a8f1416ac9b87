import { SCHRIFTSAETZE, type SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { findEntwurf, insertSchriftsatz, updateSchriftsatz } from "../../storage/schriftsatzStore";
import { markSchriftsatzDateienGeloescht } from "../../storage/dateiStore";
import { inTransaktion } from "../../storage/transaction";
import { getGesperrten, requireRecht } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { writeEreignis } from "../audit/writeEreignis";
import { einmalig } from "../idempotenz/einmalig";
import { dienstFuer } from "./arten";
import { getSchreibbaren, loadLage, requireOffen, type SchriftsatzId, type SchriftsatzLage } from "./schriftsatzLage";

/** What is to be written, and about what. */
export type SchriftsatzBeginn = {
  antragUuid: string;
  art: SchriftsatzArt;
  nachforderungUuid?: string | undefined;
  bescheidUuid?: string | undefined;
  widerspruchUuid?: string | undefined;
};

/**
 * Begins a draft, or finds the one that was begun. The lock of the Antrag makes two that begin at once meet in one
 * draft.
 */
export async function startSchriftsatz(ruf: Aufruf, eingabe: SchriftsatzBeginn): Promise<{ uuid: string }> {
  const { dienste, person } = ruf;
  const { art, nachforderungUuid = null, bescheidUuid = null, widerspruchUuid = null } = eingabe;
  return inTransaktion(dienste, async (tx) => {
    const satz = await getGesperrten(tx, person, { uuid: eingabe.antragUuid, recht: "antragLesen" });
    requireRecht(SCHRIFTSAETZE[art].vorbereiten, person, satz);
    const lage = await loadLage(tx, dienste, {
      satz,
      bezug: { art, nachforderungUuid, bescheidUuid, widerspruchUuid },
    });
    const { bezug, form } = lage;
    const vorhanden = await findEntwurf(tx, satz.uuid, { art, nachforderungUuid: bezug.nachforderungUuid });
    if (vorhanden !== undefined) return { uuid: vorhanden.uuid };
    requireOffen(lage);
    const [uuid, am, von] = [dienste.random.uuid(), dienste.clock.now(), person.benutzerUuid];
    const spur = { erstelltAm: am, erstelltVon: von, geaendertAm: am, geaendertVon: von };
    await insertSchriftsatz(tx, {
      ...bezug,
      ...spur,
      uuid,
      antragUuid: satz.uuid,
      art,
      status: "ENTWURF",
      werte: { ...blankWerte(form), ...(await startWerte(tx, satz.uuid, { art, lage })) },
    });
    await dienstFuer(art).nachWechsel?.(tx, bezug, "begonnen");
    return { uuid };
  });
}

/** What a new draft begins with: an objection with the submitted Vorhaben of which something was refused. */
async function startWerte(
  tx: Tx,
  antragUuid: string,
  { art, lage: { bezug, kontext } }: { art: SchriftsatzArt; lage: SchriftsatzLage },
): Promise<Werte> {
  const abgelehnte = ((await dienstFuer(art).listAbgelehntes?.(tx, antragUuid, bezug)) ?? []).map(
    ({ vorhabenUuid }) => vorhabenUuid,
  );
  const gewaehlte = kontext.vorhaben.map(({ uuid }) => uuid).filter((uuid) => abgelehnte.includes(uuid));
  return gewaehlte.length === 0 ? {} : { vorhaben: gewaehlte };
}

/**
 * Discards a draft with its files, in every status of the Antrag. Refused with REVISION_VERALTET when somebody has
 * saved since.
 */
export async function discardSchriftsatz(
  ruf: Aufruf,
  eingabe: SchriftsatzId & { revision: number },
): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "schriftsaetze.verwirfSchriftsatz",
      eingabe,
      fn: async () => {
        const { satz, schriftsatz, lage } = await getSchreibbaren(tx, ruf, { ...eingabe, auchGesperrte: true });
        if (schriftsatz.revision !== eingabe.revision) throw new Ablehnung("REVISION_VERALTET");
        const [am, von] = [dienste.clock.now(), person.benutzerUuid];
        await updateSchriftsatz(tx, schriftsatz.uuid, {
          status: "VERWORFEN",
          beendetAm: am,
          geaendertAm: am,
          geaendertVon: von,
        });
        await markSchriftsatzDateienGeloescht(tx, schriftsatz.uuid, { am, von });
        if (lage.sperre === null) await dienstFuer(schriftsatz.art).nachWechsel?.(tx, schriftsatz, "verworfen");
        await writeEreignis(tx, dienste, {
          vorgang: "schriftsatz.verwerfen",
          am,
          benutzerUuid: von,
          antragUuid: satz.uuid,
        });
        return { ok: true as const };
      },
    }),
  );
}
