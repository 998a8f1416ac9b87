import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadLuecken } from "~/features/antrag/loadLuecken";
import { LueckenSeite } from "~/features/antrag/LueckenSeite";
import { titelMit } from "~/features/shell/titelText";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragLuecken");
  const isMitglied = offen.benutzer.unternehmenName !== null;
  return offen.json(await loadLuecken(offen.call, { uuid: offen.antragUuid, isMitglied }));
}

export const handle = titelMit<typeof loader>((daten, titel) => [titel, daten.titel]);

export default function AntragLueckenRoute() {
  return <LueckenSeite daten={useLoaderData<typeof loader>()} />;
}
