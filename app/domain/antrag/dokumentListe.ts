import { BESCHEID_STAENDE, type BescheidStand } from "../bescheid/bescheidStand";
import { nachforderungStatusSchluessel, type NachforderungStatus } from "../nachforderung/nachforderungStatus";
import { SCHRIFTSATZ_ARTEN, SCHRIFTSATZ_STATUS } from "./schriftsaetze";

/** Every kind of document that the life of an Antrag can bring forth. */
export const DOKUMENT_ARTEN = [
  "ANTRAG",
  "NACHFORDERUNG",
  "BESCHEID",
  "WIDERSPRUCHSBESCHEID",
  ...SCHRIFTSATZ_ARTEN,
] as const;

export type DokumentArt = (typeof DOKUMENT_ARTEN)[number];

/** A submission that counts, and one that a later one has replaced, or that was rejected for technical reasons. */
const EINREICHUNG_STAENDE = ["GUELTIG", "ERSETZT"] as const;

/** What a document that a company writes is in the list: as it is stored, and one that was discarded is no document. */
const SCHRIFTSATZ_STAENDE = SCHRIFTSATZ_STATUS.filter((status) => status !== "VERWORFEN");

/**
 * Where a document stands. `FRUEHER`: a decision from before the portal delivered them. `ABGELEHNT`: a withdrawal that
 * came too late.
 */
export type DokumentStand =
  | (typeof EINREICHUNG_STAENDE | typeof SCHRIFTSATZ_STAENDE)[number]
  | NachforderungStatus
  | BescheidStand
  | "FRUEHER"
  | "ABGELEHNT";

/** Each of them once. */
export const DOKUMENT_STAENDE: readonly DokumentStand[] = [
  ...new Set<DokumentStand>([
    ...EINREICHUNG_STAENDE,
    ...nachforderungStatusSchluessel,
    ...BESCHEID_STAENDE,
    "FRUEHER",
    ...SCHRIFTSATZ_STAENDE,
    "ABGELEHNT",
  ]),
];
