import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadKettenauszug } from "~/features/protokoll/loadEreignisse";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendInhalt } from "~/server/portal/sendDatei";

/** The events of the chains that the address asks for, with what proves them. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungKettenauszug");
  return sendInhalt(offen, {
    zurueck: href("wartungKetten"),
    name: "kettenauszug.json",
    typ: "application/json",
    load: async () => ({ inhalt: JSON.stringify(await loadKettenauszug(offen.call, offen.url), null, 2) }),
  });
}
