import { ZuVieleVersuche } from "../../ablehnung";
import type { BackendConfig, Dienste } from "../../dienste";
import type { Ausfuehrer } from "../../storage/datenbank";
import { countUse, returnUse } from "../../storage/ratelimitStore";
import { sha256 } from "../sitzung/krypto";

/** At most `max` uses within `sekunden` after the first one. */
export type Grenze = { max: number; sekunden: number; /** Says in the refusal what was too much. */ anlass?: string };

const MINUTE = 60;
const STUNDE = 3600;
const TAG = 24 * STUNDE;

/** The limits of the portal, from trust.md section 2: numbers are settings, the windows belong to their names. */
const grenzenVon = ({ grenzen }: BackendConfig) =>
  ({
    anmeldungProKontoUndIp: { max: grenzen.anmeldungenJeKontoUndIpMinute, sekunden: MINUTE },
    anmeldungProIp: { max: grenzen.anmeldungenJeIpMinute, sekunden: MINUTE },
    mailProAdresse: { max: grenzen.mailsJeAdresseStunde, sekunden: STUNDE },
    mailProIp: { max: grenzen.mailsJeIpStunde, sekunden: STUNDE },
    anlagenProKonto: { max: grenzen.anlagenJePersonStunde, sekunden: STUNDE },
    importeProKonto: {
      max: grenzen.importeJePersonStunde,
      sekunden: STUNDE,
      anlass: "Sie haben in kurzer Zeit sehr viele Dateien verglichen oder importiert.",
    },
    belegpruefungProIp: { max: grenzen.belegpruefungenJeIpMinute, sekunden: MINUTE },
    faqBewertungProIp: {
      max: grenzen.faqBewertungenJeIpStunde,
      sekunden: STUNDE,
      anlass: "Von Ihrer Adresse kamen in kurzer Zeit sehr viele Bewertungen.",
    },
    parkenProKonto: { max: grenzen.parkenJePersonStunde, sekunden: STUNDE },
    parkenProIp: { max: grenzen.parkenJeIpStunde, sekunden: STUNDE },
    fehlversuchMail: { max: 1, sekunden: TAG },
    tanNeuProKonto: { max: grenzen.neueTansJeKontoStunde, sekunden: STUNDE },
    /**
     * @assumed trust.md limits mails to 5 an hour; a TAN mail needs the right password before, so a login may send
     * more.
     */
    tanBeiAnmeldung: { max: grenzen.anmeldeTansJeKontoStunde, sekunden: STUNDE },
  }) as const satisfies Record<string, Grenze>;

export type GrenzeName = keyof ReturnType<typeof grenzenVon>;

/** Addresses and accounts are kept as hashes only. */
export const schluesselOf = (name: string, wer: string) => `${name}:${sha256(wer.toLowerCase())}`;

type Zaehlung = { name: GrenzeName; wer: string; now: Date };

function count(db: Ausfuehrer, { config }: Dienste, { name, wer, now }: Zaehlung) {
  const ablauf = new Date(now.getTime() + grenzenVon(config)[name].sekunden * 1000);
  return countUse(db, { schluessel: schluesselOf(name, wer), now, ablauf });
}

/**
 * Counts one use and refuses it while the limit is reached. Outside the transaction of the use case, so that refusals
 * count.
 */
export async function limit(dienste: Dienste, name: GrenzeName, wer: string): Promise<void> {
  const now = dienste.clock.now();
  const zeile = await count(dienste.db, dienste, { name, wer, now });
  const { max, anlass }: Grenze = grenzenVon(dienste.config)[name];
  if (zeile !== undefined && zeile.anzahl > max) throw new ZuVieleVersuche(now, zeile.ablauf, anlass);
}

/** Counts one use in a transaction; true when it is the first one of its window. */
export async function isErste(
  tx: Ausfuehrer,
  dienste: Dienste,
  wofuer: { name: GrenzeName; wer: string },
): Promise<boolean> {
  const zeile = await count(tx, dienste, { ...wofuer, now: dienste.clock.now() });
  return zeile?.anzahl === 1;
}

/** Gives one counted use back, e.g. after a login that succeeded. */
export async function giveBack(db: Ausfuehrer, name: GrenzeName, wer: string): Promise<void> {
  await returnUse(db, schluesselOf(name, wer));
}
