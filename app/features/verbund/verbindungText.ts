import { type Verbindung, VERBINDUNGEN } from "~/domain/verbund/verbundFeld";

/**
 * The sort of a relation for a column of a table: it says where the word may be parted when it is narrow, whether or
 * not the browser knows German.
 */
export const verbindungText = (verbindung: Verbindung): string =>
  VERBINDUNGEN[verbindung].replace("gesellschaft", "\u00ADgesellschaft");
