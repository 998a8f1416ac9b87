import type { Rufe } from "~/contract/wire/call";

/** How long the identification may take. */
export async function loadNezoStart(call: Rufe) {
  const { nezoSekunden } = await call.konfiguration.getKonfiguration();
  return { minuten: nezoSekunden / 60 };
}
