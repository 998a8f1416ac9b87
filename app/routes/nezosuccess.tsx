import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NezoErfolgSeite } from "~/features/nezo/NezoErgebnisSeite";
import { isNezoErfolg, NEZO_ERFOLG } from "~/features/nezo/nezoTexte";
import { titelMit } from "~/features/shell/titelText";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nezosuccess");
  const code = offen.url.searchParams.get("response");
  const antrag = offen.url.searchParams.get("antrag");
  if (!isNezoErfolg(code)) return offen.redirect(href("nezoerror"));
  return offen.json({ code, antragUuid: isUuid(antrag) ? antrag : null });
}

export const handle = titelMit<typeof loader>(({ code }) => [NEZO_ERFOLG[code].titel]);

export default function NezoSuccessRoute() {
  return <NezoErfolgSeite {...useLoaderData<typeof loader>()} />;
}
