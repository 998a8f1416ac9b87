import { readZeitpunkt } from "~/domain/nachricht/systemNachricht";
import { zeitpunktAus } from "~/domain/nachricht/zeitEingabe";
import { formatDate, parseDate } from "~/lib/date";
import { isUuid } from "~/lib/uuid";

/** The moment for which texts are asked: a day or a minute in Berlin, each to its end. */
export type Standfrage = {
  /** Day and time as they were typed, tidied where they can be read. */
  am: string;
  um: string;
  /** What is wrong with them. */
  fehler: { am?: string; um?: string };
  /** As the call takes it; undefined for now. */
  moment: string | undefined;
  /** The submission with which it was kept what stood there then; "" for none. */
  einreichung: string;
};

const TAG_FEHLT = "Bitte geben Sie zur Uhrzeit auch den Tag ein.";
const TAG_FALSCH = "Bitte geben Sie einen gültigen Tag ein: TT.MM.JJJJ.";
const ZEIT_FALSCH = "Bitte geben Sie eine gültige Uhrzeit ein: HH:MM.";

/** What the address asks for; nothing, and what cannot be read, means now. */
export function readStandfrage(query: URLSearchParams): Standfrage {
  const einreichung = query.get("einreichung") ?? "";
  return { ...readMoment(query), einreichung: isUuid(einreichung) ? einreichung : "" };
}

function readMoment(query: URLSearchParams): Omit<Standfrage, "einreichung"> {
  const am = (query.get("am") ?? "").trim();
  const um = (query.get("um") ?? "").trim();
  if (am === "" && um === "") return { am, um, fehler: {}, moment: undefined };
  const tag = parseDate(am);
  if (tag === undefined) return { am, um, fehler: { am: am === "" ? TAG_FEHLT : TAG_FALSCH }, moment: undefined };
  if (um === "") return { am: formatDate(tag), um, fehler: {}, moment: tag };
  const moment = zeitpunktAus({ tag: am, zeit: um }) ?? "";
  return readZeitpunkt(moment) === undefined
    ? { am: formatDate(tag), um, fehler: { um: ZEIT_FALSCH }, moment: undefined }
    : { am: formatDate(tag), um: moment.slice(11), fehler: {}, moment };
}
