import { ORPCError } from "@orpc/server";
import { FEHLER, isFehlerCode, type FehlerCode } from "~/contract/wire/fehlerkatalog";
import type { Problem, ProblemItem } from "~/contract/wire/problem";
import { z } from "zod";
import { Ablehnung, Konfliktablehnung, Konfliktablehnungen, Wartungsablehnung, ZuVieleVersuche } from "../ablehnung";
import { findLage } from "../storage/datenbankLage";

const validationData = z.object({
  issues: z.array(
    z.object({
      message: z.string(),
      path: z.array(z.union([z.string(), z.number(), z.object({ key: z.unknown() })])).optional(),
    }),
  ),
});

const isOrpcError = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError;

/** The body of an error answer. */
export function toProblem(code: FehlerCode, errors: ProblemItem[] = [], userMessage?: string): Problem {
  const { status, subStatus, message } = FEHLER[code];
  return { code, userMessage: userMessage ?? message, httpStatus: status, httpSubStatus: subStatus, errors };
}

/** A refusal of a use case as the body of an error answer. */
function fromAblehnung(error: Ablehnung): Problem {
  const problem = toProblem(error.code, error.errors, error.userMessage);
  if (error instanceof Konfliktablehnung) return { ...problem, konflikt: error.konflikt };
  if (error instanceof Konfliktablehnungen) return { ...problem, konflikte: error.konflikte };
  return error instanceof ZuVieleVersuche || error instanceof Wartungsablehnung
    ? { ...problem, wartenSekunden: error.wartenSekunden }
    : problem;
}

/** A refusal as the error that oRPC sends. */
function toOrpc(code: FehlerCode, errors: ProblemItem[] = []): ORPCError<string, Problem> {
  return withProblem(toProblem(code, errors));
}

const withProblem = (problem: Problem) => new ORPCError(problem.code, { status: problem.httpStatus, data: problem });

type Issue = z.infer<typeof validationData>["issues"][number];

function toItem({ path = [], message }: Issue): ProblemItem {
  return {
    uuid: "",
    property: path.map((part) => (typeof part === "object" ? String(part.key) : String(part))).join("."),
    message,
  };
}

/** Input that does not fit the contract. A path parameter that is no UUID names nothing that exists: not found. */
function fromValidation(data: unknown, pathParams: readonly string[]): ORPCError<string, Problem> {
  const items = validationData.safeParse(data).data?.issues.map(toItem) ?? [];
  // A call whose path and query come apart names a path parameter "params.uuid".
  if (items.some(({ property }) => pathParams.includes(property.replace(/^params\./, ""))))
    return toOrpc("NICHT_GEFUNDEN");
  return toOrpc("EINGABE_UNGUELTIG", items);
}

/** Turns whatever a call threw into the one shape of error. `onUnexpected` hears of what nobody foresaw. */
export function toPortalError(
  error: unknown,
  pathParams: readonly string[],
  onUnexpected: (error: unknown) => void,
): ORPCError<string, Problem> {
  if (error instanceof Ablehnung) return withProblem(fromAblehnung(error));
  if (isOrpcError(error)) {
    if (isFehlerCode(error.code)) return toOrpc(error.code);
    if (error.code === "BAD_REQUEST") return fromValidation(error.data, pathParams);
  }
  onUnexpected(error);
  return toOrpc(findLage(error) === null ? "UNERWARTET" : "NICHT_ERREICHBAR");
}

/** What went wrong before an endpoint was reached: the body could not be read as what its type says. */
export function toBodyError(error: unknown): ORPCError<string, unknown> {
  return isOrpcError(error) && isFehlerCode(error.code) ? error : toOrpc("EINGABE_UNGUELTIG");
}

/** What oRPC writes as the body of an error. */
export function encodeProblem(error: ORPCError<string, unknown>): unknown {
  return error.data ?? toProblem(error.code === "BAD_REQUEST" ? "EINGABE_UNGUELTIG" : "UNERWARTET");
}

/** An error answer outside any endpoint, e.g. for an unknown path. */
export function problemResponse(code: FehlerCode, headers: Headers): Response {
  return Response.json(toProblem(code), { status: FEHLER[code].status, headers });
}
