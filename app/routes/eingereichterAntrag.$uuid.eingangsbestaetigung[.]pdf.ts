import type { LoaderFunctionArgs } from "@remix-run/node";
import { eingangsbestaetigung } from "~/domain/antrag/dokumente/eingangsbestaetigung";
import { dokumenteHref } from "~/features/antrag";
import { loadEingereichten } from "~/features/dokumente/loadAnsicht";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { requireMitnahme } from "~/server/portal/requireMitnahme";
import { sendPdf } from "~/server/portal/sendDatei";

/** The receipt of the last submission as a tagged PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "eingangsbestaetigungPdf");
  const uuid = offen.antragUuid;
  const zurueck = dokumenteHref(uuid);
  const mitnahme = requireMitnahme(offen, zurueck);
  return sendPdf(offen, {
    zurueck,
    name: "eingangsbestaetigung.pdf",
    load: async () => {
      const { ansicht, vermerk } = await loadEingereichten(offen.call, { uuid, ...mitnahme });
      const belegpruefung = `${offen.anfrage.context.config.publicUrl}${href("belegpruefung")}`;
      return { inhalt: eingangsbestaetigung(ansicht, vermerk, belegpruefung), nummer: ansicht.antragsnummer };
    },
  });
}
