import type { LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";

/** The exports have moved; so have the files. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragExporte");
  const { fileName } = offen.params;
  return offen.redirect(fileName === undefined ? href("exportMainView") : href("exportLaden", { fileName }));
}
