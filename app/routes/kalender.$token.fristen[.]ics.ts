import type { LoaderFunctionArgs } from "@remix-run/node";
import { fristHref } from "~/features/frist";
import { writeKalender } from "~/server/portal/kalender/writeKalender";
import { openRoute } from "~/server/portal/openRoute";

/** The deadlines of the person whose secret stands in the path, for calendar programs; no login, no page. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "kalenderDatei");
  const { data } = await offen.call.fristen.readKalender({ token: args.params["token"] ?? "" });
  const { config, clock } = offen.anfrage.context;
  const headers = offen.headers;
  headers.set("content-type", "text/calendar; charset=utf-8");
  headers.set("content-disposition", 'inline; filename="fristen.ics"');
  headers.set("cache-control", "no-store");
  // The address is a secret: no page that an entry leads to may learn it.
  headers.set("referrer-policy", "no-referrer");
  return new Response(
    writeKalender({ fristen: data, origin: config.publicUrl, pfadVon: fristHref, jetzt: clock.now() }),
    { headers },
  );
}
