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

/** Everything that is stored of it. One after the other: a transaction has one connection. */
async function readGespeichertes(ausfuehrer: Ausfuehrer, unternehmenUuid: string) {
  const unternehmen = await findStammdaten(ausfuehrer, unternehmenUuid);
  const saetze = await listVerbundSaetze(ausfuehrer, unternehmenUuid);
  const stand = await findVerbundStand(ausfuehrer, unternehmenUuid);
  const eingereicht = await findLetzteEinreichung(ausfuehrer, unternehmenUuid);
  const bestaetigungen = await listVerbundBestaetigungen(ausfuehrer, unternehmenUuid);
  if (unternehmen === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { unternehmen, saetze, stand, eingereicht, bestaetigungen };
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
  const gespeichertes = await readGespeichertes(ausfuehrer, unternehmenUuid);
  const { unternehmen, saetze, stand, eingereicht, bestaetigungen } = gespeichertes;
  const { uuid, firma: name, steuernummer, werte } = unternehmen;
  const heute = todayBerlin(clock);
  const eigenes = { uuid, name, steuernummer };
  const angaben = toVerbundAngaben(saetze, eigenes);
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
  return {
    unternehmen,
    eigenes,
    saetze,
    stand,
    angaben,
    befunde,
    listenBefunde,
    eingereichte: listEingereichte(saetze, eingereicht),
    jahr,
    bestaetigung: bestaetigungen.find(({ beginn }) => beginn === jahr.beginn) ?? null,
    isBestaetigt,
    luecken,
    isVollstaendig: isVerbundVollstaendig(luecken),
    teilenHoechstbetrag: hoechstbetragVerbundene(angaben, jahr.ende),
    genutzt: listGenutzte(saetze, angaben, wirtschaftsjahrBeginnVon(werte)),
  };
}
