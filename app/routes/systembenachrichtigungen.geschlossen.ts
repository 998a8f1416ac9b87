import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/routing/href";
import { NUR_ABSENDEN } from "~/server/portal/nurAbsenden";
import { openRoute } from "~/server/portal/openRoute";
import { closeSystemnachrichten } from "~/server/portal/systemnachrichten";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** Nothing to see here: the address only takes what was closed. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "systembenachrichtigungenGeschlossen");
  return offen.redirect(href("home"), { flash: NUR_ABSENDEN });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "systembenachrichtigungenGeschlossen");
  return closeSystemnachrichten(offen, args.request);
}
