/** What the page of a draft needs of the withdrawal of an Antrag. */
export { loadRueckzug } from "./loadRueckzug";
export { RueckzugBeginn } from "./RueckzugBeginn";
export { RueckzugErinnerung } from "./RueckzugErinnerung";
export { RueckzugFolgen } from "./RueckzugFolgen";
export { findRueckzugSperre, hasTexteForRueckzug } from "./rueckzugSperre";
export { RueckzugVorbereitet } from "./RueckzugVorbereitet";
