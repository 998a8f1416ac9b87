import type { Rufe } from "~/contract/rufe";

/** How long the identification may take. */
export async function loadNezoStart(call: Rufe) {
  const { nezoSekunden } = await call.konfiguration.getKonfiguration();
  return { minuten: nezoSekunden / 60 };
}
