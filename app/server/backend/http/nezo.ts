import type { NezoStart } from "~/contract/konto/nezo";
import type { RufKontext } from "../kontext";
import {
  type NezoBeginn,
  startRegistrierungsNezo,
  startStammdatenNezo,
  startUnterschriftNezo,
} from "../usecases/nezo/startNezo";
import { completeNezo } from "../usecases/nezo/completeNezo";
import { os } from "./os";
import { readRegistrierungHash, setRegistrierungCookie } from "./registrierungCookie";

/** Starts what the intent says. */
function startFor(kontext: RufKontext, { intent, ...rest }: NezoStart): Promise<NezoBeginn> {
  if (intent === "REGISTRIERUNG") return startRegistrierungsNezo(kontext);
  return intent === "STAMMDATEN" ? startStammdatenNezo(kontext) : startUnterschriftNezo(kontext, { ...rest, intent });
}

/** @see contract/nezo */
export const nezoRouter = {
  getConfig: os.nezo.getConfig.handler(({ context }) => ({
    isActivated: context.dienste.config.nezoAktiv,
    isActivatedForRegistration: context.dienste.config.nezoRegistrierungAktiv,
  })),
  start: os.nezo.start.handler(async ({ context, input }) => {
    const beginn = await startFor(context, input);
    if (beginn.cookie !== null) setRegistrierungCookie(context, beginn.cookie);
    return { weiterleitungUrl: beginn.weiterleitungUrl };
  }),
  complete: os.nezo.complete.handler(({ context, input }) =>
    completeNezo(context, { ...input, cookieHash: readRegistrierungHash(context) }),
  ),
};
