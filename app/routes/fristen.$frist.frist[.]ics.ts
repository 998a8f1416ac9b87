import type { LoaderFunctionArgs } from "@remix-run/node";
import { findFrist, fristHref } from "~/features/frist";
import { href } from "~/routing/href";
import { sendKalender } from "~/server/portal/kalender/sendKalender";
import { openRoute } from "~/server/portal/openRoute";

const NUR_LESEN = "In der Ansicht einer anderen Person können Sie lesen, aber keine Dateien mitnehmen.";

/** One deadline for the own calendar. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "fristDatei");
  if (offen.benutzer.isNurAnsicht) throw offen.redirect(href("home"), { flash: { tone: "info", text: NUR_LESEN } });
  const frist = (await findFrist(offen.call, offen.params["frist"] ?? "")) ?? offen.nichtGefunden();
  return sendKalender(offen, { fristen: [frist], pfadVon: fristHref, fileName: `frist-${frist.tag}.ics` });
}
