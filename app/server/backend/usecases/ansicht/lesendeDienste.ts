import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Sitzungsstand } from "../../kontext";
import { isSchreibverbot } from "../../storage/ansichtRolle";

const refuse = () => Promise.reject(new Ablehnung("NUR_ANSICHT"));

/**
 * What use cases are given in a view: the database as a role that may only select, and files that can only be opened.
 * Whatever forgets to ask whether it may write is refused by these.
 */
export function toLesendeDienste(dienste: Dienste): Dienste {
  const { lesend, ablage } = dienste;
  return {
    ...dienste,
    ...lesend,
    ablage: {
      receive: refuse,
      remove: refuse,
      open: (schluessel) => ablage.open(schluessel),
      listAeltere: (vor) => ablage.listAeltere(vor),
      check: () => ablage.check(),
    },
  };
}

/** The database has the last word on what a view may do: a statement that it refuses is no failure of the portal. */
export const toAblehnung = (error: unknown, stand: Sitzungsstand | null): unknown =>
  stand?.ansicht != null && isSchreibverbot(error) ? new Ablehnung("NUR_ANSICHT") : error;
