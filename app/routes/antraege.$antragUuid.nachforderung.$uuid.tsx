import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NachtragLesenSeite } from "~/features/nachforderung/NachtragLesenSeite";
import { loadSchriftsatz } from "~/features/schriftsatz";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nachtragLesen");
  const { antragUuid } = offen;
  const uuid = offen.params["uuid"] ?? "";
  const daten = await loadSchriftsatz(offen.call, { antragUuid, uuid });
  if (daten.schriftsatz.art !== "NACHTRAG") return offen.nichtGefunden();
  if (daten.schriftsatz.status === "ENTWURF") throw offen.redirect(href("nachtrag", { antragUuid, uuid }));
  return offen.json({ daten });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.antragTitel]);

export default function NachtragLesenRoute() {
  return <NachtragLesenSeite {...useLoaderData<typeof loader>()} />;
}
