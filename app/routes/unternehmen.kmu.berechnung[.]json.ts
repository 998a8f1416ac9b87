import type { LoaderFunctionArgs } from "@remix-run/node";
import { kmuJson } from "~/domain/kmu/kmuBlatt";
import { loadKmuLage } from "~/features/kmu/loadKmu";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendInhalt } from "~/server/portal/sendDatei";

/** The calculation sheet of a day for machines. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmuJson");
  return sendInhalt(offen, {
    zurueck: href("unternehmenKmu"),
    name: "kmu-berechnung.json",
    typ: "application/json; charset=utf-8",
    load: async () => kmuJson(await loadKmuLage(offen.call, offen.url)),
  });
}
