import type { LoaderFunctionArgs } from "@remix-run/node";
import { kmuDokument } from "~/domain/kmu/kmuBlatt";
import { loadKmuLage } from "~/features/kmu/loadKmu";
import { href } from "~/routing/href";
import { leadStabToExport } from "~/server/portal/leadStabToExport";
import { openRoute } from "~/server/portal/openRoute";
import { sendPdf } from "~/server/portal/sendDatei";

/** The calculation sheet of a day as a tagged PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmuPdf");
  const zurueck = href("unternehmenKmu");
  leadStabToExport(offen, { fall: null, zurueck });
  return sendPdf(offen, {
    zurueck,
    name: "kmu-berechnung.pdf",
    load: async () => ({ inhalt: kmuDokument(await loadKmuLage(offen.call, offen.url)) }),
  });
}
