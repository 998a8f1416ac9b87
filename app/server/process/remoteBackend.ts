import type { Caller } from "../web/httpServer";

const READY_LIMIT_MS = 2_000;

/**
 * Sends a request of the portal to the backend at BACKEND_URL, with the caller's address and the request id.
 * That backend must run with TRUST_PROXY=true, or it takes the portal for the caller. Rejects when it cannot be
 * reached.
 */
export function callRemoteBackend(
  backendUrl: string,
  request: Request,
  { clientIp, requestId }: Caller,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set("x-forwarded-for", clientIp);
  headers.set("x-request-id", requestId);
  return fetch(`${backendUrl}${pathname}${search}`, {
    method: request.method,
    headers,
    body: request.body,
    redirect: "manual",
    signal: request.signal,
    ...(request.body ? { duplex: "half" } : {}),
  });
}

/** True when the backend at this address says it is ready. */
export async function isRemoteReady(backendUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${backendUrl}/readyz`, { signal: AbortSignal.timeout(READY_LIMIT_MS) })).ok;
  } catch {
    return false;
  }
}
