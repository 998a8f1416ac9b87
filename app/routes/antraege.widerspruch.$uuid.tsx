import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { titelMit } from "~/features/shell/titelText";
import { loadWiderspruchLesen } from "~/features/widerspruch/loadWiderspruchLesen";
import { WiderspruchLesenSeite } from "~/features/widerspruch/WiderspruchLesenSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "widerspruchLesen");
  const wahl = { uuid: offen.params["uuid"] ?? "", darfVorbereiten: can("nachtragVorbereiten", offen.benutzer) };
  const ladung = await loadWiderspruchLesen(offen.call, wahl);
  if (ladung === null) return offen.nichtGefunden();
  if ("to" in ladung) throw offen.redirect(ladung.to);
  return offen.json(ladung);
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.antragTitel]);

export default function WiderspruchLesenRoute() {
  return <WiderspruchLesenSeite {...useLoaderData<typeof loader>()} />;
}
