import type { RufKontext } from "../kontext";
import { findGeraetKonto, issueGeraet } from "../usecases/auth/bekanntesGeraet";
import { readCookie, setCookie } from "./cookies";

const NAME = "geraet";

type Kontext = Pick<RufKontext, "request" | "antwort" | "dienste">;

/** By what this browser shows who has logged in there before; null without it. */
export const readGeraetCookie = (kontext: Kontext): string | null => readCookie(kontext, NAME);

/** Makes this browser a known device of somebody who has just proved who they are. */
export async function setGeraetCookie(kontext: Kontext, benutzerUuid: string): Promise<void> {
  const { dienste } = kontext;
  const konto = await findGeraetKonto(dienste.db, benutzerUuid);
  if (konto === undefined) return;
  setCookie(kontext, NAME, {
    value: issueGeraet(dienste, konto, readGeraetCookie(kontext)),
    sekunden: dienste.config.bekanntesGeraetSekunden,
  });
}
