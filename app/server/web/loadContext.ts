import "@remix-run/node";
import type { Clock } from "~/lib/clock";
import type { Lesen } from "../client/transport";
import type { PortalConfig } from "../settings/config";
import type { Log } from "../operator/log";

declare module "@remix-run/node" {
  /** What the process hands to each loader, action and render. */
  interface AppLoadContext {
    /** Calls the backend: in process, or at BACKEND_URL. Paths begin with /v1. */
    backendFetch: (request: Request) => Promise<Response>;
    /** The short way of reading calls, when the backend runs in this process. */
    backendLesen: Lesen | null;
    config: PortalConfig;
    log: Log;
    /** Also in the answer's x-request-id; error pages show it. */
    requestId: string;
    /** Content-Security-Policy nonce of this one response. */
    nonce: string;
    /** Address of the caller; behind a proxy only with TRUST_PROXY. */
    clientIp: string;
    clock: Clock;
    /** The browser build that this process serves. */
    buildId: string;
    /** Makes the answer of a page whose bytes are all there. */
    createFinished: (body: Uint8Array, init: ResponseInit) => Response;
  }
}
