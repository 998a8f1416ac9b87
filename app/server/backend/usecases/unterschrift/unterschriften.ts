import type { UnterschriftIntent } from "~/domain/antrag/unterschrift";
import { Ablehnung } from "../../ablehnung";
import { prepareAbruf, retrieveBescheid } from "../bescheid/retrieveBescheid";
import { prepareSubmission, submitAntrag } from "../antraege/submitAntrag";
import { schriftsatzUnterschrift } from "../schriftsatz/submitSchriftsatz";
import type { Unterschrift } from "./unterschrift";

/** Every kind of signature that works, the only list of them. @assumed domain.md 4.5 names the intents */
const UNTERSCHRIFTEN: { readonly [intent in UnterschriftIntent]?: Unterschrift } = {
  EINREICHEN: {
    recht: "antragEinreichen",
    prepare: prepareSubmission,
    perform: async (...args) => {
      await submitAntrag(...args);
    },
  },
  NACHTRAG: schriftsatzUnterschrift("NACHTRAG"),
  BESCHEID_ABRUF: { recht: "bescheidAbrufen", prepare: prepareAbruf, perform: retrieveBescheid },
  WIDERSPRUCH: schriftsatzUnterschrift("WIDERSPRUCH"),
  WIDERSPRUCH_RUECKZUG: schriftsatzUnterschrift("WIDERSPRUCH_RUECKZUG"),
  ANTRAG_RUECKZUG: schriftsatzUnterschrift("ANTRAG_RUECKZUG"),
};

/** The kind of signature; FEATURE_AUS for one that does not exist. */
export function unterschriftFuer(intent: UnterschriftIntent): Unterschrift {
  const unterschrift = UNTERSCHRIFTEN[intent];
  if (unterschrift === undefined) throw new Ablehnung("FEATURE_AUS");
  return unterschrift;
}
