/** Looks again by itself while something is under way elsewhere. */
export { useNachfragen } from "./useNachfragen";
