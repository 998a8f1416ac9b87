import type { Sitzung } from "../konto/benutzer";
import type { Angemeldet } from "../portal/schutzDaten";

/**
 * Who acts in a session, and for whom; null before the login is complete, and where the support only looks: nothing in
 * its browser belongs to the person that it sees.
 */
export function kennungVon({ state, benutzer }: Pick<Sitzung, "state" | "benutzer">): Angemeldet | null {
  if (state !== "AUTHENTICATED" || benutzer === null || benutzer.isNurAnsicht) return null;
  const { userUuid, userName, unternehmenUuid, unternehmenName } = benutzer;
  return {
    kennung: `${userUuid} ${unternehmenUuid ?? ""}`,
    name: unternehmenName === null ? userName : `${userName} (${unternehmenName})`,
  };
}
