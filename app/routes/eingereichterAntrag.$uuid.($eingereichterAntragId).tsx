import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EingereichterAntragSeite } from "~/features/einreichung/EingereichterAntragSeite";
import { loadEingereichterAntrag } from "~/features/einreichung/loadEingereichterAntrag";
import { titelMit } from "~/features/shell/titelText";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "eingereichterAntrag");
  const { eingereichterAntragId } = offen.params;
  return offen.json(await loadEingereichterAntrag(offen.call, { uuid: offen.antragUuid, eingereichterAntragId }));
}

export const handle = titelMit<typeof loader>((daten, titel) => [titel, daten.titel]);

export default function EingereichterAntragRoute() {
  return <EingereichterAntragSeite daten={useLoaderData<typeof loader>()} />;
}
