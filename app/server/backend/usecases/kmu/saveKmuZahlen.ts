import { findUeberschneidung, kmuZahlenFormular, type KmuZahlenKontext } from "~/domain/kmu/kmuZahlenFormular";
import { nameDesJahres } from "~/domain/kmu/kmuVerweise";
import type { VerbundAngaben } from "~/domain/verbund/verbundAngaben";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte, pruneIrrelevant } from "~/formkit/relevance";
import { textOf } from "~/formkit/werte";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import {
  deleteKmuZahlen as removeKmuZahlen,
  type KmuZahlenSatz,
  listKmuZahlenSaetze,
  storeKmuZahlen,
} from "../../storage/kmuZahlenStore";
import { lockStammdaten } from "../../storage/stammdatenStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { problem } from "../antraege/wertPruefung";
import { writeAudit } from "../audit/writeAudit";
import { applyAntworten } from "../formular/applyAntworten";
import { einmalig } from "../idempotenz/einmalig";
import { aenderbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { loadVerbund } from "../verbund/loadVerbund";
import { kmuZahlenKontext, toJahre } from "./kmuZahlenLage";

/** Nobody looks through more. @assumed The specification sets no limit; 500 companies with some years each. */
const ZEILEN_HOECHSTENS = 3000;

type Gesendet = { werte: { [key: string]: unknown } };
type Gespeichert = { uuid: string; revision: number };

/** The rows of a company while nobody else changes them. */
type Gesperrt = {
  tx: Tx;
  unternehmenUuid: string;
  saetze: KmuZahlenSatz[];
  angaben: VerbundAngaben;
  kontext: KmuZahlenKontext;
};

type Aenderung<T> = {
  vorgang: string;
  eingabe: object;
  ereignis: string;
  fn: (zahlen: Gesperrt) => Promise<T>;
};

/** Runs a change: one after the other per company, once per key, and noted in the log. */
function change<T extends object>(ruf: Aufruf, { vorgang, eingabe, ereignis, fn }: Aenderung<T>): Promise<T> {
  const { dienste, person } = ruf;
  const unternehmenUuid = aenderbaresUnternehmen(person);
  const run = async (tx: Tx): Promise<T> => {
    await lockStammdaten(tx, unternehmenUuid);
    const { angaben } = await loadVerbund(tx, dienste, unternehmenUuid);
    const saetze = await listKmuZahlenSaetze(tx, unternehmenUuid);
    const kontext = kmuZahlenKontext(angaben, todayBerlin(dienste.clock));
    const ergebnis = await fn({ tx, unternehmenUuid, saetze, angaben, kontext });
    const [am, benutzerUuid] = [dienste.clock.now(), person.benutzerUuid];
    await writeAudit(tx, { vorgang: ereignis, am, benutzerUuid, nach: unternehmenUuid });
    return ergebnis;
  };
  return inTransaktion(dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe, fn: () => run(tx) }));
}

/**
 * What is stored of a row. Figures may be missing; throws EINGABE_UNGUELTIG where it is not known whose and of when they
 * are, or where that year is known already.
 */
function requireMoegliche(
  { uuid, basis, gesendet }: { uuid: string; basis: Werte; gesendet: Gesendet },
  { saetze, angaben, kontext }: Gesperrt,
): Werte {
  const form = kmuZahlenFormular;
  const gewollt = applyAntworten(basis, { uuid, werte: gesendet.werte }, { form, kontext });
  const werte = pruneIrrelevant(form, gewollt, kontext);
  const fehler = checkForm(form, { ...werte, uuid }, kontext).fehler;
  if (fehler.length > 0)
    throw new Ablehnung(
      "EINGABE_UNGUELTIG",
      fehler.map(({ property, message }) => problem(uuid, property, message)),
    );
  const [neu] = toJahre([{ uuid, werte, revision: 0, geaendertAm: new Date(0), geaendertVon: "" }], angaben);
  const andere = neu && findUeberschneidung(neu, toJahre(saetze, angaben));
  if (andere !== undefined) {
    const message = `Für dieses Unternehmen gibt es schon Zahlen, die sich mit diesen Tagen überschneiden: ${nameDesJahres(andere)}. Bitte bearbeiten Sie diese Zeile oder ändern Sie die Tage.`;
    throw new Ablehnung("EINGABE_UNGUELTIG", [problem(uuid, "beginn", message)]);
  }
  return werte;
}

/** Adds the figures of one company in one Wirtschaftsjahr. */
export function createKmuZahlen(ruf: Aufruf, eingabe: Gesendet): Promise<Gespeichert> {
  const { dienste, person } = ruf;
  return change(ruf, {
    vorgang: "kmu.createKmuZahlen",
    eingabe,
    ereignis: "KMU_ZAHLEN_ANGELEGT",
    fn: async (zahlen) => {
      if (zahlen.saetze.length >= ZEILEN_HOECHSTENS)
        throw new Ablehnung("EINGABE_UNGUELTIG", [], `Es sind höchstens ${String(ZEILEN_HOECHSTENS)} Zeilen möglich.`);
      const { tx, unternehmenUuid } = zahlen;
      const uuid = dienste.random.uuid();
      const werte = requireMoegliche({ uuid, basis: blankWerte(kmuZahlenFormular), gesendet: eingabe }, zahlen);
      const wer = { am: dienste.clock.now(), von: person.benutzerUuid };
      await storeKmuZahlen(tx, { uuid, unternehmenUuid, revision: 1, werte, ...wer });
      return { uuid, revision: 1 };
    },
  });
}

function getSatz({ saetze }: Gesperrt, uuid: string): KmuZahlenSatz {
  const satz = saetze.find((eintrag) => eintrag.uuid === uuid.toLowerCase());
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return satz;
}

/** Saves figures as the next version of their row. */
export function saveKmuZahlen(
  ruf: Aufruf,
  eingabe: Gesendet & { uuid: string; revision: number },
): Promise<Gespeichert> {
  const { dienste, person } = ruf;
  return change(ruf, {
    vorgang: "kmu.saveKmuZahlen",
    eingabe,
    ereignis: "KMU_ZAHLEN_GESPEICHERT",
    fn: async (zahlen) => {
      const satz = getSatz(zahlen, eingabe.uuid);
      if (satz.revision !== eingabe.revision) throw new Ablehnung("REVISION_VERALTET");
      const { tx, unternehmenUuid } = zahlen;
      const basis = { ...blankWerte(kmuZahlenFormular), ...satz.werte };
      const werte = requireMoegliche({ uuid: satz.uuid, basis, gesendet: eingabe }, zahlen);
      const revision = satz.revision + 1;
      const wer = { am: dienste.clock.now(), von: person.benutzerUuid };
      await storeKmuZahlen(tx, { uuid: satz.uuid, unternehmenUuid, revision, werte, ...wer });
      return { uuid: satz.uuid, revision };
    },
  });
}

/** Takes a row away for good. */
export function deleteKmuZahlen(ruf: Aufruf, eingabe: { uuid: string }): Promise<{ name: string }> {
  return change(ruf, {
    vorgang: "kmu.deleteKmuZahlen",
    eingabe,
    ereignis: "KMU_ZAHLEN_GELOESCHT",
    fn: async (zahlen) => {
      const satz = getSatz(zahlen, eingabe.uuid);
      await removeKmuZahlen(zahlen.tx, zahlen.unternehmenUuid, satz.uuid);
      const firma = zahlen.kontext.firmen.find(({ key }) => key === textOf(satz.werte, "beteiligter"));
      const jahr = nameDesJahres({ beginn: textOf(satz.werte, "beginn"), ende: textOf(satz.werte, "ende") });
      return { name: `${firma?.name ?? ""} ${jahr}`.trim() };
    },
  });
}
