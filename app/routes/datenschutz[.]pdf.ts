import type { LoaderFunctionArgs } from "@remix-run/node";
import { datenschutzPdf } from "~/server/portal/datenschutzPdf";
import { openRoute } from "~/server/portal/openRoute";

/** The privacy policy as a tagged PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "datenschutzPdf");
  const headers = offen.headers;
  headers.set("content-type", "application/pdf");
  headers.set("content-disposition", 'inline; filename="datenschutz.pdf"');
  return new Response(await datenschutzPdf(), { headers });
}
