import type { LoaderFunctionArgs } from "@remix-run/node";
import { Setup2FASeite } from "~/features/anmeldung/Setup2FASeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";

/** Whoever lacks nothing has nothing to do here. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "setup2FA");
  const { tfaPflicht, mailTFAEnabled, appTFAEnabled } = offen.benutzer;
  const isOffen = tfaPflicht && !mailTFAEnabled && !appTFAEnabled;
  const text = "Für Ihre Anmeldung ist alles eingerichtet.";
  return isOffen ? offen.json(null) : offen.redirect(href("home"), { flash: { tone: "info", text } });
}

export default function Setup2FARoute() {
  return <Setup2FASeite />;
}
