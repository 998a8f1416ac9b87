/** What the frame and the forms use of the session. The clock itself comes when the page is alive. */
export { SitzungsCountdown, SitzungsSchutz } from "./SitzungsTeile";
export { AbmeldeForm } from "./AbmeldeForm";
export { isArbeitstab } from "./arbeitstab";
export { sobaldJemandDaIst } from "./anwesenheit";
export { useMeldeUngespeichert, useVorDemVerlassen } from "./ungespeichert";
export { startTakt } from "./taktgeber";
