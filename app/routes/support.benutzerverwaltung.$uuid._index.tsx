import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { titelMit } from "~/features/shell/titelText";
import { loadPerson } from "~/features/support/loadPersonen";
import { PersonSeite } from "~/features/support/PersonSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "supportPerson");
  const daten = await loadPerson(offen.call, offen.params.uuid ?? "", offen.url);
  return offen.json({ daten, formular: offen.formular });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.person.name]);

export default function SupportPersonRoute() {
  return <PersonSeite {...useLoaderData<typeof loader>()} />;
}
