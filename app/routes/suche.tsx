import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { titelMit } from "~/features/shell/titelText";
import { loadSuche } from "~/features/suche/loadSuche";
import { SuchSeite } from "~/features/suche/SuchSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "suche");
  if (offen.benutzer.systemRolle !== "UNTERNEHMENSMITARBEITER") return offen.nichtGefunden();
  const daten = await loadSuche(offen.call, { url: offen.url, gewaehlt: offen.benutzer.unternehmenUuid });
  return offen.json({ daten, formular: offen.formular });
}

export const handle = titelMit<typeof loader>(({ daten: { frage } }, titel) =>
  frage === "" ? [titel] : [frage, titel],
);

export default function SucheRoute() {
  return <SuchSeite {...useLoaderData<typeof loader>()} />;
}
