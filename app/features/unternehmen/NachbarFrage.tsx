import { type Zeitraum, zeitraumIn } from "~/domain/statistik/jahrFeld";
import { findAnpassung } from "~/domain/statistik/zeitraum";
import type { AntwortSicht } from "~/features/anmeldung";
import { isIsoDate } from "~/lib/date";
import { type JahrDaten, jahrMitEingaben } from "./jahrEingaben";
import { NachbarKarte } from "./NachbarKarte";

/** Asks, only after a refusal, whether the neighbour is to move along with the days that were sent. */
export function NachbarFrage({ daten, sicht }: { daten: JahrDaten; sicht: AntwortSicht }) {
  const anpassung = findOfferte(daten, sicht);
  return anpassung !== null && <NachbarKarte anpassung={anpassung} sicht={sicht} />;
}

function findOfferte(daten: JahrDaten, { eingaben }: AntwortSicht) {
  if (eingaben === null) return null;
  const tage: Zeitraum = zeitraumIn(jahrMitEingaben(daten, eingaben).werte);
  const { andere, heute } = daten.kontext;
  return isIsoDate(tage.beginn) && isIsoDate(tage.ende) ? findAnpassung(tage, andere, heute) : null;
}
