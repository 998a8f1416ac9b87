import type { LoaderFunctionArgs } from "@remix-run/node";
import { arbeitsplanDokument } from "~/domain/antrag/dokumente/arbeitsplanDokument";
import { loadAnsicht } from "~/features/dokumente/loadAnsicht";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendePdf } from "~/server/portal/sendeDatei";

/** The work plans of all Vorhaben as a tagged PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "arbeitsplanPdf");
  return sendePdf(offen, {
    zurueck: href("antragStartseite", { uuid: offen.antragUuid }),
    name: "arbeitsplan.pdf",
    lade: async () => arbeitsplanDokument(await loadAnsicht(offen.call, offen.antrag)),
  });
}
