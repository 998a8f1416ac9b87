import type { Antragsfrist, Frist, Statistikfrist } from "~/contract/verfahren/fristen";
import type { Rufe } from "~/contract/wire/call";
import { type Dringlichkeit, dringlichkeitVon, formatFristtag, formatRest } from "~/domain/frist/restzeit";
import { type FristArt, fristTitel, WARTET_AUF_ENTSCHEIDUNG } from "~/domain/frist/fristArten";
import type { Clock } from "~/lib/clock";
import { isWartungAmTag } from "~/domain/wartung/wartungsfenster";
import { formatDate, formatDateTime, todayBerlin } from "~/lib/date";
import { fristHref } from "./fristHref";

/** A deadline as a page shows it. `titel`, `tag`, `rest` and `hinweis` are German texts. */
export type FristZeile = {
  /** Tells it apart from the others of the list, also in the address of its file. */
  key: string;
  art: FristArt;
  titel: string;
  /** Where something can be done about it. */
  href: string;
  /** The name of the Antrag; null for a deadline of the company. */
  antragTitel: string | null;
  /** Number of the follow-up request, which an Antrag can have several of; null for every other deadline. */
  nummer: number | null;
  /** Its last day in few words, for a list. */
  tag: string;
  rest: string;
  dringlichkeit: Dringlichkeit;
  /** What is special about this one; null when nothing is. */
  hinweis: string | null;
  /** What a maintenance window on the last day means for it; null when there is none. */
  wartung: string | null;
};

type Zeit = Pick<FristZeile, "tag" | "rest" | "dringlichkeit" | "hinweis">;

const zeitVon = (tag: string, heute: string): Zeit => ({
  tag: formatFristtag(tag),
  rest: formatRest(tag, heute),
  dringlichkeit: dringlichkeitVon(tag, heute),
  hinweis: null,
});

/** More time that is asked for keeps a deadline from ending. */
const antragszeit = ({ tag, wartetAufEntscheidung }: Antragsfrist, heute: string): Zeit =>
  wartetAufEntscheidung
    ? { tag: formatFristtag(tag), rest: "mehr Zeit beantragt", dringlichkeit: "bald", hinweis: WARTET_AUF_ENTSCHEIDUNG }
    : zeitVon(tag, heute);

/** Figures can be entered after their day, too: nothing is over then. */
const statistikzeit = ({ tag }: Statistikfrist, heute: string): Zeit =>
  tag < heute
    ? {
        tag: formatFristtag(tag),
        rest: "noch offen",
        dringlichkeit: "bald",
        hinweis: `Bitte erfassen Sie die Angaben bald. Vorgesehen war der ${formatDate(tag)}.`,
      }
    : zeitVon(tag, heute);

/** The window as the call tells it. */
type Fenster = { beginn: string; ende: string } | null;

/** Said where a window takes a part of the last day. More time that is asked for has no last day yet. */
function wartungText({ tag, wartetAufEntscheidung }: Antragsfrist, fenster: Fenster): string | null {
  if (fenster === null || wartetAufEntscheidung) return null;
  const zeit = { beginn: new Date(fenster.beginn), ende: new Date(fenster.ende) };
  if (!isWartungAmTag(zeit, tag)) return null;
  return `Das Portal wird von ${formatDateTime(zeit.beginn)} bis ${formatDateTime(zeit.ende)} gewartet und nimmt dann nichts an. Bitte senden Sie rechtzeitig vorher ab.`;
}

const keyOf = (frist: Frist): string =>
  `${frist.art}-${frist.art === "GESCHAEFTSSTATISTIK" ? frist.ende : frist.gegenstandUuid}`;

function toZeile(frist: Frist, heute: string, fenster: Fenster): FristZeile {
  const kopf = { key: keyOf(frist), art: frist.art, titel: fristTitel(frist), href: fristHref(frist) };
  if (frist.art === "GESCHAEFTSSTATISTIK")
    return {
      ...kopf,
      antragTitel: null,
      nummer: null,
      wartung: null,
      ...statistikzeit(frist, heute),
    };
  const { antragTitel, nummer } = frist;
  const wartung = wartungText(frist, fenster);
  return { ...kopf, antragTitel, nummer, wartung, ...antragszeit(frist, heute) };
}

/** Deadlines as a page shows them today. `fenster`: the maintenance window that is announced or runs. */
export function toFristZeilen(fristen: readonly Frist[], clock: Clock, fenster: Fenster = null): FristZeile[] {
  const heute = todayBerlin(clock);
  return fristen.map((frist) => toZeile(frist, heute, fenster));
}

/** The running deadlines of all Anträge and of the company, or of one Antrag, the nearest first. */
export async function loadFristen(call: Rufe, clock: Clock, antragUuid?: string): Promise<FristZeile[]> {
  const { data, wartung } = await call.fristen.listFristen(antragUuid === undefined ? {} : { antragUuid });
  return toFristZeilen(data, clock, wartung);
}

/** The running deadline with this key, among those that the person may see; undefined when there is none. */
export async function findFrist(call: Rufe, key: string): Promise<Frist | undefined> {
  const { data } = await call.fristen.listFristen({});
  return data.find((frist) => keyOf(frist) === key);
}
