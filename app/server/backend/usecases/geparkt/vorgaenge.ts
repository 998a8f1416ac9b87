import { SAVE_VORHABEN } from "../antraege/vorhabenAenderung";
import { CREATE_KMU_ZAHLEN, SAVE_KMU_ZAHLEN } from "../kmu/saveKmuZahlen";
import { ANTWORTE } from "../nachricht/answer";
import { SAVE_SCHRIFTSATZ } from "../schriftsatz/saveSchriftsatz";
import { SAVE_STAMMDATEN } from "../unternehmen/saveStammdaten";
import { CREATE_JAHR, SAVE_JAHR } from "../unternehmen/saveWirtschaftsjahr";
import { SAVE_JAHRE } from "../unternehmen/saveWirtschaftsjahre";
import { CREATE_VERBUNDENE, SAVE_VERBUNDENE } from "../verbund/saveVerbundene";

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
];
