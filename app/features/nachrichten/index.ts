/** What other features use of the messages. The pages are opened by their routes. */
export { type GeparkteAntwort, loadGeparkteAntwort } from "./geparkteAntwort";
export { UngelesenHinweis } from "./UngelesenHinweis";
