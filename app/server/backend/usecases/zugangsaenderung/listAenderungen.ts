import type { Aenderung, AenderungZeile } from "~/contract/konto/zugangsaenderungen";
import { isOffen, listAenderungSchritte } from "~/domain/benutzer/zugangsaenderung";
import { can } from "~/domain/benutzer/systemrollenRechte";
import type { Person, RufKontext } from "../../kontext";
import { listOffene, type OffeneAenderung } from "../../storage/zugangsaenderungStore";
import { requirePersonenleser } from "../support/zugriff";

/** An open change as staff see it, with what the caller may do about it. */
export function toAenderung(offene: OffeneAenderung, wer: Person): Aenderung | null {
  const { aenderung, beginnende, zustimmende, isZustimmbar } = offene;
  const { uuid, art, stand, neueEmail, grund, begonnenVon, begonnenAm, faelligAm } = aenderung;
  if (!isOffen(stand)) return null;
  const darf = can("unternehmensbenutzerSperren", wer);
  const schritte = darf ? listAenderungSchritte({ stand, begonnenVon }, wer.benutzerUuid) : [];
  return {
    uuid,
    art,
    stand,
    neueEmail,
    grund,
    begonnenVon: beginnende,
    begonnenAm: begonnenAm.toISOString(),
    zugestimmtVon: zustimmende,
    faelligAm: faelligAm.toISOString(),
    schritte: schritte.filter((schritt) => schritt !== "ZUSTIMMEN" || isZustimmbar),
  };
}

/** All open changes, the oldest first. There are a handful; whoever sees one is in the log. */
export async function listAenderungen(kontext: RufKontext): Promise<{ data: AenderungZeile[] }> {
  const wer = requirePersonenleser(kontext);
  const offene = await listOffene(kontext.dienste.db);
  wer.lesung.istListe = offene.length > 0;
  return {
    data: offene.flatMap((eine) => {
      const aenderung = toAenderung(eine, wer);
      const { benutzerUuid: personUuid } = eine.aenderung;
      return aenderung === null ? [] : [{ ...aenderung, personUuid, name: eine.name, email: eine.email }];
    }),
  };
}
