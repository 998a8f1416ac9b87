import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { AntragZeile } from "~/contract/antrag/antragListe";
import type { GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import type { VerbundStand } from "~/contract/unternehmen/verbund";
import type { Rufe } from "~/contract/wire/call";
import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { hasAufbewahrung } from "~/domain/benutzer/stabsformularRechte";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { listWartendesArten } from "~/domain/benutzer/wartendes";
import { type FristZeile, loadFristen } from "~/features/frist";
import { loadNeueste, type NachrichtEintrag } from "~/features/nachrichten";
import type { Clock } from "~/lib/clock";
import { berlinDate, formatDate } from "~/lib/date";
import { type WartendeZeile, wartendeZeilen } from "./wartendes";

/** How many Anträge the start page shows. */
const ANZAHL = 5;
/** How many messages it shows. */
const ANZAHL_NACHRICHTEN = 3;

/** An Antrag on the start page. */
export type HomeAntrag = { uuid: string; name: string; nummer: string | null; status: AntragStatus; geaendert: string };

/** Rows of the list are unfinished; or only its confirmation for the Wirtschaftsjahr `jahr` is missing. */
export type VerbundOffen = { art: "UNVOLLSTAENDIG"; message: string } | { art: "NICHT_BESTAETIGT"; jahr: string };

export type HomeDaten = {
  vorname: string;
  /** The company of an employee; null for staff. */
  unternehmen: string | null;
  /** Works for several companies. */
  hatMehrere: boolean;
  /** Null for who reads none. */
  antraege: HomeAntrag[] | null;
  /** Whether the person looks after who reads what. */
  siehtLesezugriffe: boolean;
  /** All Anträge that the person may see. */
  total: number;
  darfAnlegen: boolean;
  /** Forms that arrived after a session had ended and wait to be looked at. */
  geparkte: GeparktKopf[];
  /** So many master data of the company are missing, for who may fill them in; 0 for anybody else. */
  fehlendeStammdaten: number;
  /** What the list of affiliated companies waits for, for who may see to it; null for nothing. */
  verbund: VerbundOffen | null;
  /** The running deadlines of all Anträge, the nearest first; null for staff, who has none. */
  fristen: FristZeile[] | null;
  /** The newest messages; null for staff, who has no inbox of their own. */
  nachrichten: NachrichtEintrag[] | null;
  /** What waits for a member of staff; null for everybody for whom nothing can wait. */
  wartendes: WartendeZeile[] | null;
};

const toHomeAntrag = ({ uuid, bezeichnung, antragsnummer, status, geaendertAm }: AntragZeile): HomeAntrag => ({
  uuid,
  name: bezeichnung || antragsnummer || OHNE_BEZEICHNUNG,
  nummer: antragsnummer,
  status,
  geaendert: formatDate(berlinDate(new Date(geaendertAm))),
});

const loadWartendes = async (call: Rufe): Promise<WartendeZeile[]> =>
  wartendeZeilen((await call.stab.listWartendes()).data);

type FirmaOffen = Pick<HomeDaten, "fehlendeStammdaten" | "verbund">;

const NICHTS_OFFEN: FirmaOffen = { fehlendeStammdaten: 0, verbund: null };

/** The confirmation is asked for last: it is about a list that is complete. */
function findOffenes({ luecken, label }: VerbundStand): VerbundOffen | null {
  const unvollstaendig = luecken.find(({ art }) => art === "UNVOLLSTAENDIG");
  if (unvollstaendig !== undefined) return { art: "UNVOLLSTAENDIG", message: unvollstaendig.message };
  return luecken.some(({ art }) => art === "NICHT_BESTAETIGT") ? { art: "NICHT_BESTAETIGT", jahr: label } : null;
}

/** What the company has not said yet, for who may say it. */
async function loadFirma(call: Rufe): Promise<FirmaOffen> {
  const [{ fehler }, stand] = await Promise.all([call.unternehmen.getStammdaten({}), call.verbund.getVerbundStand()]);
  return { fehlendeStammdaten: fehler.length, verbund: findOffenes(stand) };
}

type Besuch = { call: Rufe; clock: Clock; benutzer: SitzungBenutzer; navigation: readonly string[] };

/**
 * The start page: the deadlines of all Anträge, and the Anträge that changed last. Whoever may not read any sees none.
 */
export async function loadHome({ call, clock, benutzer, navigation }: Besuch): Promise<HomeDaten> {
  const { vorname, unternehmenName, systemRolle, systemRolleSet } = benutzer;
  const person = { ...benutzer, systemRolle: systemRolleSet ?? systemRolle };
  const liste = navigation.includes("antraege")
    ? await call.antraege.listAntraege({ page: 0, size: ANZAHL, sort: "geaendertAm:desc" })
    : null;
  const isMitUnternehmen = benutzer.unternehmenUuid !== null;
  const geparkte = hasAufbewahrung(benutzer) ? (await call.geparkteEingaben.listGeparkte()).data : [];
  const fristen = isMitUnternehmen ? await loadFristen(call, clock) : null;
  const nachrichten = isMitUnternehmen ? await loadNeueste(call, ANZAHL_NACHRICHTEN) : null;
  const darfErgaenzen = isMitUnternehmen && can("unternehmenBearbeiten", person);
  const firma = darfErgaenzen ? await loadFirma(call) : NICHTS_OFFEN;
  return {
    vorname,
    unternehmen: unternehmenName,
    hatMehrere: isMitUnternehmen && !benutzer.isSingleCompany,
    antraege: liste?.data.map(toHomeAntrag) ?? null,
    siehtLesezugriffe: navigation.includes("lesezugriffeView"),
    total: liste?.total ?? 0,
    darfAnlegen: can("antragAnlegen", person),
    geparkte,
    ...firma,
    fristen,
    nachrichten,
    wartendes: listWartendesArten(person).length > 0 ? await loadWartendes(call) : null,
  };
}
