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

/** Who is in the list of one company. `angaben` is what the rules of the KMU status and of the cap read. */
type VerbundGrundlage = {
  /** The company whose they are. */
  unternehmen: StammdatenSatz;
  eigenes: VerbundEigenes;
  saetze: VerbundSatz[];
  angaben: VerbundAngaben;
};

/** How far it is on the way to a submission: `befunde` is what is missing per row, `luecken` of the list as a whole. */
export type VerbundStand = VerbundGrundlage & {
  /** How often the list has changed. */
  stand: number;
  befunde: ReadonlyMap<string, ZeilenBefunde>;
  /** Those of them that only show when the rows are compared. */
  listenBefunde: readonly ListenBefund[];
  /** The Wirtschaftsjahr at whose end the list counts. */
  jahr: Wirtschaftsjahr;
  /** The last confirmation for this year, whether the list has changed since or not. */
  bestaetigung: { am: Date; von: string; stand: number } | null;
  isBestaetigt: boolean;
  luecken: VerbundLuecke[];
  /** Nothing is missing for a submission. */
  isVollstaendig: boolean;
};

/** Everything that is known of the affiliated companies of one company. */
export type Verbund = VerbundStand & {
  /** Rows that stood in the list when an Antrag was submitted. */
  eingereichte: ReadonlySet<string>;
  /** Keys of those who share the cap of the allowance at the end of the year. */
  teilenHoechstbetrag: ReadonlySet<string>;
  /** What others have used of it, per Wirtschaftsjahr. */
  genutzt: readonly GenutzteGrundlage[];
};

/** The rows that were there when an Antrag was last submitted. */
export const listEingereichte = (saetze: readonly VerbundSatz[], eingereicht: Date | null): ReadonlySet<string> =>
  new Set(saetze.flatMap(({ uuid, angelegtAm }) => (eingereicht !== null && angelegtAm <= eingereicht ? [uuid] : [])));

/**
 * Reads whom a company is related with; the caller has checked that the person may. One after the other: a transaction
 * has one connection.
 */
export async function loadVerbundGrundlage(ausfuehrer: Ausfuehrer, unternehmenUuid: string): Promise<VerbundGrundlage> {
  const unternehmen = await findStammdaten(ausfuehrer, unternehmenUuid);
  const saetze = await listVerbundSaetze(ausfuehrer, unternehmenUuid);
  if (unternehmen === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const { uuid, firma: name, steuernummer } = unternehmen;
  const eigenes = { uuid, name, steuernummer };
  return { unternehmen, eigenes, saetze, angaben: toVerbundAngaben(saetze, eigenes) };
}

/** What the list lacks, and for which Wirtschaftsjahr; the caller has checked that the person may. */
export async function loadVerbundStand(
  ausfuehrer: Ausfuehrer,
  { clock }: Pick<Dienste, "clock">,
  unternehmenUuid: string,
): Promise<VerbundStand> {
  const grundlage = await loadVerbundGrundlage(ausfuehrer, unternehmenUuid);
  const stand = await findVerbundStand(ausfuehrer, unternehmenUuid);
  const bestaetigungen = await listVerbundBestaetigungen(ausfuehrer, unternehmenUuid);
  const { unternehmen, saetze, eigenes } = grundlage;
  const heute = todayBerlin(clock);
  const listenBefunde = listListenBefunde(saetze, eigenes, heute);
  const befunde = checkVerbund(saetze, listenBefunde, heute);
  const jahr = verbundJahr(unternehmen.werte, heute);
  const isBestaetigt = isVerbundBestaetigt(bestaetigungen, jahr, stand);
  const luecken = listVerbundLuecken({
    verbundStatus: verbundStatusVon(unternehmen.werte),
    anzahl: saetze.length,
    unvollstaendige: [...befunde.values()].filter(({ fehler }) => fehler.length > 0).length,
    isBestaetigt,
    jahr,
  });
  const bestaetigung = bestaetigungen.find(({ beginn }) => beginn === jahr.beginn) ?? null;
  const isVollstaendig = isVerbundVollstaendig(luecken);
  return { ...grundlage, stand, listenBefunde, befunde, jahr, bestaetigung, isBestaetigt, luecken, isVollstaendig };
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

/** Reads everything of the affiliated companies of a company; the caller has checked that the person may. */
export async function loadVerbund(
  ausfuehrer: Ausfuehrer,
  dienste: Pick<Dienste, "clock">,
  unternehmenUuid: string,
): Promise<Verbund> {
  const verbund = await loadVerbundStand(ausfuehrer, dienste, unternehmenUuid);
  const eingereicht = await findLetzteEinreichung(ausfuehrer, unternehmenUuid);
  const { unternehmen, saetze, angaben, jahr } = verbund;
  return {
    ...verbund,
    eingereichte: listEingereichte(saetze, eingereicht),
    teilenHoechstbetrag: hoechstbetragVerbundene(angaben, jahr.ende),
    genutzt: listGenutzte(saetze, angaben, wirtschaftsjahrBeginnVon(unternehmen.werte)),
  };
}
