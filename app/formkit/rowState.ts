import { messages, ownMessages } from "./messages";

/** What the status column of a table row shows. */
export type RowState = "laedt" | "gruen" | "gelb" | "rot" | "keiner";

type RowFacts = {
  /** How many errors and warnings the row has. */
  fehler: number;
  warnungen: number;
  /** Just added and not saved yet. */
  created: boolean;
  /** The row asks for no status (`hideStatus`). */
  hidden: boolean;
  /** Its check is still under way. */
  pending: boolean;
};

/**
 * The state of a row. A row that is new or hides its status shows neither green nor red; amber it shows all the same.
 *
 * @spec §4 Table row status icon
 */
export function rowState({ fehler, warnungen, created, hidden, pending }: RowFacts): RowState {
  if (pending) return "laedt";
  if (fehler === 0 && warnungen > 0) return "gelb";
  if (created || hidden) return "keiner";
  return fehler > 0 ? "rot" : "gruen";
}

/** The state of a row that is stored, by what was found in it. */
export const storedRowState = ({
  fehler,
  warnungen,
}: {
  fehler: readonly unknown[];
  warnungen: readonly unknown[];
}): RowState =>
  rowState({ fehler: fehler.length, warnungen: warnungen.length, created: false, hidden: false, pending: false });

/**
 * The words that go with the icon; "" where there is none.
 *
 * @assumed §4 gives tooltips for green and red only; the spinner and amber have words too, since a colour alone says
 * nothing to many readers.
 */
export const ROW_STATE_TEXT = {
  laedt: ownMessages.rowPending,
  gruen: messages.rowComplete,
  gelb: ownMessages.amberRow,
  rot: messages.rowIncomplete,
  keiner: "",
} as const satisfies Record<RowState, string>;

/** The states of stored rows as people filter by them; the words are those of the icon. @spec §4 row status */
export const STORED_ROW_STATES = {
  gruen: ROW_STATE_TEXT.gruen,
  gelb: ROW_STATE_TEXT.gelb,
  rot: ROW_STATE_TEXT.rot,
} as const;
