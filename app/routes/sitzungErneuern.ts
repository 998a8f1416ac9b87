import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { SitzungsStand } from "~/contract/konto/sitzungsStand";
import { href } from "~/routing/href";
import { NUR_ABSENDEN } from "~/server/portal/nurAbsenden";
import { openRoute } from "~/server/portal/openRoute";
import { sitzungsStand } from "~/server/portal/sitzungsRest";

/** Nothing to see here: the address only takes the wish to stay logged in. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "sitzungErneuern");
  return offen.redirect(href("home"), { flash: NUR_ABSENDEN });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "sitzungErneuern");
  const { endetSpaetestensAm } = offen.sitzung;
  const { refreshTokenExpiresAt } = await offen.call.auth.refresh();
  const stand: SitzungsStand = sitzungsStand(offen, { endetAm: refreshTokenExpiresAt, endetSpaetestensAm });
  return Response.json(stand, { headers: offen.headers });
}
