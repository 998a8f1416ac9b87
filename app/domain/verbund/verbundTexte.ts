import { formatDate } from "../../lib/date";
import { ROW_STATE_TEXT, rowState, type RowState } from "../../formkit/rowState";

/** The states of a row as people filter by them; the words are those of the icon. @spec §4 row status */
export const ZEILEN_STATUS = {
  gruen: ROW_STATE_TEXT.gruen,
  gelb: ROW_STATE_TEXT.gelb,
  rot: ROW_STATE_TEXT.rot,
} as const;

/** Whether somebody shares the cap of the allowance. The words never speak of the KMU status. */
export const HOECHSTBETRAG_TEXTE = { GETEILT: "wird geteilt", NICHT_GETEILT: "wird nicht geteilt" } as const;

export const hoechstbetragText = (teilt: boolean): string =>
  teilt ? HOECHSTBETRAG_TEXTE.GETEILT : HOECHSTBETRAG_TEXTE.NICHT_GETEILT;

/** The state of a stored row. */
export const zustandVon = ({
  fehler,
  warnungen,
}: {
  fehler: readonly unknown[];
  warnungen: readonly unknown[];
}): RowState =>
  rowState({ fehler: fehler.length, warnungen: warnungen.length, created: false, hidden: false, pending: false });

/** Since when and until when, as people read it; "" for since ever and until further notice. */
export function zeitraumText(gueltigAb: string, gueltigBis: string): string {
  const teile = [
    ...(gueltigAb === "" ? [] : [`seit ${formatDate(gueltigAb)}`]),
    ...(gueltigBis === "" ? [] : [`bis ${formatDate(gueltigBis)}`]),
  ];
  return teile.join(" ");
}
