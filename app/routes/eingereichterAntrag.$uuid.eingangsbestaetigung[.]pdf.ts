import type { LoaderFunctionArgs } from "@remix-run/node";
import { eingangsbestaetigung } from "~/domain/antrag/dokumente/eingangsbestaetigung";
import { loadEingereichten } from "~/features/dokumente/loadAnsicht";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendePdf } from "~/server/portal/sendeDatei";

/** The receipt of the last submission as a tagged PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "eingangsbestaetigungPdf");
  const uuid = offen.antragUuid;
  return sendePdf(offen, {
    zurueck: href("antragStartseite", { uuid }),
    name: "eingangsbestaetigung.pdf",
    lade: async () => {
      const { ansicht, vermerk } = await loadEingereichten(offen.call, { uuid });
      return eingangsbestaetigung(ansicht, vermerk, `${offen.anfrage.context.config.publicUrl}${href("belegpruefung")}`);
    },
  });
}
