/**
 * The longest name of an Antrag, in characters. @assumed domain.md sets no limit; a title of a Vorhaben has the same.
 */
export const BEZEICHNUNG_MAX = 200;

/** What an Antrag is called in lists and questions that has neither a name nor a number. */
export const OHNE_BEZEICHNUNG = "Antrag ohne Bezeichnung";

/** What is said of the name that a company gives an Antrag, wherever it is asked for. */
export const BEZEICHNUNG_HINWEIS = "Der Name des Antrags in Listen und Nachrichten. Er ist kein Teil des Antrags.";

/** Longest name of a version of a Vorhaben in characters. */
export const VERSION_NAME_MAX = 100;
