import type { Frist } from "~/contract/verfahren/fristen";
import type { Rufe } from "~/contract/wire/call";
import { type Dringlichkeit, dringlichkeitVon, formatFristende, formatRest } from "~/domain/frist/restzeit";
import { type FristArt, fristTitel, WARTET_AUF_ENTSCHEIDUNG } from "~/domain/frist/fristArten";
import type { Clock } from "~/lib/clock";
import { todayBerlin } from "~/lib/date";

/** A deadline as a page shows it. `titel`, `ende` and `rest` are German texts. */
export type FristZeile = {
  key: string;
  art: FristArt;
  titel: string;
  antragUuid: string;
  antragTitel: string;
  gegenstandUuid: string;
  ende: string;
  rest: string;
  dringlichkeit: Dringlichkeit;
};

const toZeile = (frist: Frist, heute: string): FristZeile => ({
  key: `${frist.art} ${frist.gegenstandUuid}`,
  art: frist.art,
  titel: fristTitel(frist),
  antragUuid: frist.antragUuid,
  antragTitel: frist.antragTitel,
  gegenstandUuid: frist.gegenstandUuid,
  ...(frist.wartetAufEntscheidung
    ? { ende: WARTET_AUF_ENTSCHEIDUNG, rest: "mehr Zeit beantragt", dringlichkeit: "bald" }
    : {
        ende: `Bis ${formatFristende(frist.tag)}`,
        rest: formatRest(frist.tag, heute),
        dringlichkeit: dringlichkeitVon(frist.tag, heute),
      }),
});

/** Deadlines as a page shows them today. */
export function toFristZeilen(fristen: readonly Frist[], clock: Clock): FristZeile[] {
  const heute = todayBerlin(clock);
  return fristen.map((frist) => toZeile(frist, heute));
}

/** The running deadlines of all Anträge, or of one, the nearest first. */
export async function loadFristen(call: Rufe, clock: Clock, antragUuid?: string): Promise<FristZeile[]> {
  const { data } = await call.fristen.listFristen(antragUuid === undefined ? {} : { antragUuid });
  return toFristZeilen(data, clock);
}
