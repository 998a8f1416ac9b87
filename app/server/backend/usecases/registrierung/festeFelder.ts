import { findBundesland, toBundesformat } from "~/domain/unternehmen/bundeslaender";
import { LAENDER } from "~/domain/unternehmen/laender";
import { findRechtsform } from "~/domain/unternehmen/rechtsformen";
import { readRegisternummer } from "~/domain/unternehmen/registernummer";
import type { NezoUnternehmen } from "../../ports/nezoPort";

type Feste = Partial<Omit<NezoUnternehmen, "kontoId">>;

/**
 * The company data that the certificate proves and nobody can change. A value that our own rules would refuse is left
 * out, so that a registration can never get stuck on a field that cannot be edited.
 */
export function festeFelder(daten: NezoUnternehmen | null): Feste {
  if (daten === null) return {};
  const nummer = readRegisternummer(daten.registernummer, daten.registerart);
  const brauchbar: Partial<Record<string, boolean>> = {
    rechtsform: findRechtsform(daten.rechtsform) !== undefined,
    land: LAENDER.some(({ key }) => key === daten.land),
    plz: daten.land !== "DE" || /^\d{5}$/.test(daten.plz),
    bundesland: findBundesland(daten.bundesland) !== undefined,
    steuernummer: daten.land !== "DE" || toBundesformat(daten.bundesland, daten.steuernummer).ok,
  };
  const isFest = ([name, wert]: [string, string]): boolean =>
    name !== "kontoId" && wert.trim() !== "" && brauchbar[name] !== false;
  const gelesene = { ...daten, registernummer: nummer.ok ? nummer.value : "" };
  return Object.fromEntries(Object.entries(gelesene).filter(isFest));
}

/** Says whether a certificate belongs to a company: same tax number, or same account at the service. */
export function belongsToUnternehmen(
  zertifikat: NezoUnternehmen,
  unternehmen: { steuernummer: string; nezoKonto: string | null },
): boolean {
  if (unternehmen.nezoKonto !== null && unternehmen.nezoKonto === zertifikat.kontoId) return true;
  return zertifikat.steuernummer !== "" && steuernummerVon(zertifikat) === unternehmen.steuernummer;
}

/** The tax number of a certificate as it would be stored. */
export function steuernummerVon({ land, bundesland, steuernummer }: NezoUnternehmen): string {
  const bundesformat = land === "DE" ? toBundesformat(bundesland, steuernummer) : null;
  return bundesformat?.ok ? bundesformat.value : steuernummer.trim();
}
