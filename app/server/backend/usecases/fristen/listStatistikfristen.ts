import type { Statistikfrist } from "~/contract/verfahren/fristen";
import { statistikFristVon } from "~/domain/statistik/statistikFrist";
import type { Dienste } from "../../dienste";
import { listMitglieds, type Statistikstand } from "../../storage/statistikstandStore";
import { keinJahrLage, listUnfertige } from "../unternehmen/statistikLage";

/**
 * The Wirtschaftsjahre of a company whose figures are asked for and missing, each with the day that is proposed; none
 * as long as its declaration counts that none is completed yet.
 */
export function toStatistikfristen(dienste: Pick<Dienste, "clock">, stand: Statistikstand): Statistikfrist[] {
  if (keinJahrLage(dienste, { ...stand, am: stand.keinJahrAm }).keinJahr) return [];
  return listUnfertige(dienste, stand).map(({ ende, label, stand: was }) => ({
    art: "GESCHAEFTSSTATISTIK",
    unternehmenUuid: stand.unternehmenUuid,
    firma: stand.firma,
    ende,
    label,
    istErfasst: was !== "FEHLT",
    tag: statistikFristVon(ende),
  }));
}

/** The same for each company of a person, or for one of them. One statement. */
export async function listStatistikfristen(
  dienste: Pick<Dienste, "clock" | "db">,
  wessen: { benutzerUuid: string; unternehmenUuid: string | null },
): Promise<Statistikfrist[]> {
  const staende = await listMitglieds(dienste.db, wessen);
  return staende.flatMap((stand) => toStatistikfristen(dienste, stand));
}
