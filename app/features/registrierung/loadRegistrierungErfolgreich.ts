import type { Rufe } from "~/contract/wire/call";

/** How long the link of the mail is valid. */
export async function loadRegistrierungErfolgreich(call: Rufe) {
  const { bestaetigungSekunden } = await call.konfiguration.getKonfiguration();
  return { linkMinuten: bestaetigungSekunden / 60 };
}
