import { type JahrKontext, zeitraumIn } from "~/domain/statistik/jahrFeld";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { checkZeitraum, findAnpassung, lastDayOfYear } from "~/domain/statistik/zeitraum";
import type { Werte } from "~/formkit/field";
import { pruneIrrelevant } from "~/formkit/relevance";
import { isIsoDate, todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import * as store from "../../storage/wirtschaftsjahrStore";
import type { Aufruf } from "../antraege/aufruf";
import { problem } from "../antraege/wertPruefung";
import { writeAudit } from "../audit/writeAudit";
import { publishGespeichert } from "../live/publish";
import { jahrKontext, vollstaendigesJahr } from "./jahrLage";

/** Throws EINGABE_UNGUELTIG unless the days are complete and stand beside the others. */
function requireZeitraum(uuid: string, werte: Werte, { andere, heute }: JahrKontext): void {
  const { beginn, ende } = zeitraumIn(werte);
  const fehlend = Object.entries({ wjBeginn: beginn, wjEnde: ende }).filter(([, tag]) => !isIsoDate(tag));
  if (fehlend.length > 0)
    throw new Ablehnung(
      "EINGABE_UNGUELTIG",
      fehlend.map(([feld]) => problem(uuid, feld, "Bitte geben Sie diesen Tag an.")),
    );
  const fehler = checkZeitraum({ beginn, ende }, andere, heute);
  if (fehler !== null) throw new Ablehnung("EINGABE_UNGUELTIG", [problem(uuid, fehler.property, fehler.message)]);
}

type Speicherung = { firma: string; uuid: string; revision: number; werte: Werte; kontext: JahrKontext };

/** Stores answers as the next version and notes it in the log. */
export async function storeNaechste(tx: Tx, ruf: Aufruf, { kontext, ...eingabe }: Speicherung): Promise<void> {
  const werte = pruneIrrelevant(jahrFormular, eingabe.werte, kontext);
  requireZeitraum(eingabe.uuid, werte, kontext);
  await writeFassung(tx, ruf, { ...eingabe, werte });
}

async function writeFassung(
  tx: Tx,
  { dienste, person }: Aufruf,
  { firma, uuid, revision, werte }: Omit<Speicherung, "kontext">,
): Promise<void> {
  const wer = { am: dienste.clock.now(), von: person.benutzerUuid };
  await store.storeJahr(tx, { uuid, unternehmenUuid: firma, revision, werte, ...wer });
  await writeAudit(tx, { vorgang: "WIRTSCHAFTSJAHR_GESPEICHERT", am: wer.am, benutzerUuid: wer.von, nach: uuid });
  const ressource = { name: "wirtschaftsjahr", id: uuid } as const;
  await publishGespeichert(tx, dienste, { ressource, benutzerUuid: wer.von });
}

type Umfeld = { stammdaten: Werte; jahre: readonly store.JahrSatz[] };

type MitNachbar = Omit<Speicherung, "kontext"> & {
  /** What is locked. */
  umfeld: Umfeld;
  /** The day onto which the person lets the neighbour end or begin. */
  nachbar: string | undefined;
};

/** On other days: whether it is a short year follows from them; a person may have said so of the old ones. */
const withTagen = (werte: Werte, { beginn, ende }: { beginn: string; ende: string }): Werte => ({
  ...werte,
  wjBeginn: beginn,
  wjEnde: ende,
  rumpfjahr: ende < lastDayOfYear(beginn),
});

/** The locked years with one of them as it is now; a new one comes in addition. */
const withJahr = ({ stammdaten, jahre }: Umfeld, neu: { uuid: string; werte: Werte }) => ({
  stammdaten,
  jahre: [...jahre.filter(({ uuid }) => uuid !== neu.uuid), neu],
});

/**
 * As `storeNaechste`; the neighbour moves along where that is needed and just what the person agreed to. Otherwise the
 * refusal asks anew. Gives the neighbour that has moved.
 */
export async function storeWithNachbar(
  tx: Tx,
  ruf: Aufruf,
  { umfeld, nachbar, ...eingabe }: MitNachbar,
): Promise<{ angepasst?: string }> {
  const { firma, uuid, werte } = eingabe;
  const andere = umfeld.jahre.filter((jahr) => jahr.uuid !== uuid);
  const zeitraeume = andere.map((satz) => ({ satz, ...zeitraumIn(satz.werte) }));
  const bewegt = nachbar === undefined ? null : findBewegten(ruf, werte, zeitraeume);
  if (bewegt?.tag !== nachbar || bewegt === null) {
    await storeNaechste(tx, ruf, { ...eingabe, kontext: jahrKontext(ruf.dienste, uuid, umfeld) });
    return {};
  }
  const { satz } = bewegt.nachbar;
  const nachher = { uuid: satz.uuid, werte: withTagen(vollstaendigesJahr(satz.werte), bewegt.tage) };
  const eigenes = { ...eingabe, werte: withTagen(werte, zeitraumIn(werte)) };
  await storeNaechste(tx, ruf, { ...eigenes, kontext: jahrKontext(ruf.dienste, uuid, withJahr(umfeld, nachher)) });
  // All else of it stays as it is, also what would not be asked for today.
  await writeFassung(tx, ruf, { ...nachher, firma, revision: satz.revision + 1 });
  return { angepasst: satz.uuid };
}

/** The neighbour that has to move along; null where the days are no days yet. */
function findBewegten<J extends { beginn: string; ende: string }>({ dienste }: Aufruf, werte: Werte, andere: J[]) {
  const tage = zeitraumIn(werte);
  if (!isIsoDate(tage.beginn) || !isIsoDate(tage.ende)) return null;
  return findAnpassung(tage, andere, todayBerlin(dienste.clock));
}
