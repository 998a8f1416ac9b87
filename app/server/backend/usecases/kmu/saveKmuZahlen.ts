import type { Entscheidung } from "~/contract/antrag/antraege";
import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import { KMU_ZAHLEN_KENNUNG, kmuZahlenFormular, type KmuZahlenKontext } from "~/domain/kmu/kmuZahlenFormular";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte, pruneIrrelevant } from "~/formkit/relevance";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import {
  deleteKmuZahlen as removeKmuZahlen,
  type KmuZahlenSatz,
  kmuZahlenRevisionen,
  storeKmuZahlen,
} from "../../storage/kmuZahlenStore";
import { lockStammdaten } from "../../storage/stammdatenStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { getBasis, mergeWithOthers } from "../antraege/mergeWithOthers";
import { problem } from "../antraege/wertPruefung";
import { writeAudit } from "../audit/writeAudit";
import { applyAntworten } from "../formular/applyAntworten";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { einmalig } from "../idempotenz/einmalig";
import { publishGeloescht, publishGespeichert } from "../live/publish";
import { aenderbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { kmuZahlenKontext, type KmuZahlenUmfeld, loadKmuZahlen, vollstaendigeZahlen } from "./kmuZahlenLage";

/** @assumed The specification sets no limit; 500 companies with some years each. */
const ZEILEN_HOECHSTENS = 3000;

/** What its saves are noted as, so that each runs once per key. */
export const CREATE_KMU_ZAHLEN = "kmu.createKmuZahlen";
export const SAVE_KMU_ZAHLEN = "kmu.saveKmuZahlen";

type Antworten = { [key: string]: unknown };

export type KmuZahlenAenderung = {
  uuid: string;
  revision: number;
  werte: Antworten;
  gesehen?: number | undefined;
  entscheidungen?: Entscheidung[] | undefined;
  geparkt?: string | undefined;
};

type Aenderung<T> = {
  vorgang: string;
  eingabe: object;
  fn: (tx: Tx, umfeld: KmuZahlenUmfeld) => Promise<T>;
};

/** Runs a change: one after the other per company, and once per key. */
export function changeKmuZahlen<T extends object>(ruf: Aufruf, { vorgang, eingabe, fn }: Aenderung<T>): Promise<T> {
  const unternehmenUuid = aenderbaresUnternehmen(ruf.person);
  const run = async (tx: Tx): Promise<T> => {
    await lockStammdaten(tx, unternehmenUuid);
    return fn(tx, await loadKmuZahlen(tx, ruf.dienste, unternehmenUuid));
  };
  return inTransaktion(ruf.dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe, fn: () => run(tx) }));
}

/** Throws EINGABE_UNGUELTIG where it is not clear whose figures these are and of when; everything else may be open. */
function requireKennung(uuid: string, werte: Werte, kontext: KmuZahlenKontext): void {
  const { fehler } = checkForm(kmuZahlenFormular, { ...werte, uuid }, kontext);
  const grobe = fehler.filter(({ property }) => KMU_ZAHLEN_KENNUNG.includes(property));
  if (grobe.length === 0) return;
  const probleme = grobe.map(({ property, message }) => problem(uuid, property, message));
  throw new Ablehnung("EINGABE_UNGUELTIG", probleme);
}

type Speicherung = { uuid: string; revision: number; werte: Werte; kontext: KmuZahlenKontext };

/** Stores answers as the next version, notes it in the log and tells who looks at the row. */
export async function storeKmuNaechste(tx: Tx, { dienste, person }: Aufruf, eingabe: Speicherung): Promise<void> {
  const { uuid, revision, kontext } = eingabe;
  const werte = pruneIrrelevant(kmuZahlenFormular, eingabe.werte, kontext);
  requireKennung(uuid, werte, kontext);
  const [am, von] = [dienste.clock.now(), person.benutzerUuid];
  await storeKmuZahlen(tx, { uuid, unternehmenUuid: kontext.eigenes, revision, werte, am, von });
  await writeAudit(tx, { vorgang: "KMU_ZAHLEN_GESPEICHERT", am, benutzerUuid: von, nach: uuid });
  await publishGespeichert(tx, dienste, { ressource: { name: "kmuZahlen", id: uuid }, benutzerUuid: von });
}

/** Adds the figures of one company in one Wirtschaftsjahr. */
export function createKmuZahlen(
  ruf: Aufruf,
  eingabe: { werte: Antworten; geparkt?: string | undefined },
): Promise<{ uuid: string; revision: number }> {
  return changeKmuZahlen(ruf, {
    vorgang: CREATE_KMU_ZAHLEN,
    eingabe,
    fn: async (tx, umfeld) => {
      if (umfeld.saetze.length >= ZEILEN_HOECHSTENS)
        throw new Ablehnung("EINGABE_UNGUELTIG", [], `Es sind höchstens ${String(ZEILEN_HOECHSTENS)} Zeilen möglich.`);
      const uuid = ruf.dienste.random.uuid();
      const kontext = kmuZahlenKontext(umfeld, undefined);
      const form = kmuZahlenFormular;
      const werte = applyAntworten(blankWerte(form), { uuid, werte: eingabe.werte }, { form, kontext });
      await storeKmuNaechste(tx, ruf, { uuid, revision: 1, werte, kontext });
      await forgetGeparkte(tx, ruf, eingabe);
      return { uuid, revision: 1 };
    },
  });
}

/** A row of the company; that of another is not found. */
export function getKmuSatz({ saetze }: KmuZahlenUmfeld, uuid: string): KmuZahlenSatz {
  const satz = saetze.find((eintrag) => eintrag.uuid === uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return satz;
}

async function merge(
  tx: Tx,
  { satz, eingabe, kontext }: { satz: KmuZahlenSatz; eingabe: KmuZahlenAenderung; kontext: KmuZahlenKontext },
): Promise<{ werte: Werte; zusammengefuehrt?: Uebernommen[] }> {
  const { uuid, revision, gesehen, entscheidungen = [] } = eingabe;
  const form = kmuZahlenFormular;
  const stand = { ...satz, werte: vollstaendigeZahlen(satz.werte) };
  const revisionen = kmuZahlenRevisionen(tx, uuid);
  const basis = vollstaendigeZahlen(await getBasis(stand, revisionen, revision));
  const gewollt = applyAntworten(basis, { uuid, werte: eingabe.werte }, { form, kontext });
  if (revision === stand.revision) return { werte: gewollt };
  return mergeWithOthers({
    stand,
    revisionen,
    basis: { revision, werte: basis },
    gewollt,
    gesehen,
    entscheidungen,
    kontext,
    form,
  });
}

/** Saves figures as the next version of their row. */
export function saveKmuZahlen(
  ruf: Aufruf,
  eingabe: KmuZahlenAenderung,
): Promise<{ revision: number; zusammengefuehrt?: Uebernommen[] }> {
  return changeKmuZahlen(ruf, {
    vorgang: SAVE_KMU_ZAHLEN,
    eingabe,
    fn: async (tx, umfeld) => {
      const satz = getKmuSatz(umfeld, eingabe.uuid);
      const kontext = kmuZahlenKontext(umfeld, satz.uuid);
      const { werte, ...merged } = await merge(tx, { satz, eingabe, kontext });
      const revision = satz.revision + 1;
      await storeKmuNaechste(tx, ruf, { uuid: satz.uuid, revision, werte, kontext });
      await forgetGeparkte(tx, ruf, eingabe);
      return { revision, ...merged };
    },
  });
}

/** Takes a row away for good. */
export function deleteKmuZahlen(
  ruf: Aufruf,
  eingabe: { uuid: string; revision: number },
): Promise<{ geloescht: true }> {
  return changeKmuZahlen(ruf, {
    vorgang: "kmu.deleteKmuZahlen",
    eingabe,
    fn: async (tx, umfeld) => {
      const satz = getKmuSatz(umfeld, eingabe.uuid);
      if (satz.revision !== eingabe.revision) throw new Ablehnung("REVISION_VERALTET");
      await removeKmuZahlen(tx, umfeld.eigenes, satz.uuid);
      const [am, benutzerUuid] = [ruf.dienste.clock.now(), ruf.person.benutzerUuid];
      await writeAudit(tx, { vorgang: "KMU_ZAHLEN_GELOESCHT", am, benutzerUuid, nach: satz.uuid });
      const ressource = { name: "kmuZahlen", id: satz.uuid } as const;
      await publishGeloescht(tx, ruf.dienste, { ressource, benutzerUuid, unternehmenUuid: umfeld.eigenes });
      return { geloescht: true } as const;
    },
  });
}
