import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/routing/href";
import { setFarben } from "~/server/portal/farben";
import { NUR_ABSENDEN } from "~/server/portal/nurAbsenden";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** Nothing to see here: the address only takes the choice of colours. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "farben");
  return offen.redirect(href("profil"), { flash: NUR_ABSENDEN });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "farben");
  return setFarben(offen);
}
