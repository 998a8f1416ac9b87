import type { Dienste } from "../../dienste";
import { inTransaktion } from "../../storage/transaction";
import { merkeMailAnKonto } from "../mail/merkeMail";
import { isErste } from "../ratelimit/zaehle";
import type { Versuch } from "./anmeldeversuche";

/** Says what happened, that nothing is lost, and what to do in either case. */
function textDerWarnung(publicUrl: string): string {
  return [
    "Guten Tag,",
    "bei der Anmeldung mit Ihrer E-Mail-Adresse wurde im Antragsportal mehrmals hintereinander ein falsches Passwort eingegeben.",
    "Waren Sie das selbst? Dann müssen Sie nichts tun. Wenn Sie Ihr Passwort nicht mehr wissen, vergeben Sie hier ein neues:\n" +
      `${publicUrl}/passwortvergessen`,
    "Waren Sie das nicht? Ihr Konto ist geschützt: Nach mehreren falschen Eingaben wird jeder weitere Versuch ausgebremst. In einem Browser, " +
      "in dem Sie sich in den letzten Monaten angemeldet haben, können Sie sich wie gewohnt anmelden. Wenn jemand Ihr Passwort kennen könnte " +
      "oder Sie es auch anderswo verwenden, vergeben Sie bitte über den Link oben ein neues.",
    "Diese Nachricht senden wir Ihnen höchstens einmal am Tag, auch wenn die Versuche weitergehen.",
    "Ihr Antragsportal",
  ].join("\n\n");
}

/**
 * Tells the owner of an account, once a day, that somebody types wrong passwords. Whether there is such an account or not, the same
 * statements run, and nobody learns it from the answer.
 */
export async function warneVorFehlversuchen(dienste: Dienste, email: string, { fehlversuche }: Versuch): Promise<void> {
  if (fehlversuche < dienste.config.grenzen.fehlversucheBisMail) return;
  await inTransaktion(dienste, async (tx) => {
    if (!(await isErste(tx, dienste, { name: "fehlversuchMail", wer: email }))) return;
    const text = textDerWarnung(dienste.config.publicUrl);
    await merkeMailAnKonto(tx, dienste, { to: email, subject: "Falsche Passwörter bei Ihrem Konto", text });
  });
}
