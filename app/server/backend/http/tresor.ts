import { requirePerson } from "../kontext";
import { openTresor } from "../usecases/tresor/openTresor";
import { os } from "./os";

/** @see contract/tresor */
export const tresorRouter = {
  openTresor: os.tresor.openTresor.handler(({ context }) =>
    openTresor(context.dienste, requirePerson(context).benutzerUuid),
  ),
};
