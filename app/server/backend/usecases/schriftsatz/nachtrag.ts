import { Ablehnung } from "../../ablehnung";
import { findNachforderung, listFragen, updateNachforderung } from "../../storage/nachforderungStore";
import { akteurVon } from "../antraege/antragRechte";
import { writeEreignis } from "../audit/writeEreignis";
import { settleNachforderungen } from "../nachforderung/settleNachforderungen";
import { sperreVon } from "../nachforderung/sperreVon";
import type { SchriftsatzArtDienst } from "./artDienst";
import { listEingereichteVorhaben } from "./eingereichteVorhaben";

/** An answer to a follow-up request, or a supplement without one. */
export const NACHTRAG: SchriftsatzArtDienst = {
  async findBezug(ausfuehrer, dienste, { satz, gewuenscht: { nachforderungUuid } }) {
    const bezug = { nachforderungUuid, bescheidUuid: null, widerspruchUuid: null };
    if (nachforderungUuid === null) return { bezug, kontext: {}, sperre: null };
    const nachforderung = await findNachforderung(ausfuehrer, satz.uuid, nachforderungUuid);
    if (nachforderung === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
    const [fragen, vorhaben] = [
      await listFragen(ausfuehrer, [nachforderung.uuid]),
      await listEingereichteVorhaben(ausfuehrer, satz.uuid),
    ];
    const titel = new Map(vorhaben.map((eintrag) => [eintrag.uuid, eintrag.titel]));
    return {
      bezug: { ...bezug, nachforderungUuid: nachforderung.uuid },
      kontext: {
        fragen: fragen.map(({ uuid, vorhabenUuid, frage }) => ({
          uuid,
          vorhaben: titel.get(vorhabenUuid ?? "") ?? "",
          frage,
        })),
        nachforderung: { nummer: nachforderung.nummer, frist: nachforderung.frist },
      },
      sperre: sperreVon(dienste, nachforderung),
    };
  },

  async nachWechsel(tx, { nachforderungUuid }, ist) {
    if (nachforderungUuid === null) return;
    await updateNachforderung(tx, nachforderungUuid, { status: ist === "begonnen" ? "IN_BEARBEITUNG" : "OFFEN" });
  },

  async enact(tx, dienste, { person, satz, zeile, pruefsumme }) {
    const am = dienste.clock.now();
    if (zeile.nachforderungUuid !== null)
      await updateNachforderung(tx, zeile.nachforderungUuid, { status: "BEANTWORTET", erledigtAm: am });
    const { benutzerUuid } = person;
    await writeEreignis(tx, dienste, {
      vorgang: "nachtrag.einreichen",
      am,
      benutzerUuid,
      antragUuid: satz.uuid,
      pruefsumme,
    });
    if (zeile.nachforderungUuid !== null)
      await settleNachforderungen(tx, dienste, { satz, wer: { akteur: akteurVon(person), benutzerUuid } });
  },
};
