import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadVergleich } from "~/features/versionen/loadVergleich";
import { VergleichSeite } from "~/features/versionen/VergleichSeite";
import { titelMit } from "~/features/shell/titelText";
import { openRoute } from "~/server/portal/openRoute";

/** The difference of two versions of a Vorhaben. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragVergleich");
  const seite = await loadVergleich(offen.call, { uuid: offen.antragUuid, url: offen.url });
  if (seite.art === "umleiten") throw offen.redirect(seite.to);
  return offen.json(seite.daten);
}

export const handle = titelMit<typeof loader>((daten, titel) => [titel, daten.rahmen.antragTitel]);

export default function AntragVergleichRoute() {
  return <VergleichSeite daten={useLoaderData<typeof loader>()} />;
}
