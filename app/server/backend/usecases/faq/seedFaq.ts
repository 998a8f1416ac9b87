import { FAQ, type FaqVorlage } from "~/domain/faq";
import { FAQ_KATEGORIEN, type FaqKategorieSchluessel } from "~/domain/hilfe/faqKategorien";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import {
  type FaqEintragZeile,
  insertFaqEintrag,
  insertFaqKategorie,
  insertMitgeliefert,
  listFaqEintraege,
  listFaqKategorien,
  listMitgelieferte,
  lockFaq,
  nextStelle,
  updateFaqEintrag,
} from "../../storage/faqStore";
import { inTransaktion } from "../../storage/transaction";
import { derive } from "./antwortHtml";

type Umfeld = { tx: Tx; dienste: Dienste };

/** The category that a delivered entry belongs to; it is made again when somebody has deleted it. */
async function takeKategorie({ tx, dienste }: Umfeld, schluessel: FaqKategorieSchluessel): Promise<string> {
  const alle = await listFaqKategorien(tx);
  const bisher = alle.find((kategorie) => kategorie.schluessel === schluessel);
  if (bisher !== undefined) return bisher.uuid;
  const uuid = dienste.random.uuid();
  const stelle = (alle.at(-1)?.stelle ?? 0) + 1;
  await insertFaqKategorie(tx, { uuid, schluessel, name: FAQ_KATEGORIEN[schluessel], stelle, revision: 1 });
  return uuid;
}

async function addVorlage(umfeld: Umfeld, { nr, kategorie, frage, antwort }: FaqVorlage): Promise<void> {
  const { tx, dienste } = umfeld;
  const kategorieUuid = await takeKategorie(umfeld, kategorie);
  await insertFaqEintrag(tx, {
    uuid: dienste.random.uuid(),
    kategorieUuid,
    nummer: nr,
    stelle: await nextStelle(tx, kategorieUuid),
    frage,
    antwort,
    links: [],
    ...derive({ frage, antwort, links: [] }, dienste.config.bekanntgabeRegel),
    isActive: true,
    isBearbeitet: false,
    revision: 1,
    geaendertAm: dienste.clock.now(),
    geaendertVon: null,
  });
  await insertMitgeliefert(tx, nr);
}

/**
 * Brings an entry up to this version: a delivered text that nobody has edited says what the portal delivers today, and
 * what readers get of any text follows today's rules.
 */
async function refresh({ tx, dienste }: Umfeld, eintrag: FaqEintragZeile): Promise<void> {
  const vorlage = eintrag.isBearbeitet ? undefined : FAQ.find(({ nr }) => nr === eintrag.nummer);
  const { frage, antwort } = vorlage ?? eintrag;
  const isNeu = frage !== eintrag.frage || antwort !== eintrag.antwort;
  const abgeleitet = derive({ frage, antwort, links: eintrag.links }, dienste.config.bekanntgabeRegel);
  const isGleich = abgeleitet.antwortHtml === eintrag.antwortHtml && abgeleitet.suchtext === eintrag.suchtext;
  if (!isNeu && isGleich) return;
  const revision = isNeu ? eintrag.revision + 1 : eintrag.revision;
  await updateFaqEintrag(tx, eintrag.uuid, { frage, antwort, ...abgeleitet, revision });
}

/**
 * Adds the questions that the database has never had, in production too, and brings those up to date that nobody has
 * edited. Edited ones stay as they are, deleted ones stay away. Runs after each migration.
 */
export async function seedFaq(dienste: Dienste): Promise<void> {
  await inTransaktion(dienste, async (tx) => {
    await lockFaq(tx);
    const umfeld = { tx, dienste };
    for (const eintrag of await listFaqEintraege(tx)) await refresh(umfeld, eintrag);
    const bekannt = new Set(await listMitgelieferte(tx));
    const reihe = Object.keys(FAQ_KATEGORIEN);
    const fehlende = FAQ.filter(({ nr }) => !bekannt.has(nr));
    // The categories come in their order.
    fehlende.sort((a, b) => reihe.indexOf(a.kategorie) - reihe.indexOf(b.kategorie) || a.nr - b.nr);
    for (const vorlage of fehlende) await addVorlage(umfeld, vorlage);
  });
}
