/** What other features use of the FAQ: an entry as its form knows it. */
export { entwurfVonFaq, FAQ_EINTRAG_LABELS } from "./faqEntwurf";
export { entwurfVonKategorie, FAQ_KATEGORIE_LABELS } from "./kategorieEntwurf";
export { loadFaqEintrag, loadFaqKategorie, loadFaqNeu } from "./loadFaq";
