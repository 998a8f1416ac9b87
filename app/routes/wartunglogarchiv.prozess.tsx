import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadProzesslog } from "~/features/protokoll/loadProzesslog";
import { ProzesslogSeite } from "~/features/protokoll/ProzesslogSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungProzess");
  return offen.json({ daten: await loadProzesslog(offen.call, offen.url) });
}

export default function WartungProzessRoute() {
  return <ProzesslogSeite {...useLoaderData<typeof loader>().daten} />;
}
