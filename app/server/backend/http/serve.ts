import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { isUuid } from "~/lib/uuid";
import { ZuVieleVersuche } from "../ablehnung";
import { describeError } from "../describeError";
import type { Dienste } from "../dienste";
import type { RufKontext } from "../kontext";
import { openApiDocument } from "./openapi";
import { encodeProblem, problemResponse, toBodyError, toPortalError } from "./problems";
import { router } from "./router";

/** Path parameters by name, e.g. of `/v1/antraege/{uuid}`. */
const pathParams = (path: string | undefined) => [...(path ?? "").matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

const handler = new OpenAPIHandler<RufKontext>(router, {
  customErrorResponseBodyEncoder: encodeProblem,
  interceptors: [
    (ruf) =>
      ruf.next().catch((error: unknown) => {
        throw toBodyError(error);
      }),
  ],
  clientInterceptors: [
    async (ruf) => {
      try {
        return await ruf.next();
      } catch (error) {
        const { procedure, path } = ruf;
        const { requestId, dienste, antwort } = ruf.context;
        if (error instanceof ZuVieleVersuche) antwort.set("retry-after", String(error.wartenSekunden));
        throw toPortalError(error, pathParams(procedure["~orpc"].route.path), (cause) => {
          dienste.log.error({ fehler: describeError(cause), requestId, ruf: path.join(".") }, "Unexpected error");
        });
      }
    },
  ],
});

/** Who calls, and as part of which page request. */
type Absender = { clientIp: string; vorgang?: object | null };

const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

const isOpenApi = ({ method, url }: Request) => method === "GET" && new URL(url).pathname === "/v1/openapi.json";

/** A file on its way in: its body belongs to the use case, which reads it piece by piece from the request in the context. */
const isStrom = (request: Request) => request.headers.get("content-type") === "application/octet-stream";

/** The request without its body, for the router, which would read all of it into memory first. */
function ohneKoerper({ url, method, headers: given, signal }: Request): Request {
  const headers = new Headers(given);
  for (const name of ["content-type", "content-length", "transfer-encoding"]) headers.delete(name);
  return new Request(url, { method, headers, signal });
}

function withType(headers: Headers): Headers {
  headers.set("content-type", "application/json");
  return headers;
}

/** Answers one request of /v1 or /fach/v1; never rejects. */
export async function serve(dienste: Dienste, request: Request, { clientIp, vorgang = null }: Absender): Promise<Response> {
  const given = request.headers.get("x-request-id") ?? "";
  const requestId = /^[\w-]{1,64}$/.test(given) ? given : dienste.random.uuid();
  const antwort = new Headers({ ...HEADERS, "x-request-id": requestId });
  const schluessel = request.headers.get("idempotency-key");
  if (schluessel !== null && !isUuid(schluessel)) return problemResponse("EINGABE_UNGUELTIG", antwort);
  const context: RufKontext = {
    ...{ dienste, request, antwort, clientIp, vorgang, requestId, schluessel },
    ...{ person: null, sitzung: null, stand: null },
  };
  try {
    if (isOpenApi(request)) return new Response(await openApiDocument(dienste.config.version), { headers: withType(antwort) });
    const { matched, response } = await handler.handle(isStrom(request) ? ohneKoerper(request) : request, { context });
    if (!matched) return problemResponse("NICHT_GEFUNDEN", antwort);
    if (response.status === 503) antwort.set("retry-after", "30");
    for (const [name, value] of antwort) response.headers.append(name, value);
    return response;
  } catch (error) {
    dienste.log.error({ fehler: describeError(error), requestId }, "Request failed outside an endpoint");
    return problemResponse("UNERWARTET", antwort);
  }
}
