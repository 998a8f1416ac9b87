import { pruefeBeleg } from "../usecases/beleg/pruefeBeleg";
import { os } from "./os";

/** @see contract/belege */
export const belegeRouter = {
  pruefeBeleg: os.belege.pruefeBeleg.handler(({ context, input }) => pruefeBeleg(context.dienste, input.code, context.clientIp)),
};
