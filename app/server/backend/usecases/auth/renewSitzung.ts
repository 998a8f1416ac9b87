import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { endSitzung, type SitzungZeile, updateSitzung } from "../../storage/sitzungStore";
import { insertVerbrauchten, lockSitzung } from "../../storage/sitzungTokenStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { sha256 } from "../sitzung/krypto";
import { deriveTokens, endsOn, tokenSpalten, type SitzungsTokens } from "../sitzung/tokens";

export type Erneuerung = { tokens: SitzungsTokens; endetAm: Date };

function isLebendig(dienste: Dienste, zeile: SitzungZeile | undefined): zeile is SitzungZeile {
  if (zeile === undefined || zeile.beendetAm !== null) return false;
  return endsOn(dienste, zeile.letzteAktionAm, zeile.absolutBis) > dienste.clock.now();
}

/**
 * Rotates the refresh token. Requests that show the former token within the grace get the same new tokens, so that
 * parallel tabs never log each other out; after the grace a former token is a sign of theft and ends the session.
 * Counts as an action. Refuses with NICHT_ANGEMELDET.
 */
export async function renewSitzung(dienste: Dienste, refreshToken: string): Promise<Erneuerung> {
  const ergebnis = await inTransaktion(dienste, async (tx) => {
    const hash = sha256(refreshToken);
    const zeile = await lockSitzung(tx, hash);
    if (!isLebendig(dienste, zeile)) return null;
    if (zeile.refreshHash === hash) return rotate(tx, dienste, { zeile, refreshToken });
    return isInKarenz(dienste, zeile, hash) ? repeat(dienste, zeile, refreshToken) : endFamily(tx, dienste, zeile);
  });
  if (ergebnis === null) throw new Ablehnung("NICHT_ANGEMELDET");
  return ergebnis;
}

/** Gives a session the tokens that follow `refreshToken`, which must be its present one. Counts as an action. */
export async function rotate(
  tx: Tx,
  dienste: Dienste,
  { zeile, refreshToken }: { zeile: SitzungZeile; refreshToken: string },
): Promise<Erneuerung> {
  const am = dienste.clock.now();
  const salz = dienste.random.token();
  const tokens = deriveTokens(dienste.config.secretKey, refreshToken, salz);
  const hash = sha256(refreshToken);
  const wechsel = { refreshVorherHash: hash, refreshGewechseltAm: am, refreshSalz: salz, letzteAktionAm: am };
  await updateSitzung(tx, zeile.uuid, { ...tokenSpalten(dienste, tokens), ...wechsel });
  await insertVerbrauchten(tx, hash, zeile.uuid);
  return { tokens, endetAm: endsOn(dienste, am, zeile.absolutBis) };
}

function isInKarenz(dienste: Dienste, zeile: SitzungZeile, hash: string): boolean {
  const { refreshVorherHash, refreshGewechseltAm } = zeile;
  if (refreshVorherHash !== hash || refreshGewechseltAm === null) return false;
  return dienste.clock.now().getTime() - refreshGewechseltAm.getTime() <= dienste.config.sitzung.karenzSekunden * 1000;
}

function repeat(dienste: Dienste, zeile: SitzungZeile, refreshToken: string): Erneuerung | null {
  if (zeile.refreshSalz === null) return null;
  const tokens = deriveTokens(dienste.config.secretKey, refreshToken, zeile.refreshSalz);
  return { tokens, endetAm: endsOn(dienste, zeile.letzteAktionAm, zeile.absolutBis) };
}

async function endFamily(tx: Tx, dienste: Dienste, zeile: SitzungZeile): Promise<null> {
  const am = dienste.clock.now();
  await endSitzung(tx, zeile.uuid, am);
  await writeAudit(tx, { vorgang: "REFRESH_WIEDERVERWENDET", am, benutzerUuid: zeile.benutzerUuid });
  return null;
}
