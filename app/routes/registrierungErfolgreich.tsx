import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RegistrierungErfolgreichSeite } from "~/features/registrierung/RegistrierungErfolgreichSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "registrierungErfolgreich");
  const { bestaetigungSekunden } = await offen.call.konfiguration.getKonfiguration();
  return offen.json({ linkMinuten: bestaetigungSekunden / 60 });
}

export default function RegistrierungErfolgreichRoute() {
  return <RegistrierungErfolgreichSeite {...useLoaderData<typeof loader>()} />;
}
