import type { LoaderFunctionArgs } from "@remix-run/node";
import type { SchutzDaten } from "~/contract/schutzDaten";
import { openRoute } from "~/server/portal/openRoute";

/** The token that the forms of this visitor must carry now, for pages that stayed open over a login. Other sites cannot read it. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "formularSchutz");
  const daten: SchutzDaten = { csrf: offen.formular.csrf, isAngemeldet: offen.sitzung.state === "AUTHENTICATED" };
  return Response.json(daten, { headers: offen.headers });
}
