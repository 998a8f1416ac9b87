/** What other features use of drafts: one that was kept, against what is stored. */
export { loadGeparktenSchriftsatz } from "./loadGeparktenSchriftsatz";
