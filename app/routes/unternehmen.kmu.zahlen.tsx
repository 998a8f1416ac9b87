import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KmuZahlenListeSeite } from "~/features/kmu/KmuZahlenListeSeite";
import { loadKmuZahlenListe } from "~/features/kmu/loadKmuZahlen";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmuZahlen");
  return offen.json({ daten: await loadKmuZahlenListe(offen.call) });
}

export default function UnternehmenKmuZahlenRoute() {
  return <KmuZahlenListeSeite {...useLoaderData<typeof loader>()} />;
}
