import type { LoaderFunctionArgs } from "@remix-run/node";
import { Kontakt } from "~/features/rechtliches/Kontakt";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "kontakt");
  return offen.json(null);
}

export default function KontaktRoute() {
  return <Kontakt />;
}
