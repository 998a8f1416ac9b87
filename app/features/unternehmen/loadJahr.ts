import type { Rufe } from "~/contract/wire/call";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { lastDayOfYear } from "~/domain/statistik/zeitraum";
import { blankWerte } from "~/formkit/relevance";
import { addDays } from "~/lib/date";
import type { JahrDaten } from "./jahrEingaben";

type Liste = Awaited<ReturnType<Rufe["wirtschaftsjahre"]["listWirtschaftsjahre"]>>;

/** The days that a new Wirtschaftsjahr starts with: after the last one, or the latest that is asked for. */
function vorschlagVon({ kontext, verlangt }: Liste) {
  const letztes = kontext.andere.at(-1);
  const beginn = letztes === undefined ? verlangt[0]?.beginn : addDays(letztes.ende, 1);
  if (beginn === undefined) return {};
  const ende = letztes === undefined ? verlangt[0]?.ende : lastDayOfYear(beginn);
  return ende !== undefined && ende < kontext.heute ? { wjBeginn: beginn, wjEnde: ende } : {};
}

/** One Wirtschaftsjahr, or a new one without an id. */
export async function loadJahr(call: Rufe, uuid: string | undefined): Promise<JahrDaten> {
  if (uuid !== undefined) return call.wirtschaftsjahre.getWirtschaftsjahr({ uuid });
  const liste = await call.wirtschaftsjahre.listWirtschaftsjahre();
  const werte = { ...blankWerte(jahrFormular), ...vorschlagVon(liste) };
  const { unternehmenUuid, kontext, rechte } = liste;
  return { uuid: null, revision: 0, werte, fehler: [], warnungen: [], unternehmenUuid, kontext, rechte };
}

/** The overview of the Wirtschaftsjahre. */
export const loadStatistik = (call: Rufe): Promise<Liste> => call.wirtschaftsjahre.listWirtschaftsjahre();

/** What the overview shows. */
export type StatistikDaten = Liste;
