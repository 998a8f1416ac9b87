import type { Dienste } from "../../dienste";
import type { Vorgang } from "../../imVorgang";
import type { Person } from "../../kontext";

/** What a use case of the Antrag is given besides its input. `schluessel` is the Idempotency-Key, null without one. */
export type Aufruf = {
  dienste: Dienste;
  person: Person;
  schluessel: string | null;
  /** The page request that the call is part of. */ vorgang?: Vorgang;
};
