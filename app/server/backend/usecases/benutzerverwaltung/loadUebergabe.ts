import type { Uebergabe } from "~/contract/konto/benutzerverwaltung";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { type FirmenPerson, requireUnternehmensPerson, type RufKontext } from "../../kontext";
import { findKalender, listFristen } from "../../storage/fristStore";
import { listAktive, type Stelle } from "../../storage/mitgliedStore";
import { countGeparkte, hasAndereFirma, listEntwuerfe, listRechte } from "../../storage/uebergabeStore";
import { rollenMitAllem } from "../fristen/listFristen";
import { canPassOn } from "./uebergabe";
import { requireVerwalter } from "./verwaltung";

/** What ends with the access of a member, for the authorised representatives. */
export function getUebergabe(kontext: RufKontext, { benutzerUuid }: { benutzerUuid: string }): Promise<Uebergabe> {
  return load(kontext.dienste, requireVerwalter(kontext), benutzerUuid);
}

/** The same for oneself. */
export function getEigeneUebergabe(kontext: RufKontext): Promise<Uebergabe> {
  const person = requireUnternehmensPerson(kontext);
  return load(kontext.dienste, person, person.benutzerUuid);
}

async function load(dienste: Dienste, person: FirmenPerson, benutzerUuid: string): Promise<Uebergabe> {
  const stelle = { unternehmenUuid: person.unternehmenUuid, benutzerUuid };
  const aktive = await listAktive(dienste.db, person.unternehmenUuid);
  const ziel = aktive.find((mitglied) => mitglied.benutzerUuid === benutzerUuid);
  if (ziel === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const andere = aktive.filter((mitglied) => mitglied !== ziel && !mitglied.isGesperrt);
  const isLetzte = ziel.rolle === "BEVOLLMAECHTIGTER" && !andere.some(({ rolle }) => rolle === "BEVOLLMAECHTIGTER");
  return {
    benutzerUuid,
    name: ziel.name,
    rolle: ziel.rolle,
    isSelbst: benutzerUuid === person.benutzerUuid,
    isLetzte,
    darfStammdaten: ziel.darfStammdaten,
    nachfolger: andere.map(({ benutzerUuid: uuid, name, rolle }) => ({ benutzerUuid: uuid, name, rolle })),
    ...(await loadOffenes(dienste, person, stelle)),
  };
}

/** What somebody has in hand. */
async function loadOffenes(dienste: Dienste, person: FirmenPerson, stelle: Stelle) {
  const { db, clock } = dienste;
  const suche = { ...stelle, antragUuid: null, rollenMitAllem, heute: todayBerlin(clock) };
  const [entwuerfe, fristen, rechte, abo, bleibt, anzahlGeparkte] = await Promise.all([
    listEntwuerfe(db, stelle),
    listFristen(db, suche),
    listRechte(db, stelle),
    findKalender(db, stelle.benutzerUuid),
    hasAndereFirma(db, stelle),
    countGeparkte(db, stelle),
  ]);
  return {
    entwuerfe,
    fristen,
    rechte: rechte.map(({ antragUuid, titel, recht }) => ({
      antragUuid,
      titel,
      recht,
      isUebertragbar: canPassOn(person, recht),
    })),
    kalender: {
      hatAdresse: abo !== undefined,
      abgerufenAm: abo?.abgerufenAm?.toISOString() ?? null,
      bleibt,
    },
    anzahlGeparkte,
  };
}
