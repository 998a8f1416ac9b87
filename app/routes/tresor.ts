import type { LoaderFunctionArgs } from "@remix-run/node";
import { kennungVon } from "~/contract/wire/kennung";
import type { TresorDaten } from "~/contract/portal/tresorDaten";
import { openRoute } from "~/server/portal/openRoute";

/**
 * The keys of the visitor's vault, for scripts of the portal only: never shown as a page, never kept by the browser.
 */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "tresor");
  if (args.request.headers.get("sec-fetch-mode") === "navigate") return offen.nichtGefunden();
  const { schluessel } = await offen.call.tresor.openTresor();
  const daten: TresorDaten = { kennung: kennungVon(offen.sitzung)?.kennung ?? "", schluessel };
  return Response.json(daten, { headers: offen.headers });
}
