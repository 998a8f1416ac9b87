import type { LoaderFunctionArgs } from "@remix-run/node";
import { toAustausch } from "~/domain/antrag/austausch/austausch";
import { writeXml } from "~/domain/antrag/austausch/writeXml";
import { loadAnsicht } from "~/features/dokumente/loadAnsicht";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendInhalt } from "~/server/portal/sendDatei";

/** The Antrag in machine form, XML: the draft as it is, or what was submitted. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragXml");
  return sendInhalt(offen, {
    zurueck: href("antragStartseite", { uuid: offen.antragUuid }),
    name: "antrag.xml",
    typ: "application/xml; charset=utf-8",
    load: async () => writeXml(toAustausch(await loadAnsicht(offen.call, offen.antrag))),
  });
}
