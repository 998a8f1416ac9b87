import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KatalogSeite, loadKatalog } from "~/features/katalog";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "katalog");
  const { isProduction } = offen.anfrage.context.config;
  return offen.json((isProduction ? null : loadKatalog(offen.params["raum"])) ?? offen.nichtGefunden());
}

export default function KatalogRoute() {
  return <KatalogSeite {...useLoaderData<typeof loader>()} />;
}
