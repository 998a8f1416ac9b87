import type { LoaderFunctionArgs } from "@remix-run/node";
import { isHilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { canRead, loadHilfetexte } from "~/server/portal/loadHilfe";
import { openRoute } from "~/server/portal/openRoute";

/** The help texts of an area, for the drawer of pages with scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "hilfeDaten");
  const { bereich } = offen.params;
  if (bereich === undefined || !isHilfeBereich(bereich)) return offen.nichtGefunden();
  if (!canRead(offen.sitzung.benutzer, bereich)) return offen.nichtGefunden();
  return Response.json(await loadHilfetexte(offen.call, bereich, offen.sitzung), { headers: offen.headers });
}
