import { wirtschaftsjahrBeginnVon } from "~/domain/unternehmen/beginnTag";
import { type GenutzteGrundlage, listGenutzte } from "~/domain/verbund/genutzteGrundlage";
import { listListenBefunde, type ListenBefund } from "~/domain/verbund/verbundBefunde";
import { hoechstbetragVerbundene, checkVerbund, type ZeilenBefunde } from "~/domain/verbund/verbundPruefung";
import { toVerbundAngaben, type VerbundAngaben, type VerbundEigenes } from "~/domain/verbund/verbundAngaben";
import {
  isVerbundBestaetigt,
  isVerbundVollstaendig,
  listVerbundLuecken,
  type VerbundLuecke,
  verbundJahr,
  verbundStatusVon,
} from "~/domain/verbund/verbundStand";
import type { Listenbestaetigung } from "~/domain/unternehmen/unternehmensangaben";
import type { Wirtschaftsjahr } from "~/domain/unternehmen/wirtschaftsjahr";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Ausfuehrer } from "../../storage/datenbank";
import { findStammdaten, type StammdatenSatz } from "../../storage/stammdatenStore";
import {
  findLetzteEinreichung,
  findVerbundStand,
  listVerbundBestaetigungen,
  listVerbundSaetze,
  type VerbundSatz,
} from "../../storage/verbundStore";

/**
 * Everything that is known of the affiliated companies of one company. `angaben` is what the rules of the KMU status
 * and of the cap read; `befunde` what is missing per row; `luecken` what the list as a whole lacks on the way to a
 * submission.
 */
export type Verbund = {
  /** The company whose they are. */
  unternehmen: StammdatenSatz;
  eigenes: VerbundEigenes;
  saetze: VerbundSatz[];
  /** How often the list has changed. */
  stand: number;
  angaben: VerbundAngaben;
  befunde: ReadonlyMap<string, ZeilenBefunde>;
  /** Those of them that only show when the rows are compared. */
  listenBefunde: readonly ListenBefund[];
  /** Rows that stood in the list when an Antrag was submitted. */
  eingereichte: ReadonlySet<string>;
  /** The Wirtschaftsjahr at whose end the list counts. */
  jahr: Wirtschaftsjahr;
  /** The last confirmation for this year, whether the list has changed since or not. */
  bestaetigung: { am: Date; von: string; stand: number } | null;
  isBestaetigt: boolean;
  luecken: VerbundLuecke[];
  /** Nothing is missing for a submission. */
  isVollstaendig: boolean;
  /** Keys of those who share the cap of the allowance at the end of the year. */
  teilenHoechstbetrag: ReadonlySet<string>;
  /** What others have used of it, per Wirtschaftsjahr. */
  genutzt: readonly GenutzteGrundlage[];
};

/** The rows that were there when an Antrag was last submitted. */
export const listEingereichte = (saetze: readonly VerbundSatz[], eingereicht: Date | null): ReadonlySet<string> =>
  new Set(saetze.flatMap(({ uuid, angelegtAm }) => (eingereicht !== null && angelegtAm <= eingereicht ? [uuid] : [])));

/** The list as it is stored, and who has confirmed it. One after the other: a transaction has one connection. */
async function readListe(ausfuehrer: Ausfuehrer, unternehmenUuid: string) {
  const unternehmen = await findStammdaten(ausfuehrer, unternehmenUuid);
  const saetze = await listVerbundSaetze(ausfuehrer, unternehmenUuid);
  const stand = await findVerbundStand(ausfuehrer, unternehmenUuid);
  const bestaetigungen = await listVerbundBestaetigungen(ausfuehrer, unternehmenUuid);
  if (unternehmen === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { unternehmen, saetze, stand, bestaetigungen };
}

/** What is missing or asked about, of each row and of the list as a whole. */
function checkListe(
  { unternehmen, saetze, stand, bestaetigungen }: Awaited<ReturnType<typeof readListe>>,
  heute: string,
) {
  const { uuid, firma: name, steuernummer, werte } = unternehmen;
  const eigenes = { uuid, name, steuernummer };
  const listenBefunde = listListenBefunde(saetze, eigenes, heute);
  const befunde = checkVerbund(saetze, listenBefunde, heute);
  const jahr = verbundJahr(werte, heute);
  const isBestaetigt = isVerbundBestaetigt(bestaetigungen, jahr, stand);
  const luecken = listVerbundLuecken({
    verbundStatus: verbundStatusVon(werte),
    anzahl: saetze.length,
    unvollstaendige: [...befunde.values()].filter(({ fehler }) => fehler.length > 0).length,
    isBestaetigt,
    jahr,
  });
  return { eigenes, listenBefunde, befunde, jahr, isBestaetigt, luecken };
}

/** The confirmation of the list as it is now; null when it has changed since, or nobody has confirmed it. */
export const gueltigeBestaetigung = ({
  bestaetigung,
  isBestaetigt,
  jahr: { beginn, ende },
}: Verbund): Listenbestaetigung | null =>
  bestaetigung === null || !isBestaetigt
    ? null
    : { am: bestaetigung.am.toISOString(), von: bestaetigung.von, beginn, ende };

/** Reads the affiliated companies of a company; the caller has checked that the person may. */
export async function loadVerbund(
  ausfuehrer: Ausfuehrer,
  { clock }: Pick<Dienste, "clock">,
  unternehmenUuid: string,
): Promise<Verbund> {
  const liste = await readListe(ausfuehrer, unternehmenUuid);
  const eingereicht = await findLetzteEinreichung(ausfuehrer, unternehmenUuid);
  const { unternehmen, saetze, stand, bestaetigungen } = liste;
  const geprueft = checkListe(liste, todayBerlin(clock));
  const { jahr, luecken } = geprueft;
  const angaben = toVerbundAngaben(saetze, geprueft.eigenes);
  return {
    ...geprueft,
    unternehmen,
    saetze,
    stand,
    angaben,
    eingereichte: listEingereichte(saetze, eingereicht),
    bestaetigung: bestaetigungen.find(({ beginn }) => beginn === jahr.beginn) ?? null,
    isVollstaendig: isVerbundVollstaendig(luecken),
    teilenHoechstbetrag: hoechstbetragVerbundene(angaben, jahr.ende),
    genutzt: listGenutzte(saetze, angaben, wirtschaftsjahrBeginnVon(unternehmen.werte)),
  };
}

/** What the list as a whole lacks, and for which Wirtschaftsjahr; the caller has checked that the person may. */
export async function loadVerbundStand(
  ausfuehrer: Ausfuehrer,
  { clock }: Pick<Dienste, "clock">,
  unternehmenUuid: string,
): Promise<Pick<Verbund, "jahr" | "luecken">> {
  const { jahr, luecken } = checkListe(await readListe(ausfuehrer, unternehmenUuid), todayBerlin(clock));
  return { jahr, luecken };
}
