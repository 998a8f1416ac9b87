import { implement } from "@orpc/server";
import { contract } from "~/contract";
import type { RufKontext } from "../kontext";
import { writeLesung } from "../usecases/einsicht/writeLesung";
import { authenticate } from "./authenticate";

/**
 * The contract, to be implemented. Every handler made from it runs behind the authentication of its endpoint, and what
 * staff have read in it is in the log before the answer leaves.
 */
export const os = implement(contract)
  .$context<RufKontext>()
  .use(async ({ context, procedure, path, next }) => {
    const found = await authenticate(context, procedure["~orpc"].meta, path);
    const antwort = await next({ context: found });
    if (found.person !== null) await writeLesung(context.dienste, { person: found.person, ruf: path.join(".") });
    return antwort;
  });
