import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { isUuid } from "~/lib/uuid";
import { describeError } from "../describeError";
import type { Dienste } from "../dienste";
import type { RufKontext } from "../kontext";
import { isInAnsichtVerboten } from "./ansichtStand";
import { errorOfRuf } from "./errorOfRuf";
import { openApiDocument } from "./openapi";
import { countWaiting } from "../storage/begrenzterPool";
import { openKontext, type RufAbsender } from "./openKontext";
import { encodeProblem, problemResponse, toBodyError } from "./problems";
import { router } from "./router";
import { speakGerman } from "./vertragsTexte";

speakGerman();

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
        throw errorOfRuf(error, { ...ruf, route: ruf.procedure["~orpc"].route.path });
      }
    },
  ],
});

const isOpenApi = ({ method, url }: Request) => method === "GET" && new URL(url).pathname === "/v1/openapi.json";

/**
 * A file on its way in: its body belongs to the use case, which reads it piece by piece from the request in the
 * context.
 */
const isStrom = (request: Request) => request.headers.get("content-type") === "application/octet-stream";

/** The request without its body, for the router, which would read all of it into memory first. */
function withoutKoerper({ url, method, headers: given, signal }: Request): Request {
  const headers = new Headers(given);
  for (const name of ["content-type", "content-length", "transfer-encoding"]) headers.delete(name);
  return new Request(url, { method, headers, signal });
}

function withType(headers: Headers): Headers {
  headers.set("content-type", "application/json");
  return headers;
}

/** Answers one request of /v1 or /fach/v1; never rejects. */
export function serve(dienste: Dienste, request: Request, absender: RufAbsender): Promise<Response> {
  return countWaiting(absender.vorgang ?? null, () => serveRuf(dienste, request, absender));
}

async function serveRuf(
  dienste: Dienste,
  request: Request,
  { clientIp, vorgang = null }: RufAbsender,
): Promise<Response> {
  const context = openKontext(dienste, request, { clientIp, vorgang });
  const { antwort } = context;
  if (context.schluessel !== null && !isUuid(context.schluessel)) return problemResponse("EINGABE_UNGUELTIG", antwort);
  try {
    if (isOpenApi(request))
      return new Response(await openApiDocument(dienste.config.version), { headers: withType(antwort) });
    if (await isInAnsichtVerboten(context, request)) return problemResponse("NUR_ANSICHT", antwort);
    const { matched, response } = await handler.handle(isStrom(request) ? withoutKoerper(request) : request, {
      context,
    });
    if (!matched) return problemResponse("NICHT_GEFUNDEN", antwort);
    if (response.status === 503 && !antwort.has("retry-after")) antwort.set("retry-after", "30");
    for (const [name, value] of antwort) response.headers.append(name, value);
    return response;
  } catch (error) {
    dienste.log.error(
      { fehler: describeError(error), requestId: context.requestId },
      "Request failed outside an endpoint",
    );
    return problemResponse("UNERWARTET", antwort);
  }
}
