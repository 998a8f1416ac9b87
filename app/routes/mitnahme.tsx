import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { worksInStab } from "~/domain/tabelle/tabellen";
import { findMitnahme } from "~/features/mitnahme/findMitnahme";
import { MitnahmeSeite } from "~/features/mitnahme/MitnahmeSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "mitnahme");
  const mitnahme = worksInStab(offen.benutzer) ? findMitnahme(offen.url) : null;
  return offen.json(mitnahme ?? offen.nichtGefunden());
}

export default function MitnahmeRoute() {
  return <MitnahmeSeite {...useLoaderData<typeof loader>()} />;
}
