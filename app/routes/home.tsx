import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomeSeite } from "~/features/home/HomeSeite";
import { loadHome } from "~/features/home/loadHome";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "home");
  const { call, benutzer, sitzung, formular } = offen;
  return offen.json({ daten: await loadHome({ call, benutzer, navigation: sitzung.navigation }), formular });
}

export default function HomeRoute() {
  return <HomeSeite {...useLoaderData<typeof loader>()} />;
}
