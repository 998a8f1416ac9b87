import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadRegistrierungErfolgreich } from "~/features/registrierung/loadRegistrierungErfolgreich";
import { RegistrierungErfolgreichSeite } from "~/features/registrierung/RegistrierungErfolgreichSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "registrierungErfolgreich");
  return offen.json(await loadRegistrierungErfolgreich(offen.call));
}

export default function RegistrierungErfolgreichRoute() {
  return <RegistrierungErfolgreichSeite {...useLoaderData<typeof loader>()} />;
}
