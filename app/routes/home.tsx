import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomeSeite } from "~/features/home/HomeSeite";
import { loadHome } from "~/features/home/loadHome";
import { useSeitenrahmen } from "~/features/shell/useSeitenrahmen";
import { useUngelesen } from "~/features/shell/useUngelesen";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "home");
  const { call, benutzer, sitzung, formular } = offen;
  return offen.json({
    daten: await loadHome({ call, clock: offen.anfrage.context.clock, benutzer, navigation: sitzung.navigation }),
    formular,
  });
}

export default function HomeRoute() {
  const rahmen = useSeitenrahmen();
  return (
    <HomeSeite
      {...useLoaderData<typeof loader>()}
      nachrichten={rahmen?.systemnachrichten ?? null}
      ungelesen={useUngelesen(rahmen)}
    />
  );
}
