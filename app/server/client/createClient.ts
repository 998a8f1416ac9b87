import { createORPCClient, type ClientContext, type ClientLink } from "@orpc/client";
import { isContractProcedure } from "@orpc/contract";
import { ResponseValidationPlugin } from "@orpc/contract/plugins";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract } from "~/contract";
import type { Rufe } from "~/contract/wire/call";
import { problemVon } from "./problemVon";
import { RufFehler } from "./rufFehler";
import type { Absender } from "./absender";
import { perform } from "./perform";
import { asRequest, draftOf, inProcess } from "./attempt";

type LinkContext = { absender: Absender; schluessel: string | null };

/** One link for the process: what differs per visitor travels in the context of each call. */
const link = new OpenAPILink<LinkContext>(contract, {
  url: "http://backend",
  plugins: [new ResponseValidationPlugin(contract)],
  // eslint-disable-next-line house/max-params -- oRPC calls it so
  fetch: async (request, _init, { context: { absender, schluessel } }, path, input) =>
    perform(
      absender,
      { path, schluessel, isLesend: request.method === "GET" },
      asRequest(absender.wege.anfrage, await draftOf(request, path, input)),
    ),
});

const lesende = new Map<string, boolean>();

/** True for the calls of the contract that only read. */
function isLesend(path: readonly string[]): boolean {
  const name = path.join(".");
  const bekannt = lesende.get(name);
  if (bekannt !== undefined) return bekannt;
  const teil = path.reduce<unknown>(
    (ort, key) => (typeof ort === "object" && ort !== null ? Reflect.get(ort, key) : undefined),
    contract,
  );
  const isGet = isContractProcedure(teil) && teil["~orpc"].route.method === "GET";
  lesende.set(name, isGet);
  return isGet;
}

/** Options of one client. */
export type ClientOptions = {
  /** Sent as Idempotency-Key with every call. */
  schluessel?: string | undefined;
  /** Last word on a failed call: what is thrown instead of the RufFehler. */
  translate?: (fehler: RufFehler) => Promise<unknown>;
};

/**
 * The typed client of the contract for one visitor's request. A failed call rejects with a RufFehler, or with what
 * `translate` makes of it.
 */
export function createClient(absender: Absender, options: ClientOptions = {}): Rufe {
  const bound: ClientLink<ClientContext> = {
    async call(path, input, callOptions) {
      const schluessel = options.schluessel ?? null;
      try {
        const { lesen } = absender.wege;
        if (lesen && isLesend(path))
          return await perform(absender, { path, schluessel, isLesend: true }, inProcess(lesen, path, input));
        return await link.call(path, input, { ...callOptions, context: { absender, schluessel } });
      } catch (error) {
        const fehler = toRufFehler(error);
        throw options.translate ? await options.translate(fehler) : fehler;
      }
    },
  };
  return createORPCClient<Rufe>(bound);
}

/** An answer that breaks the contract counts as an unexpected error of the backend. */
function toRufFehler(error: unknown): RufFehler {
  return error instanceof RufFehler ? error : new RufFehler(problemVon("UNERWARTET"), "popup", { cause: error });
}
