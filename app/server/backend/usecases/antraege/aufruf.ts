import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";

/** What a use case of the Antrag is given besides its input. `schluessel` is the Idempotency-Key, null without one. */
export type Aufruf = { dienste: Dienste; person: Person; schluessel: string | null };
