import { requirePerson, requireUnternehmensPerson } from "../kontext";
import { erneuereKalender, getKalender, leseKalender, listFristen, widerrufeKalender } from "../usecases/frist/fristen";
import { os } from "./os";

/** @see contract/fristen */
export const fristenRouter = {
  listFristen: os.fristen.listFristen.handler(({ context, input }) =>
    listFristen(context.dienste, requirePerson(context), input.antragUuid ?? null),
  ),
  getKalender: os.fristen.getKalender.handler(({ context }) => getKalender(context.dienste, requireUnternehmensPerson(context))),
  erneuereKalender: os.fristen.erneuereKalender.handler(({ context }) =>
    erneuereKalender(context.dienste, requireUnternehmensPerson(context)),
  ),
  widerrufeKalender: os.fristen.widerrufeKalender.handler(({ context }) =>
    widerrufeKalender(context.dienste, requireUnternehmensPerson(context)),
  ),
  leseKalender: os.fristen.leseKalender.handler(({ context, input }) => leseKalender(context.dienste, input.token)),
};
