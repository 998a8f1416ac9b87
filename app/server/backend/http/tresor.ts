import { requirePerson } from "../kontext";
import { oeffneTresor } from "../usecases/tresor/oeffneTresor";
import { os } from "./os";

/** @see contract/tresor */
export const tresorRouter = {
  oeffneTresor: os.tresor.oeffneTresor.handler(({ context }) => oeffneTresor(context.dienste, requirePerson(context).benutzerUuid)),
};
