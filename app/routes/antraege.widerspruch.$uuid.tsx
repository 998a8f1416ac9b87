import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isSchriftsatzMoeglich } from "~/domain/antrag/schriftsaetze";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { loadWiderspruch } from "~/features/widerspruch/widerspruchDaten";
import { WiderspruchLesenSeite } from "~/features/widerspruch/WiderspruchLesenSeite";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "widerspruchLesen");
  const uuid = offen.params["uuid"] ?? "";
  const { antragUuid } = await offen.call.widersprueche.findWiderspruch({ uuid });
  const daten = await loadWiderspruch(offen.call, { antragUuid, uuid });
  if (daten === null) return offen.nichtGefunden();
  if (daten.schriftsatz.status === "ENTWURF") throw offen.redirect(href("widerspruch", { antragUuid, uuid }));
  const darfNachtragen =
    can("nachtragVorbereiten", offen.benutzer) && isSchriftsatzMoeglich("NACHTRAG", daten.lage.status);
  return offen.json({ daten, darfNachtragen });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.antragTitel]);

export default function WiderspruchLesenRoute() {
  return <WiderspruchLesenSeite {...useLoaderData<typeof loader>()} />;
}
