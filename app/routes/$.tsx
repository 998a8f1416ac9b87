import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nichtGefunden");
  return offen.nichtGefunden();
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "nichtGefunden");
  return offen.nichtGefunden();
}

/** Never shown: the loader always ends in the not-found page. It makes this row a page instead of a data route. */
export default function NichtGefundenRoute() {
  return null;
}
