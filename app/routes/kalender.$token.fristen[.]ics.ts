import type { LoaderFunctionArgs } from "@remix-run/node";
import { fristHref } from "~/features/frist";
import { sendKalender } from "~/server/portal/kalender/sendKalender";
import { openRoute } from "~/server/portal/openRoute";

/** The deadlines of the person whose secret stands in the path, for calendar programs; no login, no page. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "kalenderDatei");
  const { data } = await offen.call.fristen.readKalender({ token: args.params["token"] ?? "" });
  return sendKalender(offen, { fristen: data, pfadVon: fristHref, fileName: "fristen.ics", isAbonniert: true });
}
