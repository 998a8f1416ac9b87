import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HerkunftSeite } from "~/features/uebernahme/HerkunftSeite";
import { loadHerkunft } from "~/features/uebernahme/loadHerkunft";
import { titelMit } from "~/features/shell/titelText";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragHerkunft");
  return offen.json(await loadHerkunft(offen.call, offen.antragUuid));
}

export const handle = titelMit<typeof loader>((daten, titel) => [titel, daten.titel]);

export default function AntragHerkunftRoute() {
  return <HerkunftSeite daten={useLoaderData<typeof loader>()} />;
}
