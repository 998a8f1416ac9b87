import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useSeitenrahmen } from "~/features/shell/useSeitenrahmen";
import { SystembenachrichtigungenSeite } from "~/features/systemnachricht/SystembenachrichtigungenSeite";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "systembenachrichtigungen");
  return offen.json({ formular: offen.formular });
}

/** The frame has the announcements already. */
export default function SystembenachrichtigungenRoute() {
  const { formular } = useLoaderData<typeof loader>();
  return (
    <SystembenachrichtigungenSeite nachrichten={useSeitenrahmen()?.systemnachrichten ?? null} formular={formular} />
  );
}
