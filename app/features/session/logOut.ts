import type { ClientActionFunctionArgs } from "@remix-run/react";
import { META_KENNUNG } from "~/contract/portal/schutzDaten";
import { sendSafely } from "~/features/formular";
import { tellAll } from "./tabKanal";

const benutzerDerSeite = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META_KENNUNG}"]`)?.content.split(" ")[0] ?? "";

/**
 * The `clientAction` of the logout: whoever logs out on purpose leaves nothing in this browser, and no tab that is
 * still open. Only after the session has ended, because otherwise the person is still working here.
 */
export async function logOutAndClear(args: ClientActionFunctionArgs): Promise<unknown> {
  const benutzer = benutzerDerSeite();
  // Asked for beforehand: after the logout there may be nobody to ask.
  const tresor = benutzer === "" ? null : await import("~/features/tresor").catch(() => null);
  try {
    return await sendSafely(args);
  } catch (thrown) {
    // The redirect to the login page.
    if (thrown instanceof Response && thrown.status < 400) {
      await tresor?.clearTresor(benutzer).catch(() => undefined);
      tellAll({ art: "abgemeldet" });
    }
    throw thrown;
  }
}
