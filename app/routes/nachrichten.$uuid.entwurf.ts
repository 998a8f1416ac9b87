import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/routing/href";
import { keepEntwurf } from "~/server/portal/nachrichtAntwort";
import { openRoute } from "~/server/portal/openRoute";

/** Nothing to see here: the address takes what scripts send while an answer is typed. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antwortEntwurf");
  return offen.redirect(href("nachricht", { uuid: offen.params["uuid"] ?? "" }));
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antwortEntwurf");
  return keepEntwurf(offen);
}
