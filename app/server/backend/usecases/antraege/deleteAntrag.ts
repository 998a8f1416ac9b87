import { ENTWURF_AUFBEWAHRUNG_TAGE } from "~/domain/stichtage";
import type { Dienste } from "../../dienste";
import { purgeGeloeschte, updateAntrag } from "../../storage/antragStore";
import { inTransaktion } from "../../storage/transaction";
import { writeEreignis } from "../audit/writeEreignis";
import { einmalig } from "../idempotenz/einmalig";
import { akteurVon, getGesperrten, getNaechstenStatus } from "./antragRechte";
import { publishGeloescht } from "../live/publish";
import type { Aufruf } from "./aufruf";

const TAG_MS = 86_400_000;

/** Deletes a draft: it keeps the status GELOESCHT until it is purged. */
export async function deleteAntrag(ruf: Aufruf, eingabe: { uuid: string }): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antraege.deleteAntrag",
      eingabe,
      fn: async () => {
        const satz = await getGesperrten(tx, person, { uuid: eingabe.uuid, recht: "antragLoeschen" });
        const istEigenerEntwurf = satz.erstelltVon === person.benutzerUuid;
        const nach = getNaechstenStatus(satz.status, "loeschen", {
          akteur: akteurVon(person),
          umstaende: { istEigenerEntwurf },
        });
        const am = dienste.clock.now();
        const von = person.benutzerUuid;
        await updateAntrag(tx, satz.uuid, { status: nach, geloeschtAm: am, geaendertAm: am, geaendertVon: von });
        await writeEreignis(tx, dienste, {
          vorgang: "antrag.loeschen",
          am,
          benutzerUuid: von,
          antragUuid: satz.uuid,
          von: satz.status,
          nach,
        });
        const { uuid: id, unternehmenUuid } = satz;
        await publishGeloescht(tx, dienste, { ressource: { name: "antrag", id }, benutzerUuid: von, unternehmenUuid });
        return { ok: true as const };
      },
    }),
  );
}

/** Drafts deleted before this moment have been kept for long enough. */
export const entwurfFaelligVor = ({ clock }: Pick<Dienste, "clock">): Date =>
  new Date(clock.now().getTime() - ENTWURF_AUFBEWAHRUNG_TAGE * TAG_MS);

/**
 * Removes drafts for good whose deletion is long enough ago; returns how many. For the maintenance worker.
 *
 * @assumed domain.md 4.4 says "purge after 30 days" of drafts; one that got a number in a failed submission is kept
 * with what was sent.
 */
export async function purgeEntwuerfe({ db, clock }: Pick<Dienste, "db" | "clock">): Promise<number> {
  return purgeGeloeschte(db, entwurfFaelligVor({ clock }));
}
