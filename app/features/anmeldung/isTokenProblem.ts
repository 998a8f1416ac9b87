import type { Problem } from "~/contract/wire/problem";

/** True when the link of a mail is the reason: unknown, expired, used, or no token at all. */
export const isTokenProblem = (problem: Problem | null): boolean =>
  problem !== null &&
  (problem.code === "TOKEN_UNGUELTIG" || problem.errors.some(({ property }) => property === "token"));
