import type { Dienste } from "../../dienste";
import { findRegistrierung, type RegistrierungZeile } from "../../storage/registrierungStore";
import { festeFelder } from "./festeFelder";

const LEER = {
  firma: "",
  rechtsform: "",
  strasse: "",
  hausnummer: "",
  adresszusatz: "",
  plz: "",
  ort: "",
  bundesland: "",
  land: "DE",
  steuernummer: "",
  finanzamt: "",
  wIdNr: "",
  ustIdNr: "",
  registerart: "",
  registernummer: "",
  registergericht: "",
  wirtschaftszweig: "",
  telefon: "",
  email: "",
};

type Stand = {
  schritt: "IDENTIFIKATION" | "UNTERNEHMEN" | "BENUTZER" | "FERTIG";
  ausIdentifikation: string[];
  unternehmen: typeof LEER | null;
};

/** Where a registration stands and what its forms show. */
function standVon(zeile: RegistrierungZeile | undefined): Stand {
  if (zeile === undefined) return { schritt: "IDENTIFIKATION", ausIdentifikation: [], unternehmen: null };
  if (zeile.benutzer !== null) return { schritt: "FERTIG", ausIdentifikation: [], unternehmen: null };
  const feste = festeFelder(zeile.identifikation);
  return {
    schritt: zeile.unternehmen === null ? "UNTERNEHMEN" : "BENUTZER",
    ausIdentifikation: Object.keys(feste),
    unternehmen: { ...LEER, ...(zeile.unternehmen ?? feste) },
  };
}

/** The same for the cookie of this hash; without a registration its first step. */
export async function findRegistrierungStand({ db, clock }: Dienste, cookieHash: string): Promise<Stand> {
  return standVon(await findRegistrierung(db, cookieHash, clock.now()));
}
