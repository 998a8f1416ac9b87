import { requirePerson } from "../kontext";
import { zaehleUngelesen } from "../usecases/nachricht/zaehleUngelesen";
import { os } from "./os";

/** @see contract/nachrichten */
export const nachrichtenRouter = {
  anzahlUngelesen: os.nachrichten.anzahlUngelesen.handler(({ context }) => zaehleUngelesen(context.dienste, requirePerson(context))),
};
