import type { ContractRouterClient } from "@orpc/contract";
import type { PortalContract } from "../index";

/**
 * The typed client of the whole contract: `call.antraege.getAntrag({ uuid })`. Bound to one visitor's request.
 * A failed call rejects with an error that carries the problem; loaders let it pass, actions use `attempt`.
 */
export type Rufe = ContractRouterClient<PortalContract>;

/**
 * The outcome of a reading call that needs no HTTP in between: the output, or status and body of the error; and the
 * Set-Cookie lines.
 */
export type Gelesen =
  | { ok: true; wert: unknown; setCookies: string[] }
  | { ok: false; status: number; body: unknown; setCookies: string[] };
