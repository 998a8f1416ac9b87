import { sendUnterschriftTan, signWithTan } from "../usecases/unterschrift/signWithTan";
import { os } from "./os";

/** @see contract/unterschriften */
export const unterschriftenRouter = {
  sendTan: os.unterschriften.sendTan.handler(({ context, input }) =>
    sendUnterschriftTan(context, input, "unterschriften.sendeTan"),
  ),
  sign: os.unterschriften.sign.handler(({ context, input }) =>
    signWithTan(context, input, "unterschriften.unterschreibe"),
  ),
};
