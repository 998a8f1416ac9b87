import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { findEinladung, type EinladungMitUmfeld } from "../../storage/einladungStore";
import { sha256 } from "../sitzung/krypto";

/**
 * The open invitation of a token. Throws TOKEN_UNGUELTIG for all others, and when the address belongs to the
 * authority's staff.
 */
export async function requireEinladung(dienste: Dienste, token: string): Promise<EinladungMitUmfeld> {
  const gefunden = await findEinladung(dienste.db, sha256(token));
  const isOffen =
    gefunden?.einladung.angenommenAm === null &&
    gefunden.einladung.zustimmung !== "OFFEN" &&
    gefunden.einladung.gueltigBis > dienste.clock.now();
  if (gefunden === undefined || !isOffen || isStab(gefunden)) throw new Ablehnung("TOKEN_UNGUELTIG");
  return gefunden;
}

const isStab = ({ konto }: EinladungMitUmfeld): boolean =>
  konto !== null && !konto.systemRollen.includes("UNTERNEHMENSMITARBEITER");

/** What an invitation says, without using it. */
export async function checkEinladung(dienste: Dienste, token: string) {
  const { einladung, unternehmenName, konto } = await requireEinladung(dienste, token);
  const { vorname, nachname, rolle, email } = einladung;
  return { unternehmenName, vorname, nachname, unternehmenRolle: rolle, kontoVorhanden: konto !== null, email };
}
