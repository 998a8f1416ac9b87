import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadSchaetzung } from "~/features/schaetzung/loadSchaetzung";
import { SchaetzungSeite } from "~/features/schaetzung/SchaetzungSeite";
import { titelMit } from "~/features/shell/titelText";
import { openRoute } from "~/server/portal/openRoute";

/** The estimate; what it asks for stands in the address and nowhere else. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragSchaetzung");
  const daten = await loadSchaetzung(offen.call, offen.antragUuid, offen.url);
  return offen.json(daten, { status: daten.fehler.length > 0 ? 422 : 200 });
}

export const handle = titelMit<typeof loader>((daten, titel) => [titel, daten.titel]);

export default function AntragSchaetzungRoute() {
  return <SchaetzungSeite daten={useLoaderData<typeof loader>()} />;
}
