import { SAVE_VORHABEN } from "../antraege/vorhabenAenderung";
import { ANTWORTE } from "../nachricht/answer";
import { SAVE_SCHRIFTSATZ } from "../schriftsatz/saveSchriftsatz";

/** The calls that take in a form which could have been kept: one whose key is noted for them does not wait any more. */
export const SPEICHERNDE: readonly string[] = [SAVE_VORHABEN, SAVE_SCHRIFTSATZ, ANTWORTE];
