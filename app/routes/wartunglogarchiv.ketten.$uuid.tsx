import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KettenSeite } from "~/features/protokoll/KettenSeite";
import { loadKette } from "~/features/protokoll/loadProtokoll";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungKette");
  return offen.json({ kette: await loadKette(offen.call, offen.params.uuid ?? "", offen.url) });
}

export default function WartungKetteRoute() {
  return <KettenSeite {...useLoaderData<typeof loader>()} />;
}
