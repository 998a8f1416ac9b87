import type { LoaderFunctionArgs } from "@remix-run/node";
import { antragDokument } from "~/domain/antrag/dokumente/antragDokument";
import { dokumenteHref } from "~/features/antrag";
import { loadAnsicht } from "~/features/dokumente/loadAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { requireMitnahme } from "~/server/portal/requireMitnahme";
import { sendPdf } from "~/server/portal/sendDatei";

/** The whole Antrag as a tagged PDF: the draft as it is, or what was submitted. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragPdf");
  const zurueck = dokumenteHref(offen.antragUuid);
  const mitnahme = requireMitnahme(offen, zurueck);
  return sendPdf(offen, {
    zurueck,
    name: "antrag.pdf",
    load: async () => {
      const ansicht = await loadAnsicht(offen.call, offen.antrag, mitnahme);
      return { inhalt: antragDokument(ansicht), nummer: ansicht.antragsnummer };
    },
  });
}
