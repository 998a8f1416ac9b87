import { requirePerson, requireUnternehmensPerson } from "../kontext";
import { chooseErinnerungen } from "../usecases/fristen/chooseErinnerungen";
import { renewKalender, getKalender, readKalender, listFristen, revokeKalender } from "../usecases/fristen/listFristen";
import { os } from "./os";

/** @see contract/fristen */
export const fristenRouter = {
  listFristen: os.fristen.listFristen.handler(({ context, input }) =>
    listFristen(context.dienste, requirePerson(context), input.antragUuid ?? null),
  ),
  getKalender: os.fristen.getKalender.handler(({ context }) =>
    getKalender(context.dienste, requireUnternehmensPerson(context)),
  ),
  putErinnerungen: os.fristen.putErinnerungen.handler(({ context, input }) =>
    chooseErinnerungen(context.dienste, requireUnternehmensPerson(context), input.tage),
  ),
  renewKalender: os.fristen.renewKalender.handler(({ context }) =>
    renewKalender(context.dienste, requireUnternehmensPerson(context)),
  ),
  revokeKalender: os.fristen.revokeKalender.handler(({ context }) =>
    revokeKalender(context.dienste, requireUnternehmensPerson(context)),
  ),
  readKalender: os.fristen.readKalender.handler(({ context, input }) => readKalender(context.dienste, input.token)),
};
