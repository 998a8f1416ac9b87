import type { LoaderFunctionArgs } from "@remix-run/node";
import { antragDokument } from "~/domain/antrag/dokumente/antragDokument";
import { loadAnsicht } from "~/features/dokumente/loadAnsicht";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendPdf } from "~/server/portal/sendDatei";

/** The whole Antrag as a tagged PDF: the draft as it is, or what was submitted. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragPdf");
  return sendPdf(offen, {
    zurueck: href("antragStartseite", { uuid: offen.antragUuid }),
    name: "antrag.pdf",
    load: async () => antragDokument(await loadAnsicht(offen.call, offen.antrag)),
  });
}
