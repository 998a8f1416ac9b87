import type { RegistrierungZeile } from "../../storage/schema/registrierung";
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
export function standVon(zeile: RegistrierungZeile | undefined): Stand {
  if (zeile === undefined) return { schritt: "IDENTIFIKATION", ausIdentifikation: [], unternehmen: null };
  if (zeile.benutzer !== null) return { schritt: "FERTIG", ausIdentifikation: [], unternehmen: null };
  const feste = festeFelder(zeile.identifikation);
  return {
    schritt: zeile.unternehmen === null ? "UNTERNEHMEN" : "BENUTZER",
    ausIdentifikation: Object.keys(feste),
    unternehmen: { ...LEER, ...(zeile.unternehmen ?? feste) },
  };
}
