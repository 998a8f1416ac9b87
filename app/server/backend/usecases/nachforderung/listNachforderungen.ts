import type { Nachforderung } from "~/contract/verfahren/nachforderungen";
import { isSchriftsatzMoeglich } from "~/domain/antrag/schriftsaetze";
import { todayBerlin } from "~/lib/date";
import type { Dienste } from "../../dienste";
import {
  type FrageZeile,
  listFragen,
  listNachforderungen as listZeilen,
  type NachforderungZeile,
} from "../../storage/nachforderungStore";
import { listSchriftsaetze } from "../../storage/schriftsatzStore";
import { getLesbaren, hasRecht } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { listEingereichteVorhaben } from "../schriftsatz/eingereichteVorhaben";
import { isSichtbar } from "../schriftsatz/schriftsatzLage";
import { sperreVon } from "./sperreVon";

type Umfeld = {
  dienste: Dienste;
  fragen: FrageZeile[];
  titel: ReadonlyMap<string, string>;
  antworten: ReadonlyMap<string | null, string>;
};

function toVerlaengerung({ verlaengerungBeantragtAm, verlaengerungGrund, verlaengerungGewaehrt }: NachforderungZeile) {
  if (verlaengerungBeantragtAm === null) return null;
  return {
    beantragtAm: verlaengerungBeantragtAm.toISOString(),
    grund: verlaengerungGrund ?? "",
    gewaehrt: verlaengerungGewaehrt,
  };
}

function toNachforderung(zeile: NachforderungZeile, { dienste, fragen, titel, antworten }: Umfeld): Nachforderung {
  const { uuid, nummer, status, anschreiben, erstelltAm, frist, fristUrspruenglich } = zeile;
  const ihre = fragen.filter(({ nachforderungUuid }) => nachforderungUuid === uuid);
  return {
    uuid,
    nummer,
    status,
    anschreiben,
    frist,
    fristUrspruenglich,
    erstelltAm: erstelltAm.toISOString(),
    fragen: ihre.map(({ uuid: frageUuid, vorhabenUuid, frage }) => ({
      uuid: frageUuid,
      vorhaben: titel.get(vorhabenUuid ?? "") ?? "",
      frage,
    })),
    sperre: sperreVon(dienste, zeile),
    verlaengerung: toVerlaengerung(zeile),
    schriftsatzUuid: antworten.get(uuid) ?? null,
  };
}

/** The follow-up requests of an Antrag for whoever may read it. */
export async function listNachforderungen({ dienste, person }: Aufruf, antragUuid: string) {
  const { db, clock } = dienste;
  const satz = await getLesbaren(db, person, antragUuid);
  const zeilen = await listZeilen(db, satz.uuid);
  const uuids = zeilen.map(({ uuid }) => uuid);
  const fragen = await listFragen(db, uuids);
  const titel = new Map(
    (await listEingereichteVorhaben(db, satz.uuid)).map((vorhaben) => [vorhaben.uuid, vorhaben.titel]),
  );
  const sichtbare = (await listSchriftsaetze(db, satz.uuid)).filter((eintrag) => isSichtbar(satz, eintrag));
  const antworten = new Map(sichtbare.map((eintrag) => [eintrag.nachforderungUuid, eintrag.uuid]));
  const istMoeglich = isSchriftsatzMoeglich("NACHTRAG", satz.status);
  return {
    data: zeilen.map((zeile) => toNachforderung(zeile, { dienste, fragen, titel, antworten })),
    heute: todayBerlin(clock),
    rechte: {
      nachtragBeginnen: istMoeglich && hasRecht("nachtragVorbereiten", person, satz),
      verlaengern: istMoeglich && hasRecht("nachtragEinreichen", person, satz),
    },
  };
}
