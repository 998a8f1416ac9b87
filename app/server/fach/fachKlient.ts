import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract, type PortalContract } from "~/contract";
import { problem as problemSchema, type Problem } from "~/contract/wire/problem";
import { newUuid } from "~/lib/uuid";

/** Where the specialist interface answers and who calls it. */
export type FachZugang = {
  /** Origin under which `/fach/v1` answers. */
  basis: string;
  token: string;
  fetch?: (request: Request) => Promise<Response>;
};

/** The specialist interface, typed by the contract. */
export type FachKlient = ContractRouterClient<PortalContract["fach"]>;

/** The interface has refused a call; `problem` says why. */
export class FachFehler extends Error {
  override readonly name = "FachFehler";

  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.userMessage}`);
  }
}

/** Refusals become errors that carry their German message; who is not let in gets one too. */
async function getAntwort(
  request: Request,
  { token, fetch = (eine) => globalThis.fetch(eine) }: FachZugang,
): Promise<Response> {
  request.headers.set("authorization", `Bearer ${token}`);
  if (request.method !== "GET") request.headers.set("idempotency-key", newUuid());
  const response = await fetch(request);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const gelesen = problemSchema.safeParse(body);
  if (gelesen.success) throw new FachFehler(gelesen.data);
  throw new Error(`${request.method} ${new URL(request.url).pathname} answered ${String(response.status)}`);
}

/** A caller of the specialist interface, over the network or, with `fetch`, without one. */
export function createFachKlient(zugang: FachZugang): FachKlient {
  const link = new OpenAPILink(contract, { url: zugang.basis, fetch: (request) => getAntwort(request, zugang) });
  return createORPCClient<ContractRouterClient<PortalContract>>(link).fach;
}
