import { akteurVon } from "../antraege/antragRechte";
import { moveAntrag } from "../antraege/moveAntrag";
import type { SchriftsatzArtDienst } from "./artDienst";

/** The withdrawal of an Antrag; the specialist system confirms or refuses it. @assumed domain.md 4.4 nos. 12 to 14 */
export const ANTRAG_RUECKZUG: SchriftsatzArtDienst = {
  findBezug: () =>
    Promise.resolve({
      bezug: { nachforderungUuid: null, bescheidUuid: null, widerspruchUuid: null },
      kontext: {},
      sperre: null,
    }),

  async enact(tx, dienste, { person, satz, pruefsumme }) {
    await moveAntrag(tx, dienste, {
      satz,
      schritt: {
        befehl: "zurueckziehen",
        akteur: akteurVon(person),
        benutzerUuid: person.benutzerUuid,
        pruefsumme,
        umstaende: { istSigniert: true },
        aenderung: { statusVorRueckzug: satz.status },
      },
    });
  },
};
