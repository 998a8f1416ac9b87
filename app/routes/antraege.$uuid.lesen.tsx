import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LesenSeite } from "~/features/antrag/LesenSeite";
import { loadLesen } from "~/features/antrag/loadLesen";
import { titelMit } from "~/features/shell/titelText";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragLesen");
  return offen.json(await loadLesen(offen.call, offen.antragUuid, offen.anfrage.context.clock.now()));
}

export const handle = titelMit<typeof loader>((daten, titel) => [titel, daten.titel]);

export default function AntragLesenRoute() {
  return <LesenSeite daten={useLoaderData<typeof loader>()} />;
}
