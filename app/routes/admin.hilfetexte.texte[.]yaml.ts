import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadTextdatei } from "~/features/hilfetexte/loadTextdatei";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendInhalt } from "~/server/portal/sendDatei";

/** The help and hint texts that readers see now, of one area or all, to be edited elsewhere. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "hilfetexteExport");
  return sendInhalt(offen, {
    zurueck: href("hilfetexteView"),
    name: "hilfetexte.yaml",
    typ: "application/yaml; charset=utf-8",
    load: async () => ({ inhalt: await loadTextdatei(offen.call, offen.url) }),
  });
}
