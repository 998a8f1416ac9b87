import type { LoaderFunctionArgs } from "@remix-run/node";
import { Barrierefreiheit } from "~/features/rechtliches/Barrierefreiheit";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "barrierefreiheit");
  return offen.json(null);
}

export default function BarrierefreiheitRoute() {
  return <Barrierefreiheit />;
}
