import type { LoaderFunctionArgs } from "@remix-run/node";
import { antragDokument } from "~/domain/antrag/dokumente/antragDokument";
import { loadAnsicht } from "~/features/dokumente/loadAnsicht";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendePdf } from "~/server/portal/sendeDatei";

/** The whole Antrag as a tagged PDF: the draft as it is, or what was submitted. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragPdf");
  return sendePdf(offen, {
    zurueck: href("antragStartseite", { uuid: offen.antragUuid }),
    name: "antrag.pdf",
    lade: async () => antragDokument(await loadAnsicht(offen.call, offen.antrag)),
  });
}
