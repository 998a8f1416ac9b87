import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadUeberall } from "~/features/ueberall/loadUeberall";
import { UeberallSeite } from "~/features/ueberall/UeberallSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "meineUnternehmen");
  if (offen.benutzer.systemRolle !== "UNTERNEHMENSMITARBEITER") return offen.nichtGefunden();
  const daten = await loadUeberall(offen.call, { url: offen.url, gewaehlt: offen.benutzer.unternehmenUuid });
  return offen.json({ daten, formular: offen.formular });
}

export default function MeineUnternehmenRoute() {
  return <UeberallSeite {...useLoaderData<typeof loader>()} />;
}
