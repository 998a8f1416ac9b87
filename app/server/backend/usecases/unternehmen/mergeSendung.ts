import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import type { Werte } from "~/formkit/field";
import type { StammdatenSatz } from "../../storage/stammdatenStore";
import type { Revisionen } from "../../storage/revisionStore";
import { getBasis, mergeWithOthers } from "../antraege/mergeWithOthers";
import { applyAntworten } from "../formular/applyAntworten";
import type { Sendung } from "./stammdatenAenderung";
import { vollstaendigeWerte } from "./stammdatenLage";
import { normalize } from "./storeStammdaten";

/** What was sent, on what the person started from. */
export function applySendung(basis: Werte, { satz: { uuid }, eingabe, kontext }: Sendung): Werte {
  const form = stammdatenFormular;
  return normalize(applyAntworten(basis, { uuid, werte: eingabe.werte }, { form, kontext }));
}

/** What was sent, merged with what others have saved since; refuses what only a person can decide. */
export async function mergeSendung(
  stand: StammdatenSatz,
  revisionen: Revisionen,
  sendung: Sendung,
): Promise<{ werte: Werte; zusammengefuehrt?: Uebernommen[] }> {
  const { eingabe, kontext } = sendung;
  const { revision, gesehen, entscheidungen = [] } = eingabe;
  const basis = vollstaendigeWerte(await getBasis(stand, revisionen, revision));
  const gewollt = applySendung(basis, sendung);
  if (revision === stand.revision) return { werte: gewollt };
  const lage = { stand, revisionen, basis: { revision, werte: basis }, gewollt, gesehen, entscheidungen };
  return mergeWithOthers({ ...lage, kontext, form: stammdatenFormular });
}
