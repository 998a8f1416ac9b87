import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadJahresExport } from "~/features/unternehmen/loadJahresExport";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendTabelle } from "~/server/portal/sendTabelle";

/** The Wirtschaftsjahre of the company as a file, one row for each. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahrCsv");
  return sendTabelle(offen, {
    format: "CSV",
    zurueck: href("unternehmenWirtschaftsjahr"),
    name: "geschaeftsstatistik",
    load: () => loadJahresExport(offen.call),
  });
}
