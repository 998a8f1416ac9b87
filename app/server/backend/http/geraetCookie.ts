import type { RufKontext } from "../kontext";
import { issueGeraetFor } from "../usecases/auth/bekanntesGeraet";
import { readCookie, setCookie } from "./cookies";

const NAME = "geraet";

type Kontext = Pick<RufKontext, "request" | "antwort" | "dienste">;

/** By what this browser shows who has logged in there before; null without it. */
export const readGeraetCookie = (kontext: Kontext): string | null => readCookie(kontext, NAME);

/** Makes this browser a known device of somebody who has just proved who they are. */
export async function setGeraetCookie(kontext: Kontext, benutzerUuid: string): Promise<void> {
  const { dienste } = kontext;
  const cookie = await issueGeraetFor(dienste, benutzerUuid, readGeraetCookie(kontext));
  if (cookie !== null) setCookie(kontext, NAME, { value: cookie, sekunden: dienste.config.bekanntesGeraetSekunden });
}
