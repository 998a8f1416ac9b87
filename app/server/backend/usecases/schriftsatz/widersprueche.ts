import type { WiderspruchLage } from "~/contract/verfahren/widersprueche";
import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";
import { isSchriftsatzMoeglich, SCHRIFTSAETZE } from "~/domain/antrag/schriftsaetze";
import { bescheidStand } from "~/domain/bescheid/bescheidStand";
import { umfangVon } from "~/domain/benutzer/systemrollenRechte";
import { berlinDate, todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { listWidersprueche as listSaetze, type SchriftsatzSatz } from "../../storage/schriftsatzStore";
import {
  type BescheidTage,
  findAntragDesWiderspruchs,
  listAntraegeMitWiderspruch,
  listBescheidTage,
  type WiderspruchAntrag,
} from "../../storage/widerspruchStore";
import { getLesbaren, hasRecht } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { toSchriftsatzKopf } from "./schriftsatzAnsicht";
import { isSichtbar } from "./schriftsatzLage";
import { findWiderspruchSperre } from "./widerspruch";

/** How many Anträge the overview of a company has at most. */
const HOECHSTENS = 200;

/** One more than the overview shows, if there are that many. */
async function listGemeinte({ dienste, person }: Aufruf, antragUuid: string | null): Promise<WiderspruchAntrag[]> {
  if (antragUuid !== null) return [await getLesbaren(dienste.db, person, antragUuid)];
  const { benutzerUuid, unternehmenUuid, systemRolle } = person;
  if (systemRolle !== "UNTERNEHMENSMITARBEITER" || unternehmenUuid === null) return [];
  const nurEigene = umfangVon("antragLesen", person) !== "alle";
  return listAntraegeMitWiderspruch(dienste.db, {
    benutzerUuid,
    unternehmenUuid,
    nurEigene,
    hoechstens: HOECHSTENS + 1,
  });
}

type Umfeld = { bescheide: readonly BescheidTage[]; widersprueche: readonly SchriftsatzSatz[] };

function toLage(
  { dienste, person }: Aufruf,
  antrag: WiderspruchAntrag,
  { bescheide, widersprueche }: Umfeld,
): WiderspruchLage {
  const { uuid, bezeichnung, antragsnummer, status } = antrag;
  const anfechtbar = bescheide.findLast(({ art, bekanntgabeAm }) => art === "BESCHEID" && bekanntgabeAm !== null);
  const entscheidung = bescheide.findLast(({ art }) => art === "WIDERSPRUCHSBESCHEID");
  const { vorbereiten, einreichen } = SCHRIFTSAETZE.WIDERSPRUCH;
  const darfVorbereiten = hasRecht(vorbereiten, person, antrag);
  const sperre = findWiderspruchSperre(status, anfechtbar, todayBerlin(dienste.clock));
  return {
    antragUuid: uuid,
    antragTitel: bezeichnung || antragsnummer || OHNE_BEZEICHNUNG,
    antragsnummer,
    status,
    bescheid: toAnfechtbaren(anfechtbar),
    widersprueche: widersprueche.map(toSchriftsatzKopf),
    entscheidung:
      entscheidung === undefined
        ? null
        : {
            uuid: entscheidung.uuid,
            erstelltAm: berlinDate(entscheidung.erstelltAm),
            stand: bescheidStand(entscheidung, dienste.clock.now()),
          },
    rechte: {
      beginnen: darfVorbereiten && sperre === null && isSchriftsatzMoeglich("WIDERSPRUCH", status),
      zurueckziehen:
        darfVorbereiten &&
        isSchriftsatzMoeglich("WIDERSPRUCH_RUECKZUG", status) &&
        widersprueche.some((widerspruch) => widerspruch.status === "EINGEREICHT"),
      einreichen: hasRecht(einreichen, person, antrag),
    },
  };
}

function toAnfechtbaren(bescheid: BescheidTage | undefined): WiderspruchLage["bescheid"] {
  if (bescheid === undefined || bescheid.bekanntgabeAm === null) return null;
  const { uuid, erstelltAm, bekanntgabeAm, widerspruchsfrist } = bescheid;
  return { uuid, erstelltAm: berlinDate(erstelltAm), bekanntgabeAm, widerspruchsfrist };
}

type Uebersicht = { heute: string; data: WiderspruchLage[]; isGekuerzt: boolean };

/**
 * What may be objected to and what has been, for one Antrag or all of the company: three statements, however many there
 * are.
 */
export async function listWidersprueche(ruf: Aufruf, antragUuid: string | null): Promise<Uebersicht> {
  const { db, clock } = ruf.dienste;
  const gemeinte = await listGemeinte(ruf, antragUuid);
  const antraege = gemeinte.slice(0, HOECHSTENS);
  const uuids = antraege.map(({ uuid }) => uuid);
  const bescheide = await listBescheidTage(db, uuids);
  const widersprueche = await listSaetze(db, uuids);
  const umfeldVon = ({ uuid, ...antrag }: WiderspruchAntrag): Umfeld => ({
    bescheide: bescheide.filter(({ antragUuid: ihrer }) => ihrer === uuid),
    widersprueche: widersprueche.filter((satz) => satz.antragUuid === uuid && isSichtbar(antrag, satz)),
  });
  return {
    heute: todayBerlin(clock),
    data: antraege.map((antrag) => toLage(ruf, antrag, umfeldVon(antrag))),
    isGekuerzt: gemeinte.length > HOECHSTENS,
  };
}

/** The Antrag of an objection. An unknown one, a foreign one and another document are refused alike. */
export async function findWiderspruch({ dienste, person }: Aufruf, uuid: string): Promise<{ antragUuid: string }> {
  const widerspruch = await findAntragDesWiderspruchs(dienste.db, uuid);
  if (widerspruch === undefined) throw new Ablehnung("ANTRAG_NICHT_GEFUNDEN");
  const satz = await getLesbaren(dienste.db, person, widerspruch.antragUuid);
  if (!isSichtbar(satz, widerspruch)) throw new Ablehnung("ANTRAG_NICHT_GEFUNDEN");
  return { antragUuid: satz.uuid };
}
