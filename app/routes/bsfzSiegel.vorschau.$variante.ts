import type { LoaderFunctionArgs } from "@remix-run/node";
import { openRoute } from "~/server/portal/openRoute";
import { siegelVorschau } from "~/server/portal/siegel/siegelDatei";

/** How a seal of the company looks. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "siegelVorschau");
  const { data } = await offen.call.siegel.getSiegel();
  const bild = data.find(({ variante }) => variante === offen.params.variante) ?? offen.nichtGefunden();
  const headers = offen.headers;
  headers.set("content-type", "image/svg+xml");
  return new Response(siegelVorschau(bild), { headers });
}
