import { traverseContractProcedures } from "@orpc/server";
import { z } from "zod";
import { contract } from "~/contract";
import { musterEingabe } from "./musterEingabe";

const definition = z.object({
  meta: z.object({
    zugang: z.enum([
      "OFFEN",
      "VOR_TAN",
      "ANGEMELDET",
      "UNTERNEHMEN",
      "FIRMA",
      "MITARBEITER",
      "DATENSCHUTZ",
      "GEWAEHLT",
      "FACH",
    ]),
    nachweis: z.enum(["SITZUNG", "SUBSTANZIELL"]),
    inWartung: z.enum(["GESPERRT", "UNTERSCHRIFT", "OFFEN"]),
  }),
  route: z.object({ method: z.string(), path: z.string() }),
});

/**
 * One call of the contract. Its path parameters are filled with an id that nothing has. `eingabe`: the least that it
 * asks for.
 */
export type Endpunkt = { name: string; methode: string; pfad: string; eingabe: Record<string, unknown> } & z.infer<
  typeof definition
>["meta"];

const NIEMALS = "99999999-9999-4999-8999-999999999999";

/** Every call of the contract; fails for one without access level or path. */
export function listEndpunkte(): Endpunkt[] {
  const found: Endpunkt[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: endpoint, path }) => {
    const { meta, route } = definition.parse(endpoint["~orpc"]);
    found.push({
      name: path.join("."),
      methode: route.method,
      pfad: route.path.replaceAll(/\{\w+\}/g, NIEMALS),
      eingabe: musterEingabe(endpoint["~orpc"].inputSchema),
      ...meta,
    });
  });
  return found;
}
