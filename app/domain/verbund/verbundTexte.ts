import { formatDate } from "../../lib/date";

/** Whether somebody shares the cap of the allowance. The words never speak of the KMU status. */
export const HOECHSTBETRAG_TEXTE = { GETEILT: "wird geteilt", NICHT_GETEILT: "wird nicht geteilt" } as const;

export const hoechstbetragText = (teilt: boolean): string =>
  teilt ? HOECHSTBETRAG_TEXTE.GETEILT : HOECHSTBETRAG_TEXTE.NICHT_GETEILT;

/** Since when and until when, as people read it; "" for since ever and until further notice. */
export function zeitraumText(gueltigAb: string, gueltigBis: string): string {
  const teile = [
    ...(gueltigAb === "" ? [] : [`seit ${formatDate(gueltigAb)}`]),
    ...(gueltigBis === "" ? [] : [`bis ${formatDate(gueltigBis)}`]),
  ];
  return teile.join(" ");
}
