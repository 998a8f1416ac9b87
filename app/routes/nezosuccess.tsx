import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeinErgebnisSeite, NezoErfolgSeite } from "~/features/nezo/NezoErgebnisSeite";
import { isNezoErfolg, KEIN_ERGEBNIS, NEZO_ERFOLG } from "~/features/nezo/nezoTexte";
import { titelMit } from "~/features/shell/titelText";
import { isUuid } from "~/lib/uuid";
import { isErgebnis } from "~/server/portal/nezoErgebnis";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nezosuccess");
  const code = offen.url.searchParams.get("response");
  const antrag = offen.url.searchParams.get("antrag");
  if (!isNezoErfolg(code) || !isErgebnis(offen)) return offen.json({ code: null, antragUuid: null });
  return offen.json({ code, antragUuid: isUuid(antrag) ? antrag : null });
}

export const handle = titelMit<typeof loader>(({ code }) => [
  code === null ? KEIN_ERGEBNIS.titel : NEZO_ERFOLG[code].titel,
]);

export default function NezoSuccessRoute() {
  const { code, antragUuid } = useLoaderData<typeof loader>();
  return code === null ? <KeinErgebnisSeite /> : <NezoErfolgSeite code={code} antragUuid={antragUuid} />;
}
