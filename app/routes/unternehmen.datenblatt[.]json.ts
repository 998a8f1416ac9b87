import type { LoaderFunctionArgs } from "@remix-run/node";
import { datenblattJson } from "~/domain/unternehmen/datenblatt";
import { loadDatenblatt } from "~/features/unternehmen/loadDatenblatt";
import { href } from "~/routing/href";
import { leadStabToExport } from "~/server/portal/leadStabToExport";
import { openRoute } from "~/server/portal/openRoute";
import { sendInhalt } from "~/server/portal/sendDatei";

/** The master data of a day for machines. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenDatenblattJson");
  const zurueck = href("unternehmen");
  leadStabToExport(offen, { fall: "UNTERNEHMEN", zurueck });
  return sendInhalt(offen, {
    zurueck,
    name: "datenblatt.json",
    typ: "application/json; charset=utf-8",
    load: async () => ({ inhalt: datenblattJson(await loadDatenblatt(offen.call, offen.url)) }),
  });
}
