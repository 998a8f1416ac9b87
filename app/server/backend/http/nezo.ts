import { beginneUnterschriftNezo, beginneRegistrierungsNezo } from "../usecases/nezo/beginneNezo";
import { schliesseNezoAb } from "../usecases/nezo/schliesseNezoAb";
import { os } from "./os";
import { readRegistrierungHash, setRegistrierungCookie } from "./registrierungCookie";

/** @see contract/nezo */
export const nezoRouter = {
  getConfig: os.nezo.getConfig.handler(({ context }) => ({
    isActivated: context.dienste.config.nezoAktiv,
    isActivatedForRegistration: context.dienste.config.nezoRegistrierungAktiv,
  })),
  beginne: os.nezo.beginne.handler(async ({ context, input }) => {
    const { intent } = input;
    const beginn =
      intent === "REGISTRIERUNG" ? await beginneRegistrierungsNezo(context) : await beginneUnterschriftNezo(context, { ...input, intent });
    if (beginn.cookie !== null) setRegistrierungCookie(context, beginn.cookie);
    return { weiterleitungUrl: beginn.weiterleitungUrl };
  }),
  schliesseAb: os.nezo.schliesseAb.handler(({ context, input }) =>
    schliesseNezoAb(context, { ...input, cookieHash: readRegistrierungHash(context) }),
  ),
};
