import { ANTRAG_STATUS, type AntragStatus } from "~/domain/antrag/antragStatus";
import type { BadgeTone } from "~/ui";

/** The colour of a status; the text always stands beside it. */
export const statusFarbe = (status: AntragStatus): BadgeTone => ANTRAG_STATUS[status].farbe;
