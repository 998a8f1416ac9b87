import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadListenExport } from "~/features/antrag/loadListenExport";
import { href } from "~/routing/href";
import { writeCsv } from "~/server/portal/export/csv";
import { openRoute } from "~/server/portal/openRoute";
import { sendeInhalt } from "~/server/portal/sendeDatei";

/** The list of Anträge as CSV: filters, order and columns of the page it was asked from, all pages. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antraegeCsv");
  return sendeInhalt(offen, {
    zurueck: href("antraege"),
    name: "antraege.csv",
    typ: "text/csv; charset=utf-8",
    lade: async () => writeCsv(await loadListenExport(offen.call, offen.url)),
  });
}
