import { SAVE_VORHABEN } from "../antraege/vorhabenAenderung";
import { INVITE } from "../benutzerverwaltung/invite";
import { CREATE_FAQ_EINTRAG, SAVE_FAQ_EINTRAG } from "../faq/eintraege";
import { SAVE_TEXTENTWURF } from "../hilfe/textBearbeitung";
import { CREATE_KMU_ZAHLEN, SAVE_KMU_ZAHLEN } from "../kmu/saveKmuZahlen";
import { ANTWORTE } from "../nachricht/answer";
import { SAVE_SCHRIFTSATZ } from "../schriftsatz/saveSchriftsatz";
import { CREATE_SYSTEMNACHRICHT, UPDATE_SYSTEMNACHRICHT } from "../systemnachricht/editSystemnachrichten";
import { SAVE_STAMMDATEN } from "../unternehmen/saveStammdaten";
import { CREATE_JAHR, SAVE_JAHR } from "../unternehmen/saveWirtschaftsjahr";
import { SAVE_JAHRE } from "../unternehmen/saveWirtschaftsjahre";
import { IMPORT_VERBUND } from "../verbund/importVerbundTabelle";
import { CREATE_VERBUNDENE, SAVE_VERBUNDENE } from "../verbund/saveVerbundene";
import { ANNOUNCE_WARTUNG, CHANGE_WARTUNG } from "../wartung/changeWartungsfenster";

/** The calls that take in a form which could have been kept: one whose key is noted for them does not wait any more. */
export const SPEICHERNDE: readonly string[] = [
  SAVE_VORHABEN,
  SAVE_SCHRIFTSATZ,
  ANTWORTE,
  SAVE_STAMMDATEN,
  CREATE_JAHR,
  SAVE_JAHR,
  SAVE_JAHRE,
  CREATE_VERBUNDENE,
  SAVE_VERBUNDENE,
  CREATE_KMU_ZAHLEN,
  SAVE_KMU_ZAHLEN,
  IMPORT_VERBUND,
  INVITE,
  SAVE_TEXTENTWURF,
  CREATE_FAQ_EINTRAG,
  SAVE_FAQ_EINTRAG,
  CREATE_SYSTEMNACHRICHT,
  UPDATE_SYSTEMNACHRICHT,
  ANNOUNCE_WARTUNG,
  CHANGE_WARTUNG,
];
