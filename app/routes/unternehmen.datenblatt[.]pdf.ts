import type { LoaderFunctionArgs } from "@remix-run/node";
import { datenblattDokument } from "~/domain/unternehmen/datenblatt";
import { loadDatenblatt } from "~/features/unternehmen/loadDatenblatt";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { sendPdf } from "~/server/portal/sendDatei";

/** The master data of a day as a tagged PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenDatenblattPdf");
  return sendPdf(offen, {
    zurueck: href("unternehmen"),
    name: "datenblatt.pdf",
    load: async () => datenblattDokument(await loadDatenblatt(offen.call, offen.url)),
  });
}
