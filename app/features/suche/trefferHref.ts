import type { Fundstelle, Suchtreffer } from "~/contract/antrag/inhaltssuche";
import { vorhabenAnker } from "~/features/anlagen";
import { formularHref } from "~/features/antrag";
import { assertNever } from "~/lib/exhaustive";
import { href } from "~/routing/href";
import { routeTable } from "~/routing/routeTable";

type Ort = Pick<Suchtreffer, "uuid" | "status" | "form">;

/** A Vorhaben: its tab while it can be written in, then the place in what was submitted. */
function vorhabenHref({ uuid, status, form }: Ort, { uuid: vorhabenUuid, tab, anker }: Fundstelle): string {
  if (status === "IN_BEARBEITUNG") return formularHref({ antragUuid: uuid, art: form }, vorhabenUuid, tab ?? 0);
  const isLesbar = routeTable.eingereichterAntrag.antrag.status.includes(status);
  return isLesbar ? `${href("eingereichterAntrag", { uuid })}#${anker ?? ""}` : href("antragStartseite", { uuid });
}

/** Where the words stand that were found. */
export function trefferHref(antrag: Ort, stelle: Fundstelle): string {
  const { uuid } = antrag;
  switch (stelle.art) {
    case "ANTRAG":
      return href("antragStartseite", { uuid });
    case "VORHABEN":
      return vorhabenHref(antrag, stelle);
    case "ANLAGE":
      return `${href("antragDateien", { uuid })}#${vorhabenAnker(stelle.uuid)}`;
    case "NACHRICHT":
      return href("nachricht", { uuid: stelle.uuid });
    case "BESCHEID":
      return href("bescheid", { uuid }, { bescheid: stelle.uuid });
    case "NACHFORDERUNG":
      return `${href("nachforderungen", { uuid })}#${stelle.uuid}`;
    case "NACHTRAG":
      return href("nachtragLesen", { antragUuid: uuid, uuid: stelle.uuid });
    case "WIDERSPRUCH":
      return href("widerspruchLesen", { uuid: stelle.uuid });
    default:
      return assertNever(stelle.art);
  }
}
