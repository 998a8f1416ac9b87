import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadJahresExport } from "~/features/unternehmen/loadJahresExport";
import { href } from "~/routing/href";
import { leadStabToExport } from "~/server/portal/leadStabToExport";
import { openRoute } from "~/server/portal/openRoute";
import { sendTabelle } from "~/server/portal/sendTabelle";

/** The Wirtschaftsjahre of the company as a file, one row for each. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahrCsv");
  const zurueck = href("unternehmenWirtschaftsjahr");
  leadStabToExport(offen, { fall: "GESCHAEFTSSTATISTIK", zurueck });
  return sendTabelle(offen, {
    format: "CSV",
    zurueck,
    name: "geschaeftsstatistik",
    load: () => loadJahresExport(offen.call),
  });
}
