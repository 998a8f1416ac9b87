import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/routing/href";
import { setLeiste } from "~/server/portal/leiste";
import { NUR_ABSENDEN } from "~/server/portal/nurAbsenden";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** Nothing to see here: the address only takes the choice between the full and the narrow side navigation. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "leiste");
  return offen.redirect(href("home"), { flash: NUR_ABSENDEN });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "leiste");
  return setLeiste(offen);
}
