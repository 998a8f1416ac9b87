import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadListenExport } from "~/features/antrag/loadListenExport";
import { openRoute } from "~/server/portal/openRoute";
import { sendListe } from "~/server/portal/sendListe";

/** The list of Anträge as an Excel file: filters, order and columns of the page it was asked from, all pages. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antraegeXlsx");
  return sendListe(offen, "XLSX", () => loadListenExport(offen.call, offen.url));
}
