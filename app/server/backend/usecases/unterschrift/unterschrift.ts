import type { Recht } from "~/domain/benutzer/systemrollenRechte";
import type { Dienste } from "../../dienste";
import type { UnternehmensPerson } from "../../kontext";
import type { Tx } from "../../storage/datenbank";

/**
 * What a signature is for. `gegenstandUuid`: the document that is signed, null where it is the Antrag itself; `stand`:
 * the state of it that the person has read, nothing else is signed.
 */
export type Vorlage = { antragUuid: string; gegenstandUuid: string | null; stand: string };

/** Who signs what. */
export type Unterschriftsauftrag = { person: UnternehmensPerson; vorlage: Vorlage };

/** One kind of signature. */
export type Unterschrift = {
  /** Who lacks it, gets KEIN_ZUGRIFF before any TAN is looked at. */
  recht: Recht;
  /** All checks but the signature, without effect: before the person leaves for it. Locks the Antrag first. */
  prepare(tx: Tx, dienste: Dienste, auftrag: Unterschriftsauftrag): Promise<void>;
  /** The same checks and the effect, in the transaction that uses the signature up. */
  perform(tx: Tx, dienste: Dienste, auftrag: Unterschriftsauftrag): Promise<void>;
};
