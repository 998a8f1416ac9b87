import { fail, ok, type Result } from "../../lib/result";
import { REGISTERARTEN } from "./registerarten";

const NUMMER = /^\d{1,6}( ?[A-Z]{1,3})?$/;
const MIT_BUCHSTABEN = /^([A-Z]{2,3})[ .:]*(?=\d)/i;

/** The kinds of register that stand before a number on letter-heads. */
const KUERZEL = REGISTERARTEN.map(({ key }) => key).filter((key) => key !== "KEINE");

/** So many characters of a typed number are read: the longest kind of register, its number, and what belongs to it. */
export const REGISTERNUMMER_MAX = 20;

const NUR_NUMMER = "Bitte geben Sie nur die Nummer ein, zum Beispiel 12345 oder 12345 B.";

/**
 * The number of a register entry as it is stored, without the kind of register that many write before it; "" for a
 * blank one. `registerart` is the kind that is chosen beside it. The error is German and may be shown.
 *
 * @spec domain.md 3.1 registernummer
 */
export function readRegisternummer(text: string, registerart: string): Result<string, string> {
  const getippt = text.trim();
  const davor = MIT_BUCHSTABEN.exec(getippt);
  const nummer = davor === null ? getippt : getippt.slice(davor[0].length);
  if (nummer !== "" && !NUMMER.test(nummer)) return fail(NUR_NUMMER);
  if (davor === null) return ok(nummer);
  const genannt = KUERZEL.find((key) => key.toUpperCase() === davor[1]?.toUpperCase());
  if (genannt === undefined) return fail(NUR_NUMMER);
  if (genannt === registerart) return ok(nummer);
  if (!KUERZEL.includes(registerart))
    return fail(`Bitte wählen Sie als Registerart ${genannt}, oder geben Sie nur die Nummer ein.`);
  return fail(
    `Bitte prüfen Sie Registerart und Nummer: Vor der Nummer steht ${genannt}, gewählt ist aber ${registerart}.`,
  );
}
