import type { LoaderFunctionArgs } from "@remix-run/node";
import { siegelDateiname, siegelFormate, SIEGEL_FORMATE, siegelVarianten } from "~/domain/siegel/siegel";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendInhalt } from "~/server/portal/sendDatei";
import { siegelDatei } from "~/server/portal/siegel/siegelDatei";

/** A seal as a file, for whoever has agreed to the rules; others are led to them. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "siegelDatei");
  const variante = siegelVarianten.find((bekannte) => bekannte === offen.params.variante) ?? offen.nichtGefunden();
  const format = siegelFormate.find((bekanntes) => bekanntes === offen.params.format) ?? offen.nichtGefunden();
  return sendInhalt(offen, {
    zurueck: href("bsfzSiegel"),
    name: siegelDateiname(variante, format),
    typ: SIEGEL_FORMATE[format].typ,
    load: async () => ({ inhalt: await siegelDatei(await offen.call.siegel.releaseSiegel({ variante }), format) }),
  });
}
