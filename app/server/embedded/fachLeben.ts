import { createHash } from "node:crypto";
import { type Ausgang, entscheidungVon } from "../fach/fachEntscheidung";
import type { FachKlient } from "../fach/fachKlient";

type Kopf = Awaited<ReturnType<FachKlient["listFachAntraege"]>>["data"][number];

/** What the acknowledgements of the simulator carry; by it the simulator knows its Anträge, also after a restart. */
export const AKTENZEICHEN = "SIMULATOR";

/** A number from 0 to 255 that always is the same for an Antrag, and as good as by chance over many of them. */
function zahlVon(antragsnummer: string): number {
  return createHash("sha256").update(antragsnummer).digest()[0] ?? 0;
}

/** One Antrag in three gets a follow-up request. @spec domain.md 4.3 in about one third of cases Nachforderung */
export const getsNachforderung = ({ antragsnummer }: Pick<Kopf, "antragsnummer">): boolean =>
  zahlVon(antragsnummer) % 3 === 0;

/** Of ten decisions seven are positive, two mixed, one negative. @spec domain.md 7.1 success per Vorhaben about 75 % */
export function ausgangVon({ antragsnummer }: Pick<Kopf, "antragsnummer">): Ausgang {
  const zehntel = Math.floor(zahlVon(antragsnummer) / 3) % 10;
  if (zehntel < 7) return "POSITIV";
  return zehntel < 9 ? "GEMISCHT" : "NEGATIV";
}

const FRAGEN = {
  vorhaben:
    "Bitte beschreiben Sie, worin sich Ihr Lösungsweg vom Stand der Technik unterscheidet und woran er scheitern könnte.",
  allgemein: "Bitte erläutern Sie, wie die genannten Personen an den Arbeiten beteiligt sind.",
};

async function requestNachforderung(klient: FachKlient, { uuid }: Kopf): Promise<void> {
  const { eingereicht } = await klient.getFachAntrag({ uuid });
  await klient.requestNachforderung({
    uuid,
    anschreiben:
      "Für die Prüfung fehlen noch Angaben. Das ist keine Ablehnung. Bitte beantworten Sie die Fragen im Portal.",
    fragen: [
      ...eingereicht.vorhaben.map((vorhaben) => ({ vorhabenUuid: vorhaben.uuid, frage: FRAGEN.vorhaben })),
      { frage: FRAGEN.allgemein },
    ],
  });
}

/** How the simulator behaves. `fragtNach`: one Antrag in three gets a follow-up request before its decision. */
type Art = { fragtNach: boolean };

async function check(klient: FachKlient, antrag: Kopf, { fragtNach }: Art): Promise<void> {
  if (fragtNach && antrag.anzahlNachforderungen === 0 && getsNachforderung(antrag)) {
    await requestNachforderung(klient, antrag);
    return;
  }
  const { uuid } = antrag;
  const vorhaben = entscheidungVon(await klient.getFachAntrag({ uuid }), ausgangVon(antrag));
  await klient.bescheide({ uuid, aktenzeichen: AKTENZEICHEN, vorhaben });
}

/** An objection helps who was refused something; who was not, keeps what was decided. */
async function decideWiderspruch(klient: FachKlient, antrag: Kopf): Promise<void> {
  const { uuid } = antrag;
  const ganzer = await klient.getFachAntrag({ uuid });
  const isPositiv = ausgangVon(antrag) === "POSITIV";
  const vorhaben = entscheidungVon(ganzer, "POSITIV");
  await klient.bescheideWiderspruch({
    uuid,
    aktenzeichen: AKTENZEICHEN,
    vorhaben,
    widerspruchErgebnis: isPositiv ? "ZURUECKWEISUNG" : "ABHILFE",
  });
}

/** The next step of the authority in each status in which it has one. */
const SCHRITTE: Partial<Record<Kopf["status"], (klient: FachKlient, antrag: Kopf, art: Art) => Promise<unknown>>> = {
  EINGEREICHT: (klient, { uuid }) => klient.startPruefung({ uuid }),
  IN_PRUEFUNG: check,
  WIDERSPRUCH_EINGEREICHT: decideWiderspruch,
};

const isStatus = (text: string): text is Kopf["status"] => Object.hasOwn(SCHRITTE, text);

/** The Anträge that wait for the simulated authority. All others, as those of the demo data, are left alone. */
export async function listWartende(klient: FachKlient): Promise<Kopf[]> {
  const seiten = await Promise.all(
    Object.keys(SCHRITTE)
      .filter(isStatus)
      .map((status) => klient.listFachAntraege({ status, size: 100 })),
  );
  return seiten.flatMap(({ data }) => data).filter(({ aktenzeichen }) => aktenzeichen === AKTENZEICHEN);
}

/** Takes the next step with an Antrag; nothing where the company has to act. */
export async function goOn(klient: FachKlient, antrag: Kopf, art: Art): Promise<void> {
  await SCHRITTE[antrag.status]?.(klient, antrag, art);
}

/** Grants every request for more time. */
export async function grantVerlaengerungen(klient: FachKlient): Promise<void> {
  const { data } = await klient.listAufgaben();
  for (const { art, uuid } of data) {
    if (art === "FRISTVERLAENGERUNG_ENTSCHEIDEN") await klient.decideFristverlaengerung({ uuid, gewaehrt: true });
  }
}
