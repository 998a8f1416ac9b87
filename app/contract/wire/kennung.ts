import type { Sitzung } from "../konto/benutzer";
import type { Angemeldet } from "../portal/schutzDaten";

/** Who acts in a session, and for whom; null before the login is complete. */
export function kennungVon({ state, benutzer }: Pick<Sitzung, "state" | "benutzer">): Angemeldet | null {
  if (state !== "AUTHENTICATED" || benutzer === null) return null;
  const { userUuid, userName, unternehmenUuid, unternehmenName } = benutzer;
  return {
    kennung: `${userUuid} ${unternehmenUuid ?? ""}`,
    name: unternehmenName === null ? userName : `${userName} (${unternehmenName})`,
  };
}
