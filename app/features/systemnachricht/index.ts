/**
 * What the frame and other features use of the announcements. What checks them every second comes when the page is
 * alive.
 */
export { Glocke } from "./Glocke";
export { ereignisText } from "./ereignisText";
export { SystemnachrichtenHinweis } from "./SystemnachrichtenHinweis";
