/** Said of a Wirtschaftsjahr whose boundary was moved together with its neighbour. */
export const ANGEPASST = "Das angrenzende ist mit angepasst. Bitte prüfen Sie auch dessen Zahlen.";
