import { EINGABE_AUFBEWAHRT, EINGABE_VERWORFEN } from "~/contract/antrag/formularGrenze";
import type { Systemnachricht } from "~/contract/mitteilung/systemnachrichten";
import type { Rufe } from "~/contract/wire/call";
import { ereignisText } from "~/features/systemnachricht";

/** An announcement to everybody, with the times of its event above its text: the page needs no calendar for them. */
export type StartseitenNachricht = { uuid: string; titel: string; text: string };

const toNachricht = (nachricht: Systemnachricht): StartseitenNachricht => {
  const { uuid, titel, text } = nachricht;
  const ereignis = ereignisText(nachricht);
  return { uuid, titel, text: ereignis === "" ? text : `<p><strong>${ereignis}</strong></p>${text}` };
};

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
    nachrichten: nachrichten.map(toNachricht),
    leerlaufMinuten: Math.floor(sitzungLeerlaufSekunden / 60),
  };
}
