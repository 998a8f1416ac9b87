import type { BescheidInhalt } from "~/domain/bescheid/bescheidInhalt";
import { abrufbarBis, BEKANNTGABE, bekanntgabeAm, widerspruchsfrist } from "~/domain/bescheid/bescheidFristen";
import { todayBerlin } from "~/lib/date";
import type { Dienste } from "../../dienste";
import type { AntragZeile } from "../../storage/antragStore";
import { type BescheidZeile, insertBescheid } from "../../storage/bescheidStore";
import type { Tx } from "../../storage/datenbank";
import { issueBeleg } from "../beleg/issueBeleg";
import { notify } from "../nachricht/notify";

/** `pruefsumme`: of `inhalt`. */
type Erlass = { art: BescheidZeile["art"]; inhalt: BescheidInhalt; pruefsumme: string };

/** The step of the lifecycle that goes with a decision, and what it leaves in the columns of the Antrag. */
export const ERLASS = {
  BESCHEID: { befehl: "bescheiden", spalte: "bescheidErstelltAm", nachricht: "BESCHEID_ZUM_ABRUF" },
  WIDERSPRUCHSBESCHEID: {
    befehl: "widerspruchBescheiden",
    spalte: "finalerBescheidErstelltAm",
    nachricht: "WIDERSPRUCH_BESCHIEDEN",
  },
} as const;

/** When the decision counts as announced, where the rule of the installation does not wait for the retrieval. */
function bekanntgabeVon(
  { config }: Dienste,
  heute: string,
  { hatRechtsbehelfsbelehrung }: BescheidInhalt,
): Partial<BescheidZeile> {
  const { bekanntgabeRegel } = config;
  if (BEKANNTGABE[bekanntgabeRegel].anlass !== "BEREITSTELLUNG") return {};
  const am = bekanntgabeAm(bekanntgabeRegel, heute);
  return { bekanntgabeRegel, bekanntgabeAm: am, widerspruchsfrist: widerspruchsfrist(am, hatRechtsbehelfsbelehrung) };
}

/**
 * Stores a decision, provides it for retrieval from today on, and tells the company. The step of the lifecycle is the
 * caller's, before.
 *
 * @spec domain.md 4.4 no. 9 and 17
 */
export async function issueBescheid(
  tx: Tx,
  dienste: Dienste,
  { satz, erlass: { art, inhalt, pruefsumme } }: { satz: AntragZeile; erlass: Erlass },
): Promise<{ uuid: string; abrufbarBis: string }> {
  const uuid = dienste.random.uuid();
  const heute = todayBerlin(dienste.clock);
  const bis = abrufbarBis(heute);
  const { code } = await issueBeleg(tx, dienste, { antragUuid: satz.uuid, art, pruefsumme });
  const bekanntgabe = bekanntgabeVon(dienste, heute, inhalt);
  await insertBescheid(tx, {
    uuid,
    antragUuid: satz.uuid,
    art,
    inhalt,
    pruefsumme,
    belegCode: code,
    erstelltAm: dienste.clock.now(),
    abrufbarBis: bis,
    ...bekanntgabe,
  });
  await notify(tx, dienste, {
    satz,
    inhalt: {
      art: ERLASS[art].nachricht,
      antragsnummer: satz.antragsnummer ?? "",
      abrufBis: bis,
      bekanntAm: bekanntgabe.bekanntgabeAm ?? undefined,
    },
  });
  return { uuid, abrufbarBis: bis };
}
