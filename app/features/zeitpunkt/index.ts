/** A moment as forms ask for it: a day and the time in Berlin. */
export { ZeitpunktFelder } from "./ZeitpunktFelder";
export { felderVonZeitpunkt, zeitpunktLabels, zeitpunktVon } from "./zeitpunktEingabe";
