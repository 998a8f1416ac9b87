import { createProcedureClient, isProcedure, type AnyProcedure } from "@orpc/server";
import { FEHLER, type FehlerCode } from "~/contract/wire/fehlerkatalog";
import type { Gelesen } from "~/contract/wire/call";
import { isUuid } from "~/lib/uuid";
import type { LesenderRuf } from "../ports/backendPort";
import type { Dienste } from "../dienste";
import { errorOfRuf } from "./errorOfRuf";
import { countWaiting } from "../storage/begrenzterPool";
import { openKontext, type RufAbsender } from "./openKontext";
import { encodeProblem, toProblem } from "./problems";
import { router } from "./router";

/** Null for what is no reading call. */
function procedureAt(path: readonly string[]): AnyProcedure | null {
  const teil = path.reduce<unknown>(
    (ort, key) => (typeof ort === "object" && ort !== null ? Reflect.get(ort, key) : undefined),
    router,
  );
  return isProcedure(teil) && teil["~orpc"].route.method === "GET" ? teil : null;
}

const ablehnung = (code: FehlerCode): Gelesen => ({
  ok: false,
  status: FEHLER[code].status,
  body: toProblem(code),
  setCookies: [],
});

/**
 * One reading call in this process: the endpoint with its authentication, the check of input and output and the same
 * errors, only without a request and an answer that would be written, routed and parsed; for a page these took longer
 * than the endpoint. Never rejects.
 */
export function read(dienste: Dienste, ruf: LesenderRuf, absender: RufAbsender): Promise<Gelesen> {
  return countWaiting(absender.vorgang ?? null, () => readRuf(dienste, ruf, absender));
}

async function readRuf(
  dienste: Dienste,
  { path, input, headers }: LesenderRuf,
  absender: RufAbsender,
): Promise<Gelesen> {
  const request = { method: "GET", body: null, headers: { get: (name: string) => headers[name] ?? null } };
  const context = openKontext(dienste, request, absender);
  const procedure = procedureAt(path);
  if (procedure === null) return ablehnung("NICHT_GEFUNDEN");
  if (context.schluessel !== null && !isUuid(context.schluessel)) return ablehnung("EINGABE_UNGUELTIG");
  try {
    const wert: unknown = await createProcedureClient(procedure, { context, path: [...path] })(input);
    return { ok: true, wert, setCookies: context.antwort.getSetCookie() };
  } catch (thrown) {
    const error = errorOfRuf(thrown, { path, context, route: procedure["~orpc"].route.path });
    return { ok: false, status: error.status, body: encodeProblem(error), setCookies: context.antwort.getSetCookie() };
  }
}
