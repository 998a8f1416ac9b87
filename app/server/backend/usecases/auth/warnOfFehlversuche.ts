import type { Dienste } from "../../dienste";
import { inTransaktion } from "../../storage/transaction";
import { postBriefAnKonto } from "../mail/postBrief";
import { isErste } from "../ratelimit/count";
import type { Versuch } from "./anmeldeversuche";

/**
 * Tells the owner of an account, once a day, that somebody types wrong passwords. Whether there is such an account or
 * not, the same statements run, and nobody learns it from the answer.
 */
export async function warnOfFehlversuche(dienste: Dienste, email: string, { fehlversuche }: Versuch): Promise<void> {
  if (fehlversuche < dienste.config.grenzen.fehlversucheBisMail) return;
  await inTransaktion(dienste, async (tx) => {
    if (!(await isErste(tx, dienste, { name: "fehlversuchMail", wer: email }))) return;
    await postBriefAnKonto(tx, dienste, { to: email, brief: "FALSCHE_PASSWOERTER" });
  });
}
