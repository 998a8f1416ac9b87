import type { LoaderFunctionArgs } from "@remix-run/node";
import { arbeitsplanDokument } from "~/domain/antrag/dokumente/arbeitsplanDokument";
import { dokumenteHref } from "~/features/antrag";
import { loadAnsicht } from "~/features/dokumente/loadAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { requireMitnahme } from "~/server/portal/requireMitnahme";
import { sendPdf } from "~/server/portal/sendDatei";

/** The work plans of all Vorhaben as a tagged PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "arbeitsplanPdf");
  const zurueck = dokumenteHref(offen.antragUuid);
  const mitnahme = requireMitnahme(offen, zurueck);
  return sendPdf(offen, {
    zurueck,
    name: "arbeitsplan.pdf",
    load: async () => {
      const ansicht = await loadAnsicht(offen.call, offen.antrag, mitnahme);
      return { inhalt: arbeitsplanDokument(ansicht), nummer: ansicht.antragsnummer };
    },
  });
}
