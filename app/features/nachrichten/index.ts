/** What other features use of the messages. The pages are opened by their routes. */
export { loadGeparkteAntwort } from "./loadGeparkteAntwort";
export { type Eintrag as NachrichtEintrag, loadNeueste } from "./loadNachrichten";
export { NeuesteNachrichten } from "./NeuesteNachrichten";
export { UngelesenHinweis } from "./UngelesenHinweis";
