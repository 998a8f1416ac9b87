import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadAuszug } from "~/features/protokoll/loadProtokoll";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendInhalt } from "~/server/portal/sendDatei";

/** The lines of the log that the address asks for, with what proves them. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungAuszug");
  return sendInhalt(offen, {
    zurueck: href("wartungLogArchivView"),
    name: "protokollauszug.json",
    typ: "application/json",
    load: async () => ({ inhalt: JSON.stringify(await loadAuszug(offen.call, offen.url), null, 2) }),
  });
}
