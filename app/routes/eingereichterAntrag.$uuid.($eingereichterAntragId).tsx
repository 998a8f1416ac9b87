import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EingereichterAntragSeite } from "~/features/einreichung/EingereichterAntragSeite";
import { loadEingereichterAntrag } from "~/features/einreichung/loadEingereichterAntrag";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "eingereichterAntrag");
  const { eingereichterAntragId } = offen.params;
  return offen.json(await loadEingereichterAntrag(offen.call, { uuid: offen.antragUuid, eingereichterAntragId }));
}

export default function EingereichterAntragRoute() {
  return <EingereichterAntragSeite daten={useLoaderData<typeof loader>()} />;
}
