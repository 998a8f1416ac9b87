import { traverseContractProcedures } from "@orpc/server";
import { contract } from "~/contract";
import type { EndpointMeta, Zugang } from "~/contract/base";

/** One call of the contract. Its path parameters are filled with an id that nothing has. */
export type Endpunkt = { name: string; methode: string; pfad: string; zugang: Zugang };

const NIEMALS = "99999999-9999-4999-8999-999999999999";

const isMeta = (meta: object): meta is EndpointMeta => "zugang" in meta;

/** Every call of the contract. */
export function listEndpunkte(): Endpunkt[] {
  const found: Endpunkt[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: endpoint, path }) => {
    const { meta, route } = endpoint["~orpc"];
    const name = path.join(".");
    if (!isMeta(meta) || route.method === undefined || route.path === undefined) throw new Error(`${name} has no access level or no path`);
    found.push({ name, methode: route.method, pfad: route.path.replaceAll(/\{\w+\}/g, NIEMALS), zugang: meta.zugang });
  });
  return found;
}
