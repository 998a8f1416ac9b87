import type { LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/routing/href";
import { forwardDatei } from "~/server/portal/anlagen";
import { openRoute } from "~/server/portal/openRoute";
import { requireMitnahme } from "~/server/portal/requireMitnahme";

/** The content of a file of a message, to be saved. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nachrichtDatei");
  const zurueck = href("nachricht", { uuid: offen.params["uuid"] ?? "" });
  return forwardDatei(offen, { zurueck, ...requireMitnahme(offen, zurueck) });
}
