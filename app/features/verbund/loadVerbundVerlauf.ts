import type { Rufe } from "~/contract/wire/call";
import { VERBUND_FELDER } from "~/domain/verbund/verbundFormular";
import { toFassungsliste } from "~/features/unternehmen";
import { nameIn } from "./loadVerbundZeile";
import { bereichVonVerbund } from "./verbundEingaben";

/** The saved versions of a row, and whom it is about. */
export async function loadVerbundVerlauf(call: Rufe, uuid: string) {
  const ansicht = await call.verbund.getVerbundene({ uuid });
  const { data } = await call.verbund.listVerbundFassungen({ uuid });
  const liste = toFassungsliste(data, { ...ansicht, felder: VERBUND_FELDER, bereich: bereichVonVerbund(ansicht) });
  return { uuid, name: nameIn(ansicht), liste };
}

export type VerbundVerlauf = Awaited<ReturnType<typeof loadVerbundVerlauf>>;
