import { requestFristverlaengerung } from "../usecases/nachforderung/requestFristverlaengerung";
import { listNachforderungen } from "../usecases/nachforderung/listNachforderungen";
import { rufOf } from "./antraege";
import { os } from "./os";

const { nachforderungen } = os;

/** @see contract/nachforderungen */
export const nachforderungenRouter = {
  listNachforderungen: nachforderungen.listNachforderungen.handler(({ context, input }) =>
    listNachforderungen(rufOf(context), input.antragUuid),
  ),
  requestFristverlaengerung: nachforderungen.requestFristverlaengerung.handler(({ context, input }) =>
    requestFristverlaengerung(rufOf(context), input),
  ),
};
