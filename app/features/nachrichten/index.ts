/** What other features use of the messages. The pages are opened by their routes. */
export { loadGeparkteAntwort } from "./loadGeparkteAntwort";
export { UngelesenHinweis } from "./UngelesenHinweis";
