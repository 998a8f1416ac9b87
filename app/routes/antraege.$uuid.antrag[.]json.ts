import type { LoaderFunctionArgs } from "@remix-run/node";
import { toAustausch, writeJson } from "~/domain/antrag/austausch/austausch";
import { loadAnsicht } from "~/features/dokumente/loadAnsicht";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendInhalt } from "~/server/portal/sendDatei";

/** The Antrag in machine form, JSON: the draft as it is, or what was submitted. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragJson");
  return sendInhalt(offen, {
    zurueck: href("antragStartseite", { uuid: offen.antragUuid }),
    name: "antrag.json",
    typ: "application/json; charset=utf-8",
    load: async () => writeJson(toAustausch(await loadAnsicht(offen.call, offen.antrag))),
  });
}
