import type { Rufe } from "~/contract/wire/call";
import { VERBUND_FELDER } from "~/domain/verbund/verbundFormular";
import { pickFassungen, toFassungsliste } from "~/features/unternehmen";
import { nameIn } from "./loadVerbundZeile";
import { bereichVonVerbund } from "./verbundEingaben";

/** The saved versions of a row, and whom it is about. */
export async function loadVerbundVerlauf(call: Rufe, uuid: string, query: URLSearchParams) {
  const ansicht = await call.verbund.getVerbundene({ uuid });
  const { data } = await call.verbund.listVerbundFassungen({ uuid });
  const bereich = bereichVonVerbund(ansicht);
  const fassungen = toFassungsliste(data, { ...ansicht, felder: VERBUND_FELDER, bereich });
  return { uuid, name: nameIn(ansicht), liste: await pickFassungen(fassungen, query) };
}

export type VerbundVerlauf = Awaited<ReturnType<typeof loadVerbundVerlauf>>;
