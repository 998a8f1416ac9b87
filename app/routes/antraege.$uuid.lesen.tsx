import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LesenSeite } from "~/features/antrag/LesenSeite";
import { loadLesen } from "~/features/antrag/loadLesen";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragLesen");
  return offen.json(await loadLesen(offen.call, offen.antragUuid, offen.anfrage.context.clock.now()));
}

export default function AntragLesenRoute() {
  return <LesenSeite daten={useLoaderData<typeof loader>()} />;
}
