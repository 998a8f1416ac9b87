import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadListenExport } from "~/features/antrag/loadListenExport";
import { href } from "~/routing/href";
import { writeXlsx } from "~/server/portal/export/xlsx";
import { openRoute } from "~/server/portal/openRoute";
import { sendeInhalt } from "~/server/portal/sendeDatei";

/** The list of Anträge as an Excel file: filters, order and columns of the page it was asked from, all pages. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antraegeXlsx");
  return sendeInhalt(offen, {
    zurueck: href("antraege"),
    name: "antraege.xlsx",
    typ: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    lade: async () => writeXlsx(await loadListenExport(offen.call, offen.url)),
  });
}
