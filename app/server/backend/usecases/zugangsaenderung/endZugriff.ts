import type { Dienste } from "../../dienste";
import { updateBenutzer } from "../../storage/benutzerStore";
import type { Tx } from "../../storage/datenbank";
import { voidPasswortLinks } from "../../storage/passwortLinkStore";
import { endAlleSitzungen } from "../../storage/sitzungStore";

/** Whoever is in the account has to log in again: sessions end, known devices and links for a password are void. */
export async function endZugriff(tx: Tx, { clock }: Pick<Dienste, "clock">, benutzerUuid: string): Promise<void> {
  const am = clock.now();
  await voidPasswortLinks(tx, benutzerUuid, { jetzt: am });
  await updateBenutzer(tx, benutzerUuid, { geraeteVergessenAm: am });
  await endAlleSitzungen(tx, benutzerUuid, { am, ausser: undefined });
}
