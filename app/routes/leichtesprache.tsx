import type { LoaderFunctionArgs } from "@remix-run/node";
import { LeichteSprache } from "~/features/rechtliches/LeichteSprache";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "leichtesprache");
  return offen.json(null);
}

export default function LeichteSpracheRoute() {
  return <LeichteSprache />;
}
