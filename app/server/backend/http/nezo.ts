import { startUnterschriftNezo, startRegistrierungsNezo } from "../usecases/nezo/startNezo";
import { completeNezo } from "../usecases/nezo/completeNezo";
import { os } from "./os";
import { readRegistrierungHash, setRegistrierungCookie } from "./registrierungCookie";

/** @see contract/nezo */
export const nezoRouter = {
  getConfig: os.nezo.getConfig.handler(({ context }) => ({
    isActivated: context.dienste.config.nezoAktiv,
    isActivatedForRegistration: context.dienste.config.nezoRegistrierungAktiv,
  })),
  start: os.nezo.start.handler(async ({ context, input }) => {
    const { intent } = input;
    const beginn =
      intent === "REGISTRIERUNG"
        ? await startRegistrierungsNezo(context)
        : await startUnterschriftNezo(context, { ...input, intent });
    if (beginn.cookie !== null) setRegistrierungCookie(context, beginn.cookie);
    return { weiterleitungUrl: beginn.weiterleitungUrl };
  }),
  complete: os.nezo.complete.handler(({ context, input }) =>
    completeNezo(context, { ...input, cookieHash: readRegistrierungHash(context) }),
  ),
};
