import type { NachrichtKopf, NachrichtMitText, NachrichtSeitenDaten } from "~/contract/mitteilung/nachrichten";
import { messages } from "~/formkit/messages";
import { eingabeUngueltig } from "../../ablehnung";
import type { Nachrichtensuche, NachrichtSatz } from "../../storage/nachrichtStore";
import { findEntwurf } from "../../storage/antwortStore";
import type { DateiZeile } from "../../storage/dateiStore";
import { listAntwortDateien } from "../../storage/dateiStore";
import {
  listNachrichten as listSaetze,
  listVerlauf,
  markAlleGelesen,
  markGelesen,
  markUngelesen,
} from "../../storage/nachrichtStore";
import { listReste } from "../../storage/restStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { toEingereichteAnlage } from "../dateien/dateiAnsicht";
import { aufbewahrungFuer } from "../geparkt/fuerFormular";
import { publishUngelesen } from "../live/publish";
import { canAntworten, getNachrichtSatz, leserVon } from "./leser";

/** A page of the inbox; `size` 0 means all of them. */
export type Listenanfrage = Nachrichtensuche & { page: number; size: number };

/** So many lines of the history of an Antrag stand beside a message. */
const VERLAUF_MAX = 50;
/** No company has more in one list; a list without pages ends there. */
const LISTE_MAX = 1_000;

const toKopf = (satz: NachrichtSatz, { istIntern }: { istIntern: boolean }): NachrichtKopf => {
  const { zeile, antragsnummer, bezeichnung, antragStatus, firma, vonName, anzahlAnlagen, anzahlAntworten } = satz;
  const istOffen = zeile.antragUuid !== null && antragStatus !== null && antragStatus !== "GELOESCHT";
  return {
    uuid: zeile.uuid,
    art: zeile.art,
    titel: zeile.titel,
    erstelltAm: zeile.erstelltAm.toISOString(),
    gelesen: istIntern || zeile.art === "ANTWORT" || satz.gelesen,
    antrag: istOffen ? { uuid: zeile.antragUuid ?? "", antragsnummer, bezeichnung: bezeichnung ?? "" } : null,
    firma,
    von: vonName,
    anzahlAnlagen,
    anzahlAntworten,
  };
};

const sichtVon = ({ unternehmenUuid }: { unternehmenUuid: string | null }) => ({ istIntern: unternehmenUuid === null });

/** The messages that the person may see, newest first. */
export async function listNachrichten(
  { dienste, person }: Aufruf,
  anfrage: Listenanfrage,
): Promise<{ data: NachrichtKopf[]; total: number }> {
  const leser = leserVon(person);
  if (!isSpeicherbarerText(anfrage.suche)) throw eingabeUngueltig("suche", messages.pattern);
  const limit = anfrage.size === 0 ? LISTE_MAX : anfrage.size;
  const { saetze, total } = await listSaetze(dienste.db, leser, {
    suche: anfrage,
    seite: { limit, offset: anfrage.page * limit },
  });
  person.lesung.istListe = true;
  return { data: saetze.map((satz) => toKopf(satz, sichtVon(leser))), total };
}

/** A message with its answers, what else there is about its Antrag, and what the person has begun to answer. */
export async function getNachricht(ruf: Aufruf, uuid: string): Promise<NachrichtSeitenDaten> {
  const { person } = ruf;
  const { db } = ruf.dienste;
  const leser = leserVon(person);
  const satz = await getNachrichtSatz(db, person, uuid);
  const { zeile } = satz;
  const darf = canAntworten(person, satz);
  const [verlauf, entwurf, reste] = await Promise.all([
    zeile.antragUuid === null ? [] : listVerlauf(db, leser, { antragUuid: zeile.antragUuid, hoechstens: VERLAUF_MAX }),
    darf ? findEntwurf(db, zeile.uuid, person.benutzerUuid) : undefined,
    listReste(db, person.benutzerUuid, { nachrichtUuid: zeile.uuid }),
  ]);
  const antworten = verlauf.filter((andere) => andere.zeile.antwortAuf === zeile.uuid);
  const mitDateien = [satz, ...antworten]
    .filter(({ anzahlAnlagen }) => anzahlAnlagen > 0)
    .map((eine) => eine.zeile.uuid);
  const dateien = await listAntwortDateien(db, entwurf === undefined ? mitDateien : [...mitDateien, entwurf.uuid]);
  const formular = (antrag: string) => ({ art: "ANTWORT", antrag, gegenstand: zeile.uuid }) as const;
  const toMitText = (eine: NachrichtSatz): NachrichtMitText => ({
    ...toKopf(eine, sichtVon(leser)),
    text: eine.zeile.text,
    anlagen: anlagenVon(dateien, eine.zeile.uuid),
  });
  return {
    nachricht: toMitText(satz),
    antworten: antworten.map(toMitText),
    verlauf: verlauf.map((eine) => toKopf(eine, sichtVon(leser))),
    darfAntworten: darf,
    entwurf: entwurf === undefined ? null : { text: entwurf.text, anlagen: anlagenVon(dateien, entwurf.uuid) },
    reste,
    ...(darf && zeile.antragUuid !== null && (await aufbewahrungFuer(ruf, formular(zeile.antragUuid)))),
  };
}

const anlagenVon = (dateien: readonly DateiZeile[], antwortUuid: string) =>
  dateien.filter((datei) => datei.antwortUuid === antwortUuid).map(toEingereichteAnlage);

/** Marks a message as read or unread for the person, and tells all of the person's windows the new number. */
export async function mark(
  { dienste, person }: Aufruf,
  eingabe: { uuid: string; gelesen: boolean },
): Promise<{ ok: true }> {
  const { uuid, gelesen } = eingabe;
  return inTransaktion(dienste, async (tx) => {
    const { zeile } = await getNachrichtSatz(tx, person, uuid);
    if (gelesen) await markGelesen(tx, zeile.uuid, { benutzerUuid: person.benutzerUuid, am: dienste.clock.now() });
    else await markUngelesen(tx, zeile.uuid, person.benutzerUuid);
    await publishUngelesen(tx, dienste, { empfaenger: { art: "benutzer", uuids: [person.benutzerUuid] }, neue: null });
    return { ok: true as const };
  });
}

/** Marks everything that the person sees as read. */
export async function markAll({ dienste, person }: Aufruf): Promise<{ anzahl: number }> {
  return inTransaktion(dienste, async (tx) => {
    const anzahl = await markAlleGelesen(tx, leserVon(person), dienste.clock.now());
    if (anzahl > 0)
      await publishUngelesen(tx, dienste, {
        empfaenger: { art: "benutzer", uuids: [person.benutzerUuid] },
        neue: null,
      });
    return { anzahl };
  });
}
