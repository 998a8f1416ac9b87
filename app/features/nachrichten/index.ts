/** What other features use of the messages. The pages are opened by their routes. */
export { loadGeparkteAntwort } from "./geparkteAntwort";
export { UngelesenHinweis } from "./UngelesenHinweis";
