import { isRecord } from "~/lib/json";

/**
 * What pages with scripts learn of the session. `restSekunden`: until it ends without a further action; null: there is
 * none. `hoechstensSekunden`: until it ends whatever is done.
 */
export type SitzungsStand = { restSekunden: number | null; hoechstensSekunden: number | null };

const isNumberOrNull = (value: unknown): value is number | null => value === null || typeof value === "number";

/** Whether an answer, read as JSON, tells how long the session lasts. */
export const isSitzungsStand = (value: unknown): value is SitzungsStand =>
  isRecord(value) && isNumberOrNull(value["restSekunden"]) && isNumberOrNull(value["hoechstensSekunden"]);
