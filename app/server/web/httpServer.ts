import { createServer, IncomingMessage, ServerResponse, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { AppLoadContext } from "@remix-run/node";
import { Hono, type MiddlewareHandler } from "hono";
import type { Gelesen } from "~/contract/wire/call";
import type { Clock } from "~/lib/clock";
import { compress, type Packed } from "./compress";
import type { LesenderRuf, LiveTuer } from "../backend/ports/backendPort";
import { isLivePfad } from "~/contract/wire/live";
import type { PortalConfig } from "../settings/config";
import { createFinished } from "./finishedBody";
import type { Log } from "../operator/log";
import { answerOhneWechsel } from "./protokollAngebot";
import {
  BodyTooSlow,
  isAbgebrochen,
  isHochladung,
  limitFor,
  withFrist,
  readWithinLimit,
  streamWithinLimit,
} from "../security/bodyLimit";
import { isReadAllowed } from "../security/crossSiteRead";
import { readDeclaredJson } from "../security/declaredJson";
import { withoutDoubleSlash } from "../security/doubleSlash";
import { namesOneHost } from "../security/hostHeader";
import { isInnen } from "../security/innen";
import { cleanHeaders, clientAddress, requestIdOf } from "../security/proxyHeaders";
import { refuse } from "./refuse";
import { createRetryAfter, type RetryAfter } from "./retryAfter";
import { findSeite } from "../security/refusal";
import { isFromOwnSite } from "../security/sameOrigin";
import { addSecurityHeaders, bareSecurityHeaders, createNonce } from "../security/securityHeaders";
import type { StaticFiles } from "./staticFiles";

export type Caller = { clientIp: string; requestId: string };

export type Pages = {
  handle(request: Request, context: AppLoadContext): Promise<Response>;
  files: StaticFiles;
  /** Another one after each deployment with changed browser files. */
  buildId: string;
};

/** The parts of the process that answer requests. A part that is null does not run in this process. */
export type ServerParts = {
  config: PortalConfig;
  log: Log;
  clock: Clock;
  /**
   * How pages reach the backend: in process or over BACKEND_URL. `vorgang` is the same for all calls of one page
   * request.
   */
  callBackend(request: Request, caller: Caller, vorgang: object): Promise<Response>;
  /** The short way of reading calls, when the backend runs in this process. */
  readBackend?: ((ruf: LesenderRuf, caller: Caller, vorgang: object) => Promise<Gelesen>) | null;
  /** Answers /v1 and /fach/v1. */
  backend: ((request: Request, caller: Caller) => Promise<Response>) | null;
  /** Answers /notifications. */
  live: LiveTuer | null;
  nezoSimulator: ((request: Request) => Promise<Response>) | null;
  pages: Pages | null;
  isReady(): Promise<boolean>;
  /** What does not work; /readyz says it to callers inside. */
  listStoerungen(): Promise<string[]>;
  /** True from the signal to stop on: requests are still answered, but no connection is kept for another one. */
  isStopping?(): boolean;
  /** True under Vite, which needs a wider policy for live reload. */
  isDevelopment: boolean;
};

/**
 * What comes with a request; `message` is the one of the connection, `isInnen` whether the caller may know how things
 * are inside.
 */
type Origin = Caller & { message: IncomingMessage | null; isInnen: boolean };
type Bindings = Origin & { nonce: string };
type Env = { Bindings: Bindings; Variables: { checked: Request } };
type App = Hono<Env>;

/**
 * The HTTP server: health, then what is refused before any parsing, then interfaces, files and pages.
 * It does not listen yet.
 */
export function createHttpServer(parts: ServerParts): Server {
  const app = createApp(parts);
  const callers = new WeakMap<object, Caller & { isInnen: boolean }>();
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const caller = callers.get(incoming) ?? { clientIp: "unbekannt", requestId: "unbekannt", isInnen: false };
      const message = incoming instanceof IncomingMessage ? incoming : null;
      const packed = await answer(parts, app, { request, origin: { ...caller, message } });
      return outgoing instanceof ServerResponse ? send(outgoing, packed) : packed.response;
    },
    { overrideGlobalObjects: false },
  );
  const kopf = bareSecurityHeaders(parts.config.publicUrl);
  const { kopfzeilenSekunden, hochladenSekunden } = parts.config.zeitgrenzen;
  // The body of a request without files has a shorter time of its own, below.
  const limits = {
    headersTimeout: kopfzeilenSekunden * 1000,
    requestTimeout: hochladenSekunden * 1000,
    connectionsCheckingInterval: 2_000,
  };
  const server = createServer(
    { ...limits, keepAliveTimeout: parts.config.zeitgrenzen.ruhendeVerbindungSekunden * 1000 },
    (incoming, outgoing) => {
      if (!namesOneHost(incoming)) {
        outgoing.writeHead(400, { ...kopf, connection: "close", "content-length": "0" }).end();
        return;
      }
      const innen = isInnen(incoming, parts.config.publicUrl);
      const caller = findCaller(parts.config, incoming);
      if (parts.isStopping?.() === true) outgoing.shouldKeepAlive = false;
      if (parts.live !== null && isLivePfad(incoming.url)) {
        for (const [name, value] of Object.entries(kopf)) outgoing.setHeader(name, value);
        parts.live.request(incoming, outgoing, { ...caller, kopf });
        return;
      }
      callers.set(incoming, { ...caller, isInnen: innen });
      void listener(incoming, outgoing);
    },
  );
  return parts.live === null ? server : withUpgrade(server, parts.config, parts.live);
}

/** Web sockets are for the live channel only, and no other protocol is changed to. */
function withUpgrade(server: Server, config: PortalConfig, live: LiveTuer): Server {
  const kopf = bareSecurityHeaders(config.publicUrl);
  const zeilen = Object.entries({ ...kopf, connection: "close", "content-length": "0" }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const abgelehnt = `HTTP/1.1 400 Bad Request\r\n${zeilen.join("")}\r\n`;
  return server.on("upgrade", (incoming, socket, head) => {
    if (!namesOneHost(incoming)) socket.end(abgelehnt);
    else if (isLivePfad(incoming.url))
      live.upgrade(incoming, { socket, head }, { ...findCaller(config, incoming), kopf });
    else if (incoming.headers.upgrade?.toLowerCase() !== "websocket")
      answerOhneWechsel(server, incoming, { socket, head });
    else socket.end(abgelehnt);
  });
}

/** Who calls; from then on the message holds no header by which the caller could pretend to be someone else. */
function findCaller({ trustProxy, publicUrl }: PortalConfig, incoming: IncomingMessage): Caller {
  const caller = { clientIp: clientAddress(incoming, trustProxy), requestId: requestIdOf(incoming, trustProxy) };
  cleanHeaders(incoming, { publicUrl, ...caller });
  return caller;
}

/** Writes an answer whose bytes are known itself; the listener would first make a stream of them and read it again. */
function send(outgoing: ServerResponse, { response, body }: Packed): Response {
  if (body === null) return response;
  const cookies = response.headers.getSetCookie();
  const headers = Object.fromEntries(response.headers);
  outgoing.writeHead(response.status, cookies.length > 0 ? { ...headers, "set-cookie": cookies } : headers);
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}

async function answer(
  parts: ServerParts,
  app: App,
  { request, origin }: { request: Request; origin: Origin },
): Promise<Packed> {
  const startedAt = performance.now();
  const { requestId } = origin;
  const nonce = createNonce();
  const url = new URL(request.url);
  const { pathname } = url;
  const file = parts.pages?.files(request, pathname);
  const packed = file
    ? { response: file, body: null }
    : await compress(await app.fetch(request, { ...origin, nonce }), request.headers.get("accept-encoding"));
  const { response } = packed;
  addSecurityHeaders(response.headers, nonce, {
    url,
    publicUrl: parts.config.publicUrl,
    isDevelopment: parts.isDevelopment,
  });
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  createRetryAfter().call(response);
  response.headers.set("x-request-id", requestId);
  const ms = Math.round(performance.now() - startedAt);
  parts.log[file ? "debug" : "info"](
    { requestId, method: request.method, path: pathname, status: response.status, ms },
    "request",
  );
  return packed;
}

function createApp(parts: ServerParts): App {
  const { config, backend, nezoSimulator, pages } = parts;
  const app: App = new Hono();
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const isReady = await parts.isReady();
    // Still ready with some of them: without its attachments the portal is worth more than no portal.
    const stoerungen = c.env.isInnen ? await parts.listStoerungen() : [];
    return c.text([isReady ? "ok" : "nicht bereit", ...stoerungen].join("\n"), isReady ? 200 : 503);
  });
  app.use(createCheck(config));
  if (backend) {
    app.all("/v1/*", (c) => backend(c.var.checked, c.env));
    app.all("/fach/v1/*", (c) => backend(c.var.checked, c.env));
  }
  if (nezoSimulator) app.all("/nezo-simulator/*", (c) => nezoSimulator(c.var.checked));
  app.all("*", async (c) => {
    const einfach = withoutDoubleSlash(new URL(c.req.url));
    if (einfach !== null) return c.redirect(einfach, 308);
    if (pages === null) return c.text("Nicht gefunden", 404);
    const spaeter = createRetryAfter();
    const response = spaeter.call(await pages.handle(withoutOrigin(c.var.checked), contextFor(parts, c.env, spaeter)));
    const code = findSeite(c.req.raw, response);
    return code === null ? response : refuse(c.req.raw, c.env, { code });
  });
  app.onError((error, c) => {
    if (error instanceof BodyTooSlow || isAbgebrochen(c.env.message))
      return refuse(c.req.raw, c.env, { code: "ZU_LANGSAM" });
    parts.log.error({ err: error, requestId: c.env.requestId }, "unexpected error");
    return refuse(c.req.raw, c.env, { code: "UNERWARTET" });
  });
  return app;
}

/** Refuses what comes from elsewhere or is too large, and keeps the request with its body for what answers it. */
function createCheck(config: PortalConfig): MiddlewareHandler<Env> {
  return async (c, next) => {
    const request = c.req.raw;
    if (!isFromOwnSite(request, config.publicUrl) || !isReadAllowed(request))
      return refuse(request, c.env, { code: "KEIN_ZUGRIFF" });
    const limit = limitFor(request);
    if (isHochladung(request)) {
      const gezaehlt = await streamWithinLimit(request, limit);
      if (gezaehlt === null) return refuse(request, c.env, { code: "ZU_GROSS", limit });
      c.set("checked", gezaehlt.request);
      await next();
      await gezaehlt.discardRest();
      if (gezaehlt.isTooLarge()) c.res = refuse(request, c.env, { code: "ZU_GROSS", limit });
      return;
    }
    const checked = await readBody(request, c.env.message, {
      limit,
      millis: config.zeitgrenzen.anfrageSekunden * 1000,
    });
    if (checked === null) return refuse(request, c.env, { code: "ZU_GROSS", limit });
    c.set("checked", checked);
    await next();
  };
}

type BodyLimits = { limit: number; millis: number };

/** The request with its body read; null when the body is too large. */
async function readBody(
  request: Request,
  message: IncomingMessage | null,
  { limit, millis }: BodyLimits,
): Promise<Request | null> {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const json = message && readDeclaredJson(message, limit);
  if (!json) return readWithinLimit(request, limit, millis);
  await withFrist(json, millis);
  return request;
}

function contextFor(parts: ServerParts, { clientIp, requestId, nonce }: Bindings, spaeter: RetryAfter): AppLoadContext {
  const { config, log, clock } = parts;
  const vorgang = {};
  const { readBackend = null } = parts;
  return {
    backendFetch: async (request) => spaeter.listen(await parts.callBackend(request, { clientIp, requestId }, vorgang)),
    backendLesen:
      readBackend &&
      ((path, input, headers) => readBackend({ path, input, headers }, { clientIp, requestId }, vorgang)),
    config,
    log,
    clock,
    clientIp,
    requestId,
    nonce,
    buildId: parts.pages?.buildId ?? "",
    createFinished,
  };
}

/** Remix compares Origin with the host by its own rule and answers 500 without a page; ours has already decided. */
function withoutOrigin(request: Request): Request {
  if (request.method !== "GET" && request.method !== "HEAD") request.headers.delete("origin");
  return request;
}
