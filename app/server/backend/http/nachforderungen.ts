import { beantrageFristverlaengerung } from "../usecases/nachforderung/beantrageFristverlaengerung";
import { listNachforderungen } from "../usecases/nachforderung/listNachforderungen";
import { rufOf } from "./antraege";
import { os } from "./os";

const { nachforderungen } = os;

/** @see contract/nachforderungen */
export const nachforderungenRouter = {
  listNachforderungen: nachforderungen.listNachforderungen.handler(({ context, input }) =>
    listNachforderungen(rufOf(context), input.antragUuid),
  ),
  beantrageFristverlaengerung: nachforderungen.beantrageFristverlaengerung.handler(({ context, input }) =>
    beantrageFristverlaengerung(rufOf(context), input),
  ),
};
