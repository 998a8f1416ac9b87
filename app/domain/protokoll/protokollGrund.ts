/**
 * Whose remark in the audit log holds ids, codes and the reasons that staff give for what they do with an account. What
 * is not named here may hold what somebody wrote about the content of an Antrag, and readers of the log do not see it.
 */
const GEZEIGT: readonly RegExp[] = [
  /^(benutzer|support|stab|einladung|einsicht|wartung)\./,
  /^(einladen|PASSWORT_GEAENDERT|PROTOKOLL_GELESEN|PROTOKOLL_AUSZUG|LESEZUGRIFFE_GELESEN)$/,
];

/** How long the reason for an act of an administrator may be. @assumed Issue 18 names no length */
export const WARTUNG_GRUND_MAX = 500;

/** May readers of the log see the remark of such a line? @spec issue 18 §6 "no secret and no content in any line" */
export const isGrundGezeigt = (vorgang: string): boolean => GEZEIGT.some((muster) => muster.test(vorgang));
