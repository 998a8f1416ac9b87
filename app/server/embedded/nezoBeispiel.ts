import { toBundesformat } from "~/domain/unternehmen/bundeslaender";
import { findRechtsform } from "~/domain/unternehmen/rechtsformen";
import { fail, ok, type Result } from "~/lib/result";
import type { NezoUnternehmen } from "../backend/ports/nezoPort";
import type { NeuesZertifikat } from "./nezoSimulatorSeite";

const FIRMEN = [
  "Beispiel Messtechnik GmbH",
  "Beispiel Werkstoffe GmbH",
  "Beispiel Anlagenbau GmbH",
  "Beispiel Sensorik GmbH",
];

/** An obvious example company with a valid tax number; `zahl` (0 to 9 999 999) makes it differ from the others. */
export function beispielZertifikat(zahl: number): NeuesZertifikat {
  const ziffern = String(zahl % 10_000_000).padStart(7, "0");
  return {
    firma: FIRMEN[zahl % FIRMEN.length] ?? "Beispiel GmbH",
    rechtsform: "GMBH",
    strasse: "Musterstraße",
    hausnummer: "12",
    plz: "50667",
    ort: "Köln",
    bundesland: "NW",
    steuernummer: `215/${ziffern.slice(0, 4)}/${ziffern.slice(4)}${String(zahl % 10)}`,
    finanzamt: "Finanzamt Köln-Mitte",
  };
}

/**
 * Turns what was typed into certificate data; the error is a German sentence. A real certificate never holds unusable
 * data, so neither does this one.
 */
export function readZertifikat(neu: NeuesZertifikat): Result<NezoUnternehmen, string> {
  const leer = Object.values(neu).some((wert) => wert.trim() === "");
  if (leer) return fail("Bitte füllen Sie alle Angaben des neuen Zertifikats aus.");
  if (findRechtsform(neu.rechtsform) === undefined) return fail("Bitte wählen Sie eine Rechtsform aus.");
  if (!/^\d{5}$/.test(neu.plz.trim())) return fail("Die Postleitzahl besteht aus fünf Ziffern.");
  const steuernummer = toBundesformat(neu.bundesland, neu.steuernummer);
  if (!steuernummer.ok) return fail(steuernummer.error.message);
  return ok({
    firma: neu.firma.trim().slice(0, 200),
    rechtsform: neu.rechtsform,
    strasse: neu.strasse.trim().slice(0, 100),
    hausnummer: neu.hausnummer.trim().slice(0, 10),
    plz: neu.plz.trim(),
    ort: neu.ort.trim().slice(0, 100),
    bundesland: neu.bundesland,
    land: "DE",
    steuernummer: steuernummer.value,
    finanzamt: neu.finanzamt.trim().slice(0, 100),
    registerart: "",
    registernummer: "",
    registergericht: "",
    kontoId: `konto-${steuernummer.value}`,
  });
}
