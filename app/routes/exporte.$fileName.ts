import type { LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/routing/href";
import { forwardDatei } from "~/server/portal/anlagen";
import { openRoute } from "~/server/portal/openRoute";

/** The content of a file that was prepared, to be saved. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "exportLaden");
  return forwardDatei(offen, { zurueck: href("exportMainView") });
}
