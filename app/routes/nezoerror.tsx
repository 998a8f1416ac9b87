import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NezoFehlerSeite } from "~/features/nezo/NezoErgebnisSeite";
import { nezoFehlerText } from "~/features/nezo/nezoTexte";
import { titelMit } from "~/features/shell/titelText";
import { isUuid } from "~/lib/uuid";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nezoerror");
  const antrag = offen.url.searchParams.get("antrag");
  const isEinreichen = offen.url.searchParams.get("intent") === "EINREICHEN";
  return offen.json({
    code: offen.url.searchParams.get("response"),
    antragUuid: isUuid(antrag) ? antrag : null,
    isEinreichen,
  });
}

export const handle = titelMit<typeof loader>(({ code }) => [nezoFehlerText(code).titel]);

export default function NezoErrorRoute() {
  return <NezoFehlerSeite {...useLoaderData<typeof loader>()} />;
}
