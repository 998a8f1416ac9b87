import type { JahrAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import type { Rufe } from "~/contract/wire/call";
import { type Zeitraum, zeitraumIn } from "~/domain/statistik/jahrFeld";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { lastDayOfYear } from "~/domain/statistik/zeitraum";
import { blankWerte } from "~/formkit/relevance";
import { toWerte } from "~/features/formular";
import { addDays, addMonths } from "~/lib/date";
import type { JahrDaten } from "./jahrEingaben";

type Liste = Awaited<ReturnType<Rufe["wirtschaftsjahre"]["listWirtschaftsjahre"]>>;

/**
 * The days of a new Wirtschaftsjahr beside the entered ones: the one before that is demanded, else the one after if it
 * is over, else the one before. Null when nothing is entered or demanded.
 */
function findTage({ kontext, verlangt }: Liste): Zeitraum | null {
  const [erstes, letztes] = [kontext.andere[0], kontext.andere.at(-1)];
  if (erstes === undefined || letztes === undefined) return verlangt[0] ?? null;
  const davor = verlangt.find(({ ende, stand }) => stand === "FEHLT" && ende === addDays(erstes.beginn, -1));
  if (davor !== undefined) return davor;
  const beginn = addDays(letztes.ende, 1);
  const danach = { beginn, ende: lastDayOfYear(beginn) };
  if (danach.ende < kontext.heute) return danach;
  return { beginn: addMonths(erstes.beginn, -12), ende: addDays(erstes.beginn, -1) };
}

/** The figures of the Wirtschaftsjahr beside the new one, to begin with; what is true of one year only stays behind. */
function findVorlage({ data }: Liste, { beginn, ende }: Zeitraum): JahrAnsicht | undefined {
  return (
    data.find(({ werte }) => werte["wjEnde"] === addDays(beginn, -1)) ??
    data.find(({ werte }) => werte["wjBeginn"] === addDays(ende, 1))
  );
}

function startWith(liste: Liste, vorlage: boolean): Pick<JahrDaten, "werte" | "vorlage"> {
  const leer = blankWerte(jahrFormular);
  const tage = findTage(liste);
  if (tage === null) return { werte: leer, vorlage: null };
  const zeitraum = { wjBeginn: tage.beginn, wjEnde: tage.ende };
  const anderes = findVorlage(liste, tage);
  if (anderes === undefined) return { werte: { ...leer, ...zeitraum }, vorlage: null };
  const werte = toWerte(anderes.uuid, anderes.werte);
  const uebernommen = vorlage ? { ...anderes.werte, rumpfjahr: false, wertart: "", bemerkung: "" } : {};
  return {
    werte: { ...leer, ...uebernommen, ...zeitraum },
    vorlage: { ...zeitraumIn(werte), istUebernommen: vorlage },
  };
}

/** One Wirtschaftsjahr, or a new one without an id; with `vorlage` the new one begins with the figures beside it. */
export async function loadJahr(call: Rufe, uuid: string | undefined, vorlage: boolean): Promise<JahrDaten> {
  if (uuid !== undefined) return { ...(await call.wirtschaftsjahre.getWirtschaftsjahr({ uuid })), vorlage: null };
  const liste = await call.wirtschaftsjahre.listWirtschaftsjahre({});
  const { unternehmenUuid, kontext, rechte, ticketNeu: ticket } = liste;
  const anfang = startWith(liste, vorlage);
  return { uuid: null, revision: 0, fehler: [], warnungen: [], unternehmenUuid, kontext, rechte, ticket, ...anfang };
}

/** The overview of the Wirtschaftsjahre. */
export const loadStatistik = (call: Rufe): Promise<Liste> => call.wirtschaftsjahre.listWirtschaftsjahre({});

/** What the overview shows. */
export type StatistikDaten = Liste;
