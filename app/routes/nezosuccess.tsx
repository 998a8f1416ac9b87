import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeinErgebnisSeite, NezoErfolgSeite } from "~/features/nezo/NezoErgebnisSeite";
import { isNezoErfolg, KEIN_ERGEBNIS, NEZO_ERFOLG } from "~/features/nezo/nezoTexte";
import { ErneuerungKarte } from "~/features/unternehmen/ErneuerungKarte";
import { loadErneuerung } from "~/features/unternehmen/loadErneuerung";
import { titelMit } from "~/features/shell/titelText";
import { isUuid } from "~/lib/uuid";
import { ergebnisSeit, isErgebnis } from "~/server/portal/nezoErgebnis";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nezosuccess");
  const code = offen.url.searchParams.get("response");
  const antrag = offen.url.searchParams.get("antrag");
  if (!isNezoErfolg(code) || !isErgebnis(offen)) return offen.json({ code: null, antragUuid: null, erneuerung: null });
  // Whoever has left the company meanwhile is still told that it has worked.
  const { benutzer } = offen.sitzung;
  const isErneuert = code === "STAMMDATEN_ERNEUERT" && benutzer?.unternehmenUuid != null;
  const erneuerung = isErneuert ? await loadErneuerung(offen.call, { seit: ergebnisSeit(offen), benutzer }) : null;
  return offen.json({ code, antragUuid: isUuid(antrag) ? antrag : null, erneuerung });
}

export const handle = titelMit<typeof loader>(({ code }) => [
  code === null ? KEIN_ERGEBNIS.titel : NEZO_ERFOLG[code].titel,
]);

export default function NezoSuccessRoute() {
  const { code, antragUuid, erneuerung } = useLoaderData<typeof loader>();
  if (code === null) return <KeinErgebnisSeite />;
  return (
    <NezoErfolgSeite code={code} antragUuid={antragUuid}>
      {erneuerung !== null && <ErneuerungKarte erneuerung={erneuerung} />}
    </NezoErfolgSeite>
  );
}
