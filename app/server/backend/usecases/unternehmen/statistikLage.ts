import { zeitraumIn } from "~/domain/statistik/jahrFeld";
import type { JahrAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import { keinJahrEnde } from "~/domain/statistik/keinWirtschaftsjahr";
import { listVerlangteJahre, type VerlangtesJahr } from "~/domain/statistik/verlangteJahre";
import { wirtschaftsjahrBeginnVon } from "~/domain/unternehmen/beginnTag";
import type { Werte } from "~/formkit/field";
import { textOf } from "~/formkit/werte";
import { berlinDate, todayBerlin } from "~/lib/date";
import type { Dienste } from "../../dienste";
import type { Ausfuehrer } from "../../storage/datenbank";
import { findKeinJahr, listJahre, type JahrSatz } from "../../storage/wirtschaftsjahrStore";
import { isVollstaendig, type JahrAngaben, jahrKontext, toJahrAnsicht } from "./jahrLage";

/** The company whose statistics are looked at. */
export type StatistikFirma = { uuid: string; stammdaten: Werte };

/** The Wirtschaftsjahre of a company, the oldest first; those that an Antrag of today asks for, the latest first. */
type Jahreslage = {
  jahre: readonly JahrSatz[];
  ansichten: readonly JahrAnsicht[];
  verlangt: readonly VerlangtesJahr[];
};

/** Whether the declaration counts that none is completed; the last day on which it does or did, null without one. */
type KeinJahrLage = { keinJahr: boolean; keinJahrBis: string | null };

/** The same, and what the company says of years that are not completed. */
export type Statistiklage = Jahreslage & KeinJahrLage;

/** A declaration of `am` as it counts today: time overtakes it. */
export function keinJahrLage(
  { clock }: Pick<Dienste, "clock">,
  { stammdaten, am }: { stammdaten: Werte; am: Date | null },
): KeinJahrLage {
  const keinJahrBis = am && keinJahrEnde(berlinDate(am), wirtschaftsjahrBeginnVon(stammdaten));
  return { keinJahr: keinJahrBis !== null && todayBerlin(clock) <= keinJahrBis, keinJahrBis };
}

/** Two statements. */
export async function loadStatistiklage(
  ausfuehrer: Ausfuehrer,
  dienste: Pick<Dienste, "clock">,
  firma: StatistikFirma,
): Promise<Statistiklage> {
  const am = await findKeinJahr(ausfuehrer, firma.uuid);
  return {
    ...(await loadJahreslage(ausfuehrer, dienste, firma)),
    ...keinJahrLage(dienste, { stammdaten: firma.stammdaten, am }),
  };
}

/** One statement. */
export async function loadJahreslage(
  ausfuehrer: Ausfuehrer,
  dienste: Pick<Dienste, "clock">,
  { uuid, stammdaten }: StatistikFirma,
): Promise<Jahreslage> {
  const jahre = await listJahre(ausfuehrer, uuid);
  const umfeld = { stammdaten, jahre };
  const ansichten = jahre.map((jahr) => toJahrAnsicht(jahr, jahrKontext(dienste, jahr.uuid, umfeld)));
  const isGanz = (_jahr: JahrAngaben, stelle: number) => ansichten[stelle]?.fehler.length === 0;
  return { jahre, ansichten, verlangt: listVerlangte(dienste, umfeld, isGanz) };
}

type Umfeld = { stammdaten: Werte; jahre: readonly JahrAngaben[] };

/** The years that an Antrag of today asks for; `isGanz` says of an entered one whether it is whole. */
function listVerlangte(
  { clock }: Pick<Dienste, "clock">,
  { stammdaten, jahre }: Umfeld,
  isGanz: (jahr: JahrAngaben, stelle: number) => boolean,
): readonly VerlangtesJahr[] {
  return listVerlangteJahre({
    heute: todayBerlin(clock),
    beginnTag: wirtschaftsjahrBeginnVon(stammdaten),
    gruendungsjahr: Number(textOf(stammdaten, "gruendungsjahr")) || null,
    jahre: jahre.map((jahr, stelle) => ({
      ...zeitraumIn(jahr.werte),
      uuid: jahr.uuid,
      istVollstaendig: isGanz(jahr, stelle),
    })),
  });
}

/** The years that are asked for and not whole, of a company that does not say that none is completed yet. */
export function listUnfertige(dienste: Pick<Dienste, "clock">, umfeld: Umfeld): VerlangtesJahr[] {
  const isGanz = (jahr: JahrAngaben) => isVollstaendig(jahr, jahrKontext(dienste, jahr.uuid, umfeld));
  return listFehlende({ keinJahr: false, verlangt: listVerlangte(dienste, umfeld, isGanz) });
}

/** What an Antrag tells of them: the answers of each year that is asked for and entered, the latest first. */
export const verlangteWerte = ({ jahre, verlangt }: Jahreslage): Werte[] =>
  verlangt.flatMap(({ uuid }) => jahre.filter((jahr) => jahr.uuid === uuid)).map(({ werte }) => werte);

/**
 * The years that stand against a submission. The declaration that none is completed yet replaces the duty as long as it
 * counts.
 */
export const listFehlende = ({ keinJahr, verlangt }: Pick<Statistiklage, "keinJahr" | "verlangt">): VerlangtesJahr[] =>
  keinJahr ? [] : verlangt.filter(({ stand }) => stand !== "VOLLSTAENDIG");
