import type { LoaderFunctionArgs } from "@remix-run/node";
import { Impressum } from "~/features/rechtliches/Impressum";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "impressum");
  return offen.json(null);
}

export default function ImpressumRoute() {
  return <Impressum />;
}
