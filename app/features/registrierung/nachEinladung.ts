import type { Sitzung } from "~/contract/konto/benutzer";
import { href } from "~/routing/href";

/** Who is logged in, if that is not the person with this address. */
export const andererName = ({ state, benutzer }: Sitzung, email: string): string | null =>
  state !== "AUTHENTICATED" || benutzer === null || benutzer.email === email ? null : benutzer.userName;

/** Where an accepted invitation leads, and what is said there. */
export function nachEinladung(
  sitzung: Sitzung,
  { isNeu, email }: { isNeu: boolean; email: string },
): { to: string; text: string } {
  const anderer = andererName(sitzung, email);
  if (anderer !== null) {
    const geschehen = isNeu ? `Das Konto für ${email} ist eingerichtet.` : `Die Einladung für ${email} ist angenommen.`;
    return { to: href("home"), text: `${geschehen} Sie sind weiter als ${anderer} angemeldet.` };
  }
  if (sitzung.state === "AUTHENTICATED") {
    const text = "Sie haben die Einladung angenommen. Das Unternehmen steht jetzt in Ihrer Auswahl.";
    return { to: href("loginUnternehmenAuswahl"), text };
  }
  const geschehen = isNeu ? "Ihr Konto ist eingerichtet." : "Sie haben die Einladung angenommen.";
  return { to: href("landingpage"), text: `${geschehen} Bitte melden Sie sich an.` };
}
