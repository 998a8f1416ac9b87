import type { LoaderFunctionArgs } from "@remix-run/node";
import { kennungVon } from "~/contract/wire/kennung";
import type { SchutzDaten } from "~/contract/portal/schutzDaten";
import { openRoute } from "~/server/portal/openRoute";
import { sitzungsStand } from "~/server/portal/sitzungsRest";

/**
 * The token that the forms of this visitor must carry now, for pages that stayed open over a login, and how long the
 * session lasts. Other sites cannot read it.
 */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "formularSchutz");
  const { formular, sitzung, headers } = offen;
  const daten: SchutzDaten = {
    csrf: formular.csrf,
    angemeldet: kennungVon(sitzung),
    ...sitzungsStand(offen, sitzung),
  };
  return Response.json(daten, { headers });
}
