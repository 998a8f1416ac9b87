import type { BescheidInhalt, VorhabenFeststellung } from "~/domain/bescheid/bescheidInhalt";
import { abrufbarBis, bekanntgabeAm, widerspruchsfrist } from "~/domain/bescheid/bescheidFristen";
import { ROUNDTRIP_BESCHEIDE_AB } from "~/domain/stichtage";
import { rowsOf, textOf } from "~/formkit/werte";
import { berlinDate } from "~/lib/date";
import type { Dienste } from "../dienste";
import { pruefsummeVon } from "../pruefsumme";
import type { EingereichterInhalt, EingereichtesVorhaben } from "../storage/antragInhalt";
import { insertBescheid } from "../storage/bescheidStore";
import type { Tx } from "../storage/datenbank";
import { issueBeleg } from "../usecases/beleg/issueBeleg";
import type { DemoSchritt } from "./antraegeLeben";

const ART = { bescheiden: "BESCHEID", widerspruchBescheiden: "WIDERSPRUCHSBESCHEID" } as const;
type Erlass = keyof typeof ART;
const isErlass = (befehl: string): befehl is Erlass => Object.hasOwn(ART, befehl);

/**
 * A decision of the demo that waits was provided so many days before the seeding, so that it can still be retrieved.
 */
const BEREIT_SEIT_TAGEN = 3;
const subDays = (am: Date, tage: number): Date => new Date(am.getTime() - tage * 86_400_000);

const BEGRUENDUNG = {
  POSITIV:
    "Das Vorhaben zielt auf neue Erkenntnisse, die über den Stand der Technik in der Branche hinausgehen.\n\nDie beschriebenen technischen Risiken können dazu führen, dass der gewählte Lösungsweg verworfen werden muss. Ziele, Arbeitspakete und messbare Kriterien sind dargelegt; das Vorhaben ist planmäßig.",
  NEGATIV:
    "Das Vorhaben verwendet bekannte Verfahren auf bekannte Weise. Aus der Beschreibung geht nicht hervor, welche neuen Erkenntnisse gewonnen werden sollen.\n\nDie genannten Risiken betreffen Zeit und Kosten. Technische Unwägbarkeiten, die den Lösungsweg gefährden, sind nicht dargelegt.",
} as const;

function feststellungVon(
  { uuid, vorhabenId, werte }: EingereichtesVorhaben,
  ergebnis: "POSITIV" | "NEGATIV",
): VorhabenFeststellung {
  const erforderlich = ergebnis === "POSITIV";
  return {
    vorhabenUuid: uuid,
    vorhabenId,
    titel: textOf(werte, "titel"),
    ergebnis,
    begruendung: BEGRUENDUNG[ergebnis],
    wirtschaftsgueter: rowsOf(werte, "wirtschaftsgueter").map((gut) => ({
      uuid: gut.uuid,
      bezeichnung: textOf(gut, "bezeichnung"),
      erforderlich,
      abschnitte: erforderlich
        ? rowsOf(werte, "arbeitspakete")
            .slice(0, 2)
            .map((paket) => textOf(paket, "titel"))
        : [],
    })),
  };
}

/**
 * Of several Vorhaben the last one is refused; a single one only where somebody objects, and then certified after all.
 */
function inhaltVon(
  befehl: Erlass,
  schritte: readonly DemoSchritt[],
  { vorhaben, antragsnummer }: EingereichterInhalt,
): BescheidInhalt {
  const isAnfechtbar =
    befehl === "bescheiden" && (vorhaben.length > 1 || schritte.some((schritt) => schritt.befehl === "widersprechen"));
  return {
    aktenzeichen: `AZ ${antragsnummer}`,
    widerspruchErgebnis: befehl === "bescheiden" ? null : "ABHILFE",
    hatRechtsbehelfsbelehrung: true,
    vorhaben: vorhaben.map((eintrag, stelle) =>
      feststellungVon(eintrag, isAnfechtbar && stelle === vorhaben.length - 1 ? "NEGATIV" : "POSITIV"),
    ),
  };
}

function abrufVon(abruf: DemoSchritt | undefined, von: string) {
  if (abruf === undefined) return {};
  const am = bekanntgabeAm("ABRUF_PLUS_1", berlinDate(abruf.am));
  return {
    abgerufenAm: abruf.am,
    abgerufenVon: von,
    bekanntgabeRegel: "ABRUF_PLUS_1" as const,
    bekanntgabeAm: am,
    widerspruchsfrist: widerspruchsfrist(am, true),
  };
}

type Leben = {
  antragUuid: string;
  schritte: readonly DemoSchritt[];
  eingereicht: EingereichterInhalt;
  von: string;
  bescheid: DemoBescheid | null;
};

/** The first decision of a demo Antrag, once it was retrieved. */
export type DemoBescheid = { uuid: string; widerspruchsfrist: string };

const abrufNach = (schritte: readonly DemoSchritt[], stelle: number): DemoSchritt | undefined =>
  schritte.slice(stelle + 1).find((schritt) => schritt.befehl === "bescheidAbrufen");

/** What of the life of a demo Antrag can be objected to; null when there is nothing in the portal. */
export function planBescheid(dienste: Dienste, schritte: readonly DemoSchritt[]): DemoBescheid | null {
  const stelle = schritte.findIndex((schritt) => schritt.befehl === "bescheiden");
  const abruf = stelle < 0 ? undefined : abrufNach(schritte, stelle);
  if (abruf === undefined || berlinDate(schritte[stelle]?.am ?? abruf.am) < ROUNDTRIP_BESCHEIDE_AB) return null;
  return {
    uuid: dienste.random.uuid(),
    widerspruchsfrist: widerspruchsfrist(bekanntgabeAm("ABRUF_PLUS_1", berlinDate(abruf.am)), true),
  };
}

/** Stores the decisions in the life of a demo Antrag; those from before the portal delivered them came on paper. */
export async function seedBescheide(
  tx: Tx,
  dienste: Dienste,
  { antragUuid, schritte, eingereicht, von, bescheid: erster }: Leben,
): Promise<void> {
  for (const [stelle, { befehl, am }] of schritte.entries()) {
    if (!isErlass(befehl) || berlinDate(am) < ROUNDTRIP_BESCHEIDE_AB) continue;
    const abruf = abrufNach(schritte, stelle);
    const inhalt = inhaltVon(befehl, schritte, eingereicht);
    const pruefsumme = pruefsummeVon(inhalt);
    const bereitgestellt = subDays(abruf?.am ?? dienste.clock.now(), BEREIT_SEIT_TAGEN);
    const { code } = await issueBeleg(tx, dienste, { antragUuid, art: ART[befehl], pruefsumme, am: bereitgestellt });
    const uuid = befehl === "bescheiden" && erster !== null ? erster.uuid : dienste.random.uuid();
    await insertBescheid(tx, {
      uuid,
      antragUuid,
      art: ART[befehl],
      inhalt,
      pruefsumme,
      belegCode: code,
      erstelltAm: am,
      abrufbarBis: abrufbarBis(berlinDate(bereitgestellt)),
      ...abrufVon(abruf, von),
    });
  }
}
