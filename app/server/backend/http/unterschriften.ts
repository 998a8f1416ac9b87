import { sendeUnterschriftTan, unterschreibeMitTan } from "../usecases/unterschrift/unterschreibeMitTan";
import { os } from "./os";

/** @see contract/unterschriften */
export const unterschriftenRouter = {
  sendeTan: os.unterschriften.sendeTan.handler(({ context, input }) => sendeUnterschriftTan(context, input, "unterschriften.sendeTan")),
  unterschreibe: os.unterschriften.unterschreibe.handler(({ context, input }) =>
    unterschreibeMitTan(context, input, "unterschriften.unterschreibe"),
  ),
};
