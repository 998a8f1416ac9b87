import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { dokumenteHref } from "~/features/antrag";
import { loadZurueckgezogenen } from "~/features/rueckzug/loadZurueckgezogenen";
import { ZurueckgezogenSeite } from "~/features/rueckzug/ZurueckgezogenSeite";
import { titelMit } from "~/features/shell/titelText";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "zurueckgezogenerAntrag");
  const uuid = offen.antragUuid;
  const daten = await loadZurueckgezogenen(offen.call, { uuid, darfAnlegen: can("antragAnlegen", offen.benutzer) });
  if (daten !== null) return offen.json(daten);
  const text = "Dieser Antrag wurde nicht zurückgezogen. Was es zu ihm gibt, steht hier.";
  throw offen.redirect(dokumenteHref(uuid), { flash: { tone: "info", text } });
}

export const handle = titelMit<typeof loader>((daten, titel) => [titel, daten.antragTitel]);

export default function ZurueckgezogenerAntragRoute() {
  return <ZurueckgezogenSeite daten={useLoaderData<typeof loader>()} />;
}
