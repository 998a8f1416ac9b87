import { fristInTagen, NACHFORDERUNG_TAGE } from "~/domain/bescheid/bescheidFristen";
import { berlinDate } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { EingereichterInhalt } from "../storage/antragInhalt";
import type { Tx } from "../storage/datenbank";
import { insertNachforderung } from "../storage/nachforderungFachStore";
import type { DemoSchritt } from "./antraegeLeben";

type Leben = { antragUuid: string; schritte: readonly DemoSchritt[]; eingereicht: EingereichterInhalt };

/**
 * The last day of all follow-up requests of a demo Antrag: that of the last one, so that each can still be answered.
 */
export function fristDerForderungen(schritte: readonly DemoSchritt[]): string {
  const letzte = schritte.findLast(({ befehl }) => befehl === "nachfordern");
  if (letzte === undefined) throw new Error("No follow-up request");
  return fristInTagen(berlinDate(letzte.am), NACHFORDERUNG_TAGE);
}

/**
 * What each follow-up request asks: about the first Vorhaben, and about the Antrag as a whole. Further ones begin anew.
 */
const FRAGEN = [
  {
    vorhaben: "Worin unterscheidet sich Ihr Lösungsweg vom Stand der Technik, und woran könnte er scheitern?",
    antrag: "Wie sind die genannten Personen an den Arbeiten beteiligt?",
  },
  {
    vorhaben:
      "Ihr Arbeitsplan nennt Versuche, aber kein Ziel für sie. An welchen messbaren Werten erkennen Sie, dass ein Versuch gelungen ist?",
    antrag: "Welche Arbeiten führt der Auftragnehmer aus, und welche Ihr eigenes Unternehmen?",
  },
  {
    vorhaben:
      "Sie nennen eine Erprobung beim Kunden. Was wollen Sie dabei noch herausfinden, das nach dem Prototyp nicht bekannt ist?",
    antrag: "Wurde oder wird eines der Vorhaben auch mit anderen öffentlichen Mitteln gefördert?",
  },
] as const;

function fragenVon(stelle: number, vorhabenUuid: string | null) {
  const [erste] = FRAGEN;
  const { vorhaben, antrag } = FRAGEN[stelle % FRAGEN.length] ?? erste;
  return [
    { vorhabenUuid, frage: vorhaben },
    { vorhabenUuid: null, frage: antrag },
  ];
}

/** Writes the follow-up requests of a demo Antrag, open. */
export async function seedNachforderungen(
  tx: Tx,
  dienste: Dienste,
  { antragUuid, schritte, eingereicht }: Leben,
): Promise<void> {
  const [vorhaben] = eingereicht.vorhaben;
  const gefordert = schritte.filter(({ befehl }) => befehl === "nachfordern");
  for (const [stelle, { am }] of gefordert.entries()) {
    const frist = fristDerForderungen(schritte);
    const uuid = dienste.random.uuid();
    const kopf = {
      uuid,
      antragUuid,
      nummer: stelle + 1,
      status: "OFFEN" as const,
      frist,
      fristUrspruenglich: frist,
      erstelltAm: am,
    };
    await insertNachforderung(
      tx,
      { ...kopf, anschreiben: "Für die Prüfung fehlen noch Angaben. Bitte beantworten Sie die Fragen im Portal." },
      fragenVon(stelle, vorhaben?.uuid ?? null).map((frage, platz) => ({
        ...frage,
        uuid: dienste.random.uuid(),
        nachforderungUuid: uuid,
        position: platz + 1,
      })),
    );
  }
}
