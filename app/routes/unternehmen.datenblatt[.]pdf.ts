import type { LoaderFunctionArgs } from "@remix-run/node";
import { datenblattDokument } from "~/domain/unternehmen/datenblatt";
import { loadDatenblatt } from "~/features/unternehmen/loadDatenblatt";
import { href } from "~/routing/href";
import { leadStabToExport } from "~/server/portal/leadStabToExport";
import { openRoute } from "~/server/portal/openRoute";
import { sendPdf } from "~/server/portal/sendDatei";

/** The master data of a day as a tagged PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenDatenblattPdf");
  const zurueck = href("unternehmen");
  leadStabToExport(offen, { fall: "UNTERNEHMEN", zurueck });
  return sendPdf(offen, {
    zurueck,
    name: "datenblatt.pdf",
    load: async () => ({ inhalt: datenblattDokument(await loadDatenblatt(offen.call, offen.url)) }),
  });
}
