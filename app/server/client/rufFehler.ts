import { problem as problemSchema, type Problem } from "~/contract/wire/problem";
import type { Verhalten } from "~/contract/wire/fehlerkatalog";
import { problemVon } from "./problemVon";

/** A call that failed: the backend's problem, and what the portal does about it. */
export class RufFehler extends Error {
  override readonly name = "RufFehler";

  constructor(
    readonly problem: Problem,
    readonly verhalten: Verhalten,
    options?: ErrorOptions,
  ) {
    super(`${problem.code} (${problem.httpSubStatus})`, options);
  }
}

/** The backend gave no answer in time. */
export const nichtErreichbar = (cause?: unknown): RufFehler =>
  new RufFehler(problemVon("NICHT_ERREICHBAR"), "meldung", { cause });

/**
 * The problem in an error body. Another body keeps its status and gets the message of the catalogue's unexpected error.
 * @assumed §3 tells the error body but not what counts when it is missing, for instance behind a proxy.
 */
export function readProblem(body: unknown, httpStatus: number): Problem {
  const parsed = problemSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  if (httpStatus === 502 || httpStatus === 503 || httpStatus === 504) return problemVon("NICHT_ERREICHBAR");
  return { ...problemVon("UNERWARTET"), httpStatus, httpSubStatus: `${String(httpStatus)}.0` };
}
