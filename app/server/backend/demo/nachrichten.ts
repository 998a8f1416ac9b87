import { format, type NachrichtInhalt } from "~/domain/nachricht/nachrichtArten";
import { addDays, berlinDate } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { insertNachricht, markGelesen } from "../storage/nachrichtStore";
import { seedAntwortDatei } from "./anlagen";
import type { DemoSchritt } from "./antraegeLeben";
import { fristDerForderungen } from "./nachforderungen";

type Besitzer = { unternehmenUuid: string; bevollmaechtigterUuid: string };
type Saat = { tx: Tx; dienste: Dienste; besitzer: Besitzer };
type Antrag = { uuid: string; antragsnummer: string; pruefsumme: string };

/** What is older has been read. */
const GELESEN_NACH_TAGEN = 30;
const TAG_MS = 86_400_000;

/** The message that a step of an Antrag causes, if any. */
function inhaltVon(
  schritt: DemoSchritt,
  schritte: readonly DemoSchritt[],
  antrag: Antrag,
): NachrichtInhalt<"antrag"> | null {
  const { befehl, am } = schritt;
  const { antragsnummer, pruefsumme } = antrag;
  const tag = berlinDate(am);
  switch (befehl) {
    case "quittieren":
      return { art: "EINGANGSBESTAETIGUNG", antragsnummer, pruefsumme };
    case "pruefungBeginnen":
      return { art: "PRUEFUNG_BEGONNEN", antragsnummer };
    case "nachfordern":
      return {
        art: "NACHFORDERUNG_EINGEGANGEN",
        antragsnummer,
        frist: fristDerForderungen(schritte),
        nummer: schritte.filter((anderer) => anderer.befehl === befehl).indexOf(schritt) + 1,
      };
    case "bescheiden":
      return { art: "BESCHEID_ZUM_ABRUF", antragsnummer, abrufBis: addDays(tag, 10) };
    case "rueckzugQuittieren":
      return { art: "RUECKZUG_BESTAETIGT", antragsnummer };
    case "widersprechen":
      return { art: "WIDERSPRUCH_EINGEGANGEN", antragsnummer };
    case "widerspruchErledigen":
      return { art: "WIDERSPRUCH_GESCHLOSSEN", antragsnummer };
    default:
      return null;
  }
}

type Neu = { am: Date; isGelesen: boolean; antwortAuf?: string; von?: string };

async function put(
  { tx, dienste, besitzer }: Saat,
  antragUuid: string,
  { inhalt, neu: { am, isGelesen, ...rest } }: { inhalt: NachrichtInhalt; neu: Neu },
): Promise<string> {
  const uuid = dienste.random.uuid();
  await insertNachricht(tx, {
    uuid,
    unternehmenUuid: besitzer.unternehmenUuid,
    antragUuid,
    ...format(inhalt),
    erstelltAm: am,
    ...rest,
    quittiertAm: inhalt.art === "ANTWORT" ? am : null,
  });
  if (isGelesen) await markGelesen(tx, uuid, { benutzerUuid: besitzer.bevollmaechtigterUuid, am });
  return uuid;
}

/** A question of the authority, read and answered with a file, and a second one that nobody has read. */
async function seedGespraech(saat: Saat, antrag: Antrag, am: Date): Promise<void> {
  const { bevollmaechtigterUuid: von } = saat.besitzer;
  const nach = (stunden: number) => new Date(am.getTime() + stunden * 3_600_000);
  const frage = {
    art: "MITTEILUNG",
    betreff: "Rückfrage zur Laufzeit des Vorhabens",
    text: "Guten Tag,\n\nin Ihrem Antrag endet das dritte Arbeitspaket nach der Laufzeit des Vorhabens. Welches Datum gilt?\n\nMit freundlichen Grüßen\nIhre Bescheinigungsstelle",
  } as const;
  const antwort = {
    art: "ANTWORT",
    text: "Guten Tag,\n\nes gilt das Ende der Laufzeit. Der richtige Plan liegt bei.",
  } as const;
  const dank = {
    art: "MITTEILUNG",
    betreff: "Vielen Dank für Ihre Antwort",
    text: "Wir haben den Plan erhalten und prüfen weiter.",
  } as const;
  const frageUuid = await put(saat, antrag.uuid, { inhalt: frage, neu: { am: nach(0), isGelesen: true } });
  const antwortUuid = await put(saat, antrag.uuid, {
    inhalt: antwort,
    neu: { am: nach(26), isGelesen: false, antwortAuf: frageUuid, von },
  });
  await seedAntwortDatei(saat, { antragUuid: antrag.uuid, antwortUuid, am: nach(26), von });
  await put(saat, antrag.uuid, { inhalt: dank, neu: { am: nach(50), isGelesen: false } });
}

/** The messages that the steps of a demo Antrag have caused; where `hatGespraech`, also a question and its answer. */
export async function seedNachrichten(
  saat: Saat,
  antrag: Antrag,
  { schritte, hatGespraech }: { schritte: readonly DemoSchritt[]; hatGespraech: boolean },
): Promise<void> {
  const jetzt = saat.dienste.clock.now().getTime();
  for (const schritt of schritte) {
    const inhalt = inhaltVon(schritt, schritte, antrag);
    const isGelesen = jetzt - schritt.am.getTime() > GELESEN_NACH_TAGEN * TAG_MS;
    if (inhalt !== null) await put(saat, antrag.uuid, { inhalt, neu: { am: schritt.am, isGelesen } });
  }
  const letzter = schritte.at(-1);
  if (hatGespraech && letzter !== undefined) await seedGespraech(saat, antrag, letzter.am);
}
