import type { ContractRouterClient } from "@orpc/contract";
import type { PortalContract } from "./index";

/**
 * The typed client of the whole contract: `call.antraege.getAntrag({ uuid })`. Bound to one visitor's request.
 * A failed call rejects with an error that carries the problem; loaders let it pass, actions use `versuche`.
 */
export type Rufe = ContractRouterClient<PortalContract>;
