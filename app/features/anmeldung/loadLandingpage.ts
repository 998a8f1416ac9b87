import { EINGABE_AUFBEWAHRT, EINGABE_VERWORFEN } from "~/contract/antrag/formularGrenze";
import type { Rufe } from "~/contract/wire/call";

/**
 * Where the person was going, what became of a form that came too late, and how long a session may rest; and what
 * everybody is told before the login.
 */
export async function loadLandingpage(call: Rufe, { searchParams }: URL) {
  const [{ sitzungLeerlaufSekunden }, { data: nachrichten }] = await Promise.all([
    call.konfiguration.getKonfiguration(),
    call.systemnachrichten.listStartseite(),
  ]);
  const eingabe = searchParams.get("eingabe");
  return {
    redirect: searchParams.get("redirect"),
    isEingabeVerworfen: eingabe === EINGABE_VERWORFEN.eingabe,
    isEingabeAufbewahrt: eingabe === EINGABE_AUFBEWAHRT.eingabe,
    nachrichten,
    leerlaufMinuten: Math.floor(sitzungLeerlaufSekunden / 60),
  };
}
