/** What other features use of the live channel. The connection itself comes when the page is idle. */
export { Anwesende } from "./Anwesende";
export { LiveHinweis } from "./LiveHinweis";
export { LiveVerbindung } from "./LiveVerbindung";
export { NeuLesen } from "./NeuLesen";
export { ungelesenText } from "./ungelesenText";
export { useTopic } from "./useTopic";
