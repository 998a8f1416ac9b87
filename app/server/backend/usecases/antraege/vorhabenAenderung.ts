import type { Aenderung, Entscheidung } from "~/contract/antrag/antraege";
import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import type { Pruefung } from "~/formkit/checkForm";

/** The name under which Idempotency-Keys of this call are kept. */
export const SAVE_VORHABEN = "antraege.saveVorhaben";

export type VorhabenAenderung = {
  uuid: string;
  vorhabenUuid: string;
  revision: number;
  aenderungen: Aenderung[];
  gesehen?: number | undefined;
  entscheidungen?: Entscheidung[] | undefined;
  geparkt?: string | undefined;
  /** What was cut off the texts of these changes. */
  reste?: { stelle: string; rest: string }[] | undefined;
};

export type VorhabenGespeichert = { revision: number; pruefung: Pruefung; zusammengefuehrt?: Uebernommen[] };
