import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeinErgebnisSeite, NezoFehlerSeite } from "~/features/nezo/NezoErgebnisSeite";
import { KEIN_ERGEBNIS, nezoFehlerText } from "~/features/nezo/nezoTexte";
import { titelMit } from "~/features/shell/titelText";
import { isUuid } from "~/lib/uuid";
import { isErgebnis } from "~/server/portal/nezoErgebnis";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nezoerror");
  const antrag = offen.url.searchParams.get("antrag");
  const isEinreichen = offen.url.searchParams.get("intent") === "EINREICHEN";
  if (!isErgebnis(offen)) return offen.json({ isErgebnis: false, code: null, antragUuid: null, isEinreichen: false });
  return offen.json({
    isErgebnis: true,
    code: offen.url.searchParams.get("response"),
    antragUuid: isUuid(antrag) ? antrag : null,
    isEinreichen,
  });
}

export const handle = titelMit<typeof loader>(({ isErgebnis: ist, code }) => [
  (ist ? nezoFehlerText(code) : KEIN_ERGEBNIS).titel,
]);

export default function NezoErrorRoute() {
  const { isErgebnis: ist, ...daten } = useLoaderData<typeof loader>();
  return ist ? <NezoFehlerSeite {...daten} /> : <KeinErgebnisSeite />;
}
