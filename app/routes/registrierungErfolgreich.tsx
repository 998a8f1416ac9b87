import type { LoaderFunctionArgs } from "@remix-run/node";
import { RegistrierungErfolgreichSeite } from "~/features/registrierung/RegistrierungErfolgreichSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "registrierungErfolgreich");
  return offen.json(null);
}

export default function RegistrierungErfolgreichRoute() {
  return <RegistrierungErfolgreichSeite />;
}
