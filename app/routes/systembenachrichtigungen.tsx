import type { LoaderFunctionArgs } from "@remix-run/node";
import { useSeitenrahmen } from "~/features/shell/useSeitenrahmen";
import { SystembenachrichtigungenSeite } from "~/features/systemnachricht/SystembenachrichtigungenSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "systembenachrichtigungen");
  return offen.json(null);
}

/** The frame has the announcements already. */
export default function SystembenachrichtigungenRoute() {
  return <SystembenachrichtigungenSeite nachrichten={useSeitenrahmen()?.systemnachrichten ?? null} />;
}
