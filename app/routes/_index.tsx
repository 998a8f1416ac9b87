import type { LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";

/** @spec §2 The root path redirects to /landingpage */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wurzel");
  return offen.redirect(href("landingpage"));
}
