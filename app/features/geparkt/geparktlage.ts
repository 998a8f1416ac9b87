import type { GetippteAngabe, Konflikt, Unlesbar } from "~/features/formular";
import type { AbschnittUnterschied } from "~/features/versionen";

/** What the review shows of a form that can be taken over: what would change, and what is to be decided. */
export type Pruefung = {
  art: "pruefen";
  konflikt: Konflikt | null;
  unlesbar: Unlesbar[];
  ticket: string | undefined;
  /** Somebody has saved meanwhile, and only the save itself can tell what will change. */
  isVeraltet?: boolean;
  /** Taking it over opens the form by this `absicht`, and does not save. */
  oeffnen?: string;
  abschnitte: AbschnittUnterschied[];
};

/**
 * A kept form against what is stored now, wherever it was filled in; `titel` names what it is about beside its part
 * (`tabLabel`, "" without one).
 */
export type Geparktlage = {
  action: string;
  tabLabel: string;
  titel: string;
  angaben: GetippteAngabe[];
  hinweise: string[];
} & (Pruefung | { art: "fort" } | { art: "nurKopieren"; grund: string });
