import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BescheidSeite } from "~/features/bescheid/BescheidSeite";
import { loadBescheid } from "~/features/bescheid/loadBescheid";
import { titelMit } from "~/features/shell/titelText";
import { isUuid } from "~/lib/uuid";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "bescheid");
  const bescheidUuid = offen.url.searchParams.get("bescheid") ?? undefined;
  if (bescheidUuid !== undefined && !isUuid(bescheidUuid)) return offen.nichtGefunden();
  const besuch = { uuid: offen.antragUuid, jetzt: offen.anfrage.context.clock.now(), bescheidUuid };
  return offen.json(await loadBescheid(offen.call, besuch));
}

export const handle = titelMit<typeof loader>((daten, titel) => [titel, daten.titel]);

export default function BescheidRoute() {
  return <BescheidSeite daten={useLoaderData<typeof loader>()} />;
}
