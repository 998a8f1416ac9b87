import { stammdaten, type Stammdaten } from "~/domain/unternehmen/stammdaten";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { isRegistriert } from "../../storage/kontoStore";
import { lockRegistrierung, updateRegistrierung } from "../../storage/registrierungStore";
import { inTransaktion } from "../../storage/transaction";
import { readByRules } from "./eingabeLesen";
import { festeFelder } from "./festeFelder";

/**
 * Keeps the company data of a registration. What the certificate proves replaces what was sent.
 * Whoever showed the certificate of a company is told here that it is registered already; without one only the
 * confirmed address is told. Throws EINGABE_UNGUELTIG, UNTERNEHMEN_VORHANDEN, or NEZO_ABGELAUFEN when there is no
 * registration.
 */
export async function saveUnternehmen(
  dienste: Dienste,
  cookieHash: string,
  eingabe: Record<string, unknown>,
): Promise<void> {
  await inTransaktion(dienste, async (tx) => {
    const zeile = await lockRegistrierung(tx, cookieHash, dienste.clock.now());
    if (zeile === undefined || zeile.benutzer !== null) throw new Ablehnung("NEZO_ABGELAUFEN");
    const daten = readByRules<Stammdaten>(stammdaten, { ...eingabe, ...festeFelder(zeile.identifikation) });
    const { identifikation } = zeile;
    const { steuernummer } = daten;
    const isVergeben =
      identifikation !== null && (await isRegistriert(tx, { steuernummer, kontoId: identifikation.kontoId }));
    if (isVergeben) throw new Ablehnung("UNTERNEHMEN_VORHANDEN");
    await updateRegistrierung(tx, zeile.uuid, { unternehmen: daten });
  });
}
