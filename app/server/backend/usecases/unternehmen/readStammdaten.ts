import type { AngabeHerkunft, StammdatenAnsicht, StammdatenFassung } from "~/contract/unternehmen/stammdaten";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { type Angabe, angabeAm, type Fassung, listAngaben, werteAm } from "~/domain/unternehmen/zeitbezug";
import type { Befund } from "~/formkit/field";
import { textOf } from "~/formkit/werte";
import { Ablehnung } from "../../ablehnung";
import type { Ausfuehrer } from "../../storage/datenbank";
import * as stammdatenStore from "../../storage/stammdatenStore";
import type { Aufruf } from "../antraege/aufruf";
import { findUrheber } from "../antraege/findUrheber";
import { firmenTicket } from "../geparkt/fuerFormular";
import { readBetroffene } from "./confirmFolgen";
import { listAenderungen } from "./fassungen";
import { listFruehere } from "./listFruehere";
import { listVorgemerktes, withVorgemerktem } from "./readVormerkungen";
import { FELDER, FRAGEN } from "./stammdatenAenderung";
import { checkStammdaten, kontextFuer, lesbaresUnternehmen, vollstaendigeWerte } from "./stammdatenLage";

const toHerkunft = ({ ab, bekanntSeit, von, quelle }: Angabe): AngabeHerkunft => ({ ab, bekanntSeit, von, quelle });

/** Where each value of a day comes from. */
function herkunftAm(fassungen: readonly Fassung[], tag: string): Record<string, AngabeHerkunft> {
  return Object.fromEntries(
    FELDER.flatMap((feld) => {
      const angabe = angabeAm(listAngaben(fassungen, feld), tag);
      return angabe === undefined ? [] : [[feld, toHerkunft(angabe)]];
    }),
  );
}

const toBefunde = (befunde: readonly Befund[]) => befunde.map(({ property, message }) => ({ property, message }));

/** The master data as they were in an earlier version; nothing when they never were so. */
async function basisVon(
  ausfuehrer: Ausfuehrer,
  satz: stammdatenStore.StammdatenSatz,
  revision: number | undefined,
): Promise<Pick<StammdatenAnsicht, "basis">> {
  if (revision === undefined || revision >= satz.revision) return {};
  const revisionen = stammdatenStore.stammdatenRevisionen(ausfuehrer, satz.uuid);
  const werte = await revisionen.findWerte(revision);
  if (werte === undefined) return {};
  const urheber = await findUrheber(revisionen, satz, { nach: revision, stellen: FELDER });
  const seither = FELDER.map((stelle) => ({ stelle, ...urheber(stelle) }));
  return { basis: { revision, werte: vollstaendigeWerte(werte), seither } };
}

/** The master data of the chosen company. */
export async function getStammdaten(
  ruf: Aufruf,
  { revision }: { revision?: number | undefined },
): Promise<StammdatenAnsicht> {
  const { dienste, person } = ruf;
  const uuid = lesbaresUnternehmen(person);
  const satz = await stammdatenStore.findStammdaten(dienste.db, uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const kontext = kontextFuer(dienste, satz.nachgewiesen);
  const { fehler, warnungen } = checkStammdaten(uuid, satz.werte, kontext);
  const fassungen = await stammdatenStore.listFassungen(dienste.db, uuid);
  return {
    unternehmenUuid: uuid,
    revision: satz.revision,
    werte: vollstaendigeWerte(satz.werte),
    kontext: { heute: kontext.heute, nachgewiesen: satz.nachgewiesen },
    geaendertAm: satz.geaendertAm.toISOString(),
    geaendertVon: satz.geaendertVon,
    angaben: herkunftAm(fassungen, kontext.heute),
    vorgemerkt: await listVorgemerktes(dienste.db, satz),
    fehler: toBefunde(fehler),
    warnungen: toBefunde(warnungen),
    rechte: { bearbeiten: can("unternehmenBearbeiten", person) },
    ...firmenTicket(ruf, { art: "STAMMDATEN" }),
    ...(await basisVon(dienste.db, satz, revision)),
  };
}

/** The master data as they were on a day, or as they are to be on a day to come. */
export async function getStammdatenAm(ruf: Aufruf, { tag }: { tag: string }) {
  const { dienste, person } = ruf;
  const uuid = lesbaresUnternehmen(person);
  const { heute } = kontextFuer(dienste, []);
  const gespeicherte = await stammdatenStore.listFassungen(dienste.db, uuid);
  const fassungen = tag > heute ? await withVorgemerktem(dienste.db, uuid, gespeicherte) : gespeicherte;
  const letzte = gespeicherte.at(-1);
  const angaben = herkunftAm(fassungen, tag);
  const nachgewiesen = FELDER.filter((feld) => angaben[feld]?.quelle === "IDENTIFIZIERUNG");
  return {
    unternehmenUuid: uuid,
    revision: letzte?.revision ?? 0,
    rechte: { bearbeiten: can("unternehmenBearbeiten", person) },
    ...firmenTicket(ruf, { art: "STAMMDATEN" }),
    werte: vollstaendigeWerte(werteAm(fassungen, FELDER, tag)),
    kontext: { heute, nachgewiesen },
    angaben,
    // No value of a day: whoever says when the company was founded says it of all days.
    gruendungsjahr: textOf(letzte?.werte ?? {}, "gruendungsjahr"),
  };
}

/**
 * The drafts that a change of the master data can touch, as far as the person may know of them. Staff who look at the
 * company may not: they never see drafts.
 */
export async function getBetroffene({ dienste, person }: Aufruf): Promise<{ namen: string[]; weitere: number }> {
  if (person.unternehmenUuid === null) throw new Ablehnung("KEIN_ZUGRIFF");
  const { namen, weitere } = await readBetroffene(dienste.db, person, lesbaresUnternehmen(person));
  return { namen: [...namen], weitere };
}

/** Every saved version, newest first. */
export async function listFassungen({ dienste, person }: Aufruf): Promise<{ data: StammdatenFassung[] }> {
  const fassungen = await stammdatenStore.listFassungen(dienste.db, lesbaresUnternehmen(person));
  const data = fassungen.map(({ revision, art, gueltigAb, am, von, vorgemerktAm, werte, berichtigt }, stelle) => ({
    revision,
    art,
    gueltigAb,
    am,
    von,
    vorgemerktAm,
    berichtigt,
    geaendert: listAenderungen(FRAGEN, fassungen[stelle - 1]?.werte ?? {}, werte),
    fruehere: listFruehere(fassungen, stelle),
  }));
  return { data: data.reverse() };
}
