import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HilfeSeite } from "~/features/hilfe/HilfeSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "help");
  return offen.json({ suche: (offen.url.searchParams.get("suche") ?? "").trim().slice(0, 200) });
}

export default function HilfeRoute() {
  return <HilfeSeite suche={useLoaderData<typeof loader>().suche} />;
}
