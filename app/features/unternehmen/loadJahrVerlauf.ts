import type { ZeilenFassung } from "~/contract/unternehmen/fassungen";
import type { Rufe } from "~/contract/wire/call";
import { type Zeitraum, zeitraumIn } from "~/domain/statistik/jahrFeld";
import { JAHR_FELDER } from "~/domain/statistik/jahrFormular";
import { type Anpassung, findAnpassung, nameDesJahres } from "~/domain/statistik/zeitraum";
import { isIsoDate } from "~/lib/date";
import { toWerte } from "~/features/formular";
import { bereichVonJahr } from "./jahrEingaben";
import { pickFassungen } from "./pickFassungen";
import { toFassungsliste } from "./toFassungsliste";

type Grenze = Anpassung<Zeitraum>;

/** The days of each kept version, by its revision: from what is stored now back through what each has changed. */
function tageDerFassungen(heutige: Zeitraum, fassungen: readonly ZeilenFassung[]): ReadonlyMap<number, Zeitraum> {
  const tage = new Map<number, Zeitraum>();
  let { beginn, ende } = heutige;
  for (const { revision, geaendert } of fassungen) {
    tage.set(revision, { beginn, ende });
    if (geaendert === null) break;
    const davor = { wjBeginn: geaendert["wjBeginn"]?.alt ?? beginn, wjEnde: geaendert["wjEnde"]?.alt ?? ende };
    ({ beginn, ende } = zeitraumIn(toWerte("", davor)));
  }
  return tage;
}

/**
 * The saved versions of a Wirtschaftsjahr, and the days of it. `grenzen`: what becomes of its neighbour where a version
 * cannot be restored without it, by revision.
 */
export async function loadJahrVerlauf(call: Rufe, uuid: string, query: URLSearchParams) {
  const jahr = await call.wirtschaftsjahre.getWirtschaftsjahr({ uuid });
  const { data } = await call.wirtschaftsjahre.listJahrFassungen({ uuid });
  const bereich = bereichVonJahr(jahr);
  const { andere, heute } = jahr.kontext;
  const grenzen: Record<string, Grenze> = {};
  for (const [revision, tage] of tageDerFassungen(zeitraumIn(bereich.werte), data)) {
    const anpassung = isIsoDate(tage.beginn) && isIsoDate(tage.ende) ? findAnpassung(tage, andere, heute) : null;
    if (anpassung !== null) grenzen[String(revision)] = anpassung;
  }
  return {
    uuid,
    grenzen,
    zeitraum: nameDesJahres(zeitraumIn(bereich.werte)),
    liste: await pickFassungen(toFassungsliste(data, { ...jahr, felder: JAHR_FELDER, bereich }), query),
  };
}

export type JahrVerlauf = Awaited<ReturnType<typeof loadJahrVerlauf>>;
