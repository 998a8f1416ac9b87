import { eingabeUngueltig } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { holdEinladungen } from "../../storage/einladungStore";
import { updateUnternehmen } from "../../storage/mitgliedStore";
import { notifyUnternehmen } from "../nachricht/notify";
import { changeBenutzer, listHandlungsfaehige, record, type Verwaltung } from "./verwaltung";

/** What has become of the setting. */
export type ZustimmungAusgang = { an: boolean; wartet: boolean };

/**
 * Says that a new authorised representative needs the consent of a second one, or no more. It begins at once; to end it
 * is itself such a step and needs a second one, unless there is none.
 */
export function setZustimmung(kontext: RufKontext, eingabe: { an: boolean }): Promise<ZustimmungAusgang> {
  return changeBenutzer(kontext, {
    vorgang: "benutzerverwaltung.setZustimmung",
    eingabe,
    fn: (verwaltung) => (eingabe.an ? begin(verwaltung) : finish(verwaltung)),
  });
}

async function begin(verwaltung: Verwaltung): Promise<ZustimmungAusgang> {
  const { tx, dienste, person, stand } = verwaltung;
  const { unternehmenUuid } = person;
  if (stand.vollmachtMitZustimmung) {
    // Whoever wants it to stay refuses its end, whoever has asked for that takes it back.
    await updateUnternehmen(tx, unternehmenUuid, { zustimmungEndeVon: null });
    await record(verwaltung, { vorgang: "benutzer.zustimmungBleibt", wen: unternehmenUuid });
    return { an: true, wartet: false };
  }
  if (listHandlungsfaehige(verwaltung, person.benutzerUuid).length === 0) {
    throw eingabeUngueltig(
      "zustimmung",
      "Dafür braucht Ihr Unternehmen mindestens zwei bevollmächtigte Personen. Bitte bevollmächtigen Sie zuerst eine zweite.",
    );
  }
  await updateUnternehmen(tx, unternehmenUuid, { vollmachtMitZustimmung: true, zustimmungEndeVon: null });
  await holdEinladungen(tx, unternehmenUuid);
  await record(verwaltung, { vorgang: "benutzer.zustimmungEin", wen: unternehmenUuid });
  await notifyUnternehmen(tx, dienste, {
    firma: unternehmenUuid,
    inhalt: { art: "ZUSTIMMUNG_EIN", von: person.name },
  });
  return { an: true, wartet: false };
}

async function finish(verwaltung: Verwaltung): Promise<ZustimmungAusgang> {
  const { tx, dienste, person, stand } = verwaltung;
  const { unternehmenUuid, benutzerUuid } = person;
  if (!stand.vollmachtMitZustimmung) return { an: false, wartet: false };
  const hasZweite = listHandlungsfaehige(verwaltung, benutzerUuid).length > 0;
  const isBeantragt = stand.zustimmungEndeVon !== null && stand.zustimmungEndeVon !== benutzerUuid;
  if (hasZweite && !isBeantragt) {
    if (stand.zustimmungEndeVon === benutzerUuid) return { an: true, wartet: true };
    await updateUnternehmen(tx, unternehmenUuid, { zustimmungEndeVon: benutzerUuid });
    await record(verwaltung, { vorgang: "benutzer.zustimmungEndeBeantragen", wen: unternehmenUuid });
    await notifyUnternehmen(tx, dienste, {
      firma: unternehmenUuid,
      inhalt: { art: "ZUSTIMMUNG_ENDE_WARTET", von: person.name },
    });
    return { an: true, wartet: true };
  }
  await updateUnternehmen(tx, unternehmenUuid, { vollmachtMitZustimmung: false, zustimmungEndeVon: null });
  await record(verwaltung, { vorgang: "benutzer.zustimmungAus", wen: unternehmenUuid });
  await notifyUnternehmen(tx, dienste, {
    firma: unternehmenUuid,
    inhalt: { art: "ZUSTIMMUNG_AUS", von: person.name },
  });
  return { an: false, wartet: false };
}
