import type { LoaderFunctionArgs } from "@remix-run/node";
import { Datenschutz } from "~/features/rechtliches/Datenschutz";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "datenschutz");
  return offen.json(null);
}

export default function DatenschutzRoute() {
  return <Datenschutz />;
}
