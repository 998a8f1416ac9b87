import type { LoaderFunctionArgs } from "@remix-run/node";
import { kmuJson } from "~/domain/kmu/kmuBlatt";
import { loadKmuLage } from "~/features/kmu/loadKmu";
import { href } from "~/routing/href";
import { leadStabToExport } from "~/server/portal/leadStabToExport";
import { openRoute } from "~/server/portal/openRoute";
import { sendInhalt } from "~/server/portal/sendDatei";

/** The calculation sheet of a day for machines. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmuJson");
  const zurueck = href("unternehmenKmu");
  leadStabToExport(offen, { fall: null, zurueck });
  return sendInhalt(offen, {
    zurueck,
    name: "kmu-berechnung.json",
    typ: "application/json; charset=utf-8",
    load: async () => ({ inhalt: kmuJson(await loadKmuLage(offen.call, offen.url)) }),
  });
}
