import type { NachrichtInhalt } from "~/domain/nachricht/nachrichtArten";
import type { Dienste } from "../../dienste";
import type { AntragZeile } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import type { UebermittlungZeile } from "../../storage/einreichungStore";
import { closeOpen } from "../../storage/nachforderungFachStore";
import { writeEreignis } from "../audit/writeEreignis";
import { notify } from "../nachricht/notify";
import { moveFuerFach, nummerVon } from "./fachSchritt";

type Angekommen = { satz: AntragZeile; zeile: UebermittlungZeile };
type Quittung = (tx: Tx, dienste: Dienste, angekommen: Angekommen) => Promise<void>;
type OhneParameter = Extract<
  NachrichtInhalt<"antrag">,
  { art: "NACHTRAG_EINGEGANGEN" | "WIDERSPRUCH_EINGEGANGEN" | "WIDERSPRUCH_ZURUECKGEZOGEN" }
>;

/** A document has changed the Antrag when it was signed; its acknowledgement only tells the company. */
const reportEingang =
  (art: OhneParameter["art"]): Quittung =>
  async (tx, dienste, { satz }) => {
    await writeEreignis(tx, dienste, {
      vorgang: "uebermittlung.quittieren",
      am: dienste.clock.now(),
      antragUuid: satz.uuid,
    });
    await notify(tx, dienste, { satz, inhalt: { art, ...nummerVon(satz) } });
  };

/** What the acknowledgement of each kind of transmission brings about, its message included. */
export const QUITTUNG: Record<UebermittlungZeile["art"], Quittung> = {
  EINREICHUNG: async (tx, dienste, { satz, zeile }) => {
    const { pruefsumme } = zeile.inhalt;
    await moveFuerFach(tx, dienste, { satz, schritt: { befehl: "quittieren" } });
    await notify(tx, dienste, { satz, inhalt: { art: "EINGANGSBESTAETIGUNG", ...nummerVon(satz), pruefsumme } });
  },
  NACHTRAG: reportEingang("NACHTRAG_EINGEGANGEN"),
  WIDERSPRUCH: reportEingang("WIDERSPRUCH_EINGEGANGEN"),
  WIDERSPRUCH_RUECKZUG: async (tx, dienste, angekommen) => {
    // Nobody waits for an answer any more once the objection is withdrawn. What was asked later belongs to one that was
    // filed anew.
    const { satz, zeile } = angekommen;
    await closeOpen(tx, satz.uuid, { am: dienste.clock.now(), bis: zeile.erstelltAm });
    await reportEingang("WIDERSPRUCH_ZURUECKGEZOGEN")(tx, dienste, angekommen);
  },
  ANTRAG_RUECKZUG: async (tx, dienste, { satz }) => {
    await closeOpen(tx, satz.uuid, { am: dienste.clock.now() });
    await moveFuerFach(tx, dienste, {
      satz,
      schritt: { befehl: "rueckzugQuittieren", aenderung: { statusVorRueckzug: null } },
    });
    await notify(tx, dienste, { satz, inhalt: { art: "RUECKZUG_BESTAETIGT", ...nummerVon(satz) } });
  },
};
