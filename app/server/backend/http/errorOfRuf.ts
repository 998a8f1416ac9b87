import type { ORPCError } from "@orpc/server";
import { PRUEFUNG_WIEDER_SEKUNDEN } from "~/contract/wire/fehlerkatalog";
import type { Problem } from "~/contract/wire/problem";
import { Ablehnung, Wartungsablehnung, ZuVieleVersuche } from "../ablehnung";
import { describeError } from "../describeError";
import type { RufKontext } from "../kontext";
import { wartenSekunden } from "../storage/datenbankLage";
import { toPortalError } from "./problems";

/** Path parameters by name, e.g. of `/v1/antraege/{uuid}`. */
const pathParams = (path: string | undefined) => [...(path ?? "").matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

type Ruf = { path: readonly string[]; route: string | undefined; context: RufKontext };

/** What a call that threw answers; what nobody foresaw is logged with the id of the request. */
export function errorOfRuf(error: unknown, { path, route, context }: Ruf): ORPCError<string, Problem> {
  const { requestId, dienste, antwort } = context;
  if (error instanceof ZuVieleVersuche || error instanceof Wartungsablehnung)
    antwort.set("retry-after", String(error.wartenSekunden));
  if (error instanceof Ablehnung && error.code === "PRUEFUNG_AUSGELASTET")
    antwort.set("retry-after", String(PRUEFUNG_WIEDER_SEKUNDEN));
  return toPortalError(error, pathParams(route), (cause) => {
    const lage = dienste.lage.remember(cause);
    if (lage !== null) antwort.set("retry-after", String(wartenSekunden(lage)));
    dienste.log.error({ fehler: describeError(cause), requestId, ruf: path.join(".") }, "Unexpected error");
  });
}
