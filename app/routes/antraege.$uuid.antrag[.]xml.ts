import type { LoaderFunctionArgs } from "@remix-run/node";
import { toAustausch } from "~/domain/antrag/austausch/austausch";
import { writeXml } from "~/domain/antrag/austausch/writeXml";
import { dokumenteHref } from "~/features/antrag";
import { loadAnsicht } from "~/features/dokumente/loadAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { requireMitnahme } from "~/server/portal/requireMitnahme";
import { sendInhalt } from "~/server/portal/sendDatei";

/** The Antrag in machine form, XML: the draft as it is, or what was submitted. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragXml");
  const zurueck = dokumenteHref(offen.antragUuid);
  const mitnahme = requireMitnahme(offen, zurueck);
  return sendInhalt(offen, {
    zurueck,
    name: "antrag.xml",
    typ: "application/xml; charset=utf-8",
    load: async () => {
      const ansicht = await loadAnsicht(offen.call, offen.antrag, mitnahme);
      return { inhalt: writeXml(toAustausch(ansicht)), nummer: ansicht.antragsnummer };
    },
  });
}
