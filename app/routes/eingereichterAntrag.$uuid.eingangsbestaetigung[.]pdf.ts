import type { LoaderFunctionArgs } from "@remix-run/node";
import { eingangsbestaetigung } from "~/domain/antrag/dokumente/eingangsbestaetigung";
import { loadEingereichten } from "~/features/dokumente/loadAnsicht";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendPdf } from "~/server/portal/sendDatei";

/** The receipt of the last submission as a tagged PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "eingangsbestaetigungPdf");
  const uuid = offen.antragUuid;
  return sendPdf(offen, {
    zurueck: href("antragStartseite", { uuid }),
    name: "eingangsbestaetigung.pdf",
    load: async () => {
      const { ansicht, vermerk } = await loadEingereichten(offen.call, { uuid });
      return eingangsbestaetigung(
        ansicht,
        vermerk,
        `${offen.anfrage.context.config.publicUrl}${href("belegpruefung")}`,
      );
    },
  });
}
