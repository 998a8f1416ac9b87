/**
 * What the frame and other features use of the announcements. What checks them every second comes when the page is
 * alive.
 */
export { Glocke } from "./Glocke";
export { ereignisText } from "./ereignisText";
export { loadNachrichtFormular } from "./verwaltung/loadSystemnachrichten";
export { entwurfVonNachricht, SYSTEMNACHRICHT_LABELS } from "./verwaltung/nachrichtEntwurf";
export { SystemnachrichtenHinweis } from "./SystemnachrichtenHinweis";
