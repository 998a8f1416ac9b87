import type { LoaderFunctionArgs } from "@remix-run/node";
import { kennungVon } from "~/contract/kennung";
import type { SchutzDaten } from "~/contract/schutzDaten";
import { openRoute } from "~/server/portal/openRoute";

/** The token that the forms of this visitor must carry now, for pages that stayed open over a login. Other sites cannot read it. */
export async function loader(args: LoaderFunctionArgs) {
  const { formular, sitzung, headers } = await openRoute(args, "formularSchutz");
  const daten: SchutzDaten = { csrf: formular.csrf, angemeldet: kennungVon(sitzung) };
  return Response.json(daten, { headers });
}
