import { implement } from "@orpc/server";
import { contract } from "~/contract";
import type { RufKontext } from "../kontext";
import { authenticate } from "./authenticate";

/** The contract, to be implemented. Every handler made from it runs behind the authentication of its endpoint. */
export const os = implement(contract)
  .$context<RufKontext>()
  .use(({ context, procedure, path, next }) =>
    authenticate(context, procedure["~orpc"].meta, path).then((found) => next({ context: found })),
  );
