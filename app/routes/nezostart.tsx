import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadNezoStart } from "~/features/nezo/loadNezoStart";
import { NezoStartSeite } from "~/features/nezo/NezoStartSeite";
import { toErgebnis } from "~/server/portal/nezoErgebnis";
import { readNezoZiel } from "~/server/portal/nezoZiel";
import { openRoute } from "~/server/portal/openRoute";

/** The notice page; without a started identification there is nothing to leave for. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nezoStart");
  const ziel = readNezoZiel(offen.anfrage);
  if (ziel === null) return offen.redirect(toErgebnis(offen, "nezoerror", { response: "NEZO_ABGELAUFEN" }));
  return offen.json({ ...ziel, ...(await loadNezoStart(offen.call)) });
}

export default function NezoStartRoute() {
  return <NezoStartSeite {...useLoaderData<typeof loader>()} />;
}
