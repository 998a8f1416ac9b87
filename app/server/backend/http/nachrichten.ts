import { requireStand } from "./benutzer";
import { os } from "./os";

/** @see contract/nachrichten */
export const nachrichtenRouter = {
  anzahlUngelesen: os.nachrichten.anzahlUngelesen.handler(({ context }) => requireStand(context).ungelesen),
};
