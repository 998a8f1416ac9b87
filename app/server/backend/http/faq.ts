import { countBewertung } from "../usecases/faq/countBewertung";
import {
  createFaqEintrag,
  deleteFaqEintrag,
  moveFaqEintrag,
  saveFaqEintrag,
  setFaqAktiv,
  showFaqVorschau,
} from "../usecases/faq/eintraege";
import {
  createFaqKategorie,
  deleteFaqKategorie,
  moveFaqKategorie,
  renameFaqKategorie,
} from "../usecases/faq/kategorien";
import { listFaq } from "../usecases/faq/listFaq";
import { getFaqEintrag, listFaqVerwaltung } from "../usecases/faq/verwaltung";
import { os } from "./os";

const f = os.faq;

/** @see contract/faq */
export const faqRouter = {
  listFaq: f.listFaq.handler(({ context, input }) => listFaq(context.dienste, input.suche)),
  countFaqBewertung: f.countFaqBewertung.handler(({ context, input }) => countBewertung(context, input)),
  listFaqVerwaltung: f.listFaqVerwaltung.handler(({ context, input }) => listFaqVerwaltung(context, input)),
  getFaqEintrag: f.getFaqEintrag.handler(({ context, input }) => getFaqEintrag(context, input.uuid)),
  createFaqEintrag: f.createFaqEintrag.handler(({ context, input }) => createFaqEintrag(context, input)),
  saveFaqEintrag: f.saveFaqEintrag.handler(({ context, input }) => saveFaqEintrag(context, input)),
  setFaqAktiv: f.setFaqAktiv.handler(({ context, input }) => setFaqAktiv(context, input)),
  moveFaqEintrag: f.moveFaqEintrag.handler(({ context, input }) => moveFaqEintrag(context, input)),
  deleteFaqEintrag: f.deleteFaqEintrag.handler(({ context, input }) => deleteFaqEintrag(context, input)),
  showFaqVorschau: f.showFaqVorschau.handler(({ context, input }) => showFaqVorschau(context, input)),
  createFaqKategorie: f.createFaqKategorie.handler(({ context, input }) => createFaqKategorie(context, input)),
  renameFaqKategorie: f.renameFaqKategorie.handler(({ context, input }) => renameFaqKategorie(context, input)),
  moveFaqKategorie: f.moveFaqKategorie.handler(({ context, input }) => moveFaqKategorie(context, input)),
  deleteFaqKategorie: f.deleteFaqKategorie.handler(({ context, input }) => deleteFaqKategorie(context, input)),
};
