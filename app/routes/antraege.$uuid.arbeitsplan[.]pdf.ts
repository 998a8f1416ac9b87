import type { LoaderFunctionArgs } from "@remix-run/node";
import { arbeitsplanDokument } from "~/domain/antrag/dokumente/arbeitsplanDokument";
import { loadAnsicht } from "~/features/dokumente/loadAnsicht";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendPdf } from "~/server/portal/sendDatei";

/** The work plans of all Vorhaben as a tagged PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "arbeitsplanPdf");
  return sendPdf(offen, {
    zurueck: href("antragStartseite", { uuid: offen.antragUuid }),
    name: "arbeitsplan.pdf",
    load: async () => arbeitsplanDokument(await loadAnsicht(offen.call, offen.antrag)),
  });
}
