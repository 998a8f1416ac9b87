import type { Wartendes } from "~/contract/konto/stab";
import { listWartendesArten, type WartendesArt } from "~/domain/benutzer/wartendes";
import { Ablehnung } from "../../ablehnung";
import { requirePerson, type RufKontext } from "../../kontext";
import { countWartendes, type GezaehlteArt } from "../../storage/wartendesStore";

const isGezaehlt = (art: WartendesArt): art is GezaehlteArt => art !== "KETTE";

/**
 * What waits for somebody of the staff: one statement for all counts. Of the chains every page knows already whether
 * they are broken.
 */
export async function listWartendes(kontext: RufKontext): Promise<{ data: Wartendes[] }> {
  const person = requirePerson(kontext);
  const arten = listWartendesArten(person);
  if (arten.length === 0) throw new Ablehnung("KEIN_ZUGRIFF");
  const { db, clock, betriebsstand } = kontext.dienste;
  const gezaehlte = await countWartendes(db, {
    arten: arten.filter(isGezaehlt),
    benutzerUuid: person.benutzerUuid,
    jetzt: clock.now(),
  });
  const isGebrochen = arten.includes("KETTE") && (await betriebsstand.find()).isKetteGebrochen;
  const alle: Wartendes[] = [...(isGebrochen ? [{ art: "KETTE" as const, bereich: "", anzahl: 1 }] : []), ...gezaehlte];
  return { data: alle.toSorted((a, b) => arten.indexOf(a.art) - arten.indexOf(b.art)) };
}
