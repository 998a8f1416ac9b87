import { checkBeleg } from "../usecases/beleg/checkBeleg";
import { os } from "./os";

/** @see contract/belege */
export const belegeRouter = {
  checkBeleg: os.belege.checkBeleg.handler(({ context, input }) =>
    checkBeleg(context.dienste, input.code, context.clientIp),
  ),
};
