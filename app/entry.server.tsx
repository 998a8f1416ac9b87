import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { renderPage } from "./renderPage";

/** No loader hands out promises, so nobody waits for this; it only ends the timer that Remix starts with every page. */
export const streamTimeout = 1_000;

/** Renders the whole page, then answers with one piece: no page of the portal has a slow part worth streaming. */
// eslint-disable-next-line house/max-params -- Remix calls it so
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, createFinished }: AppLoadContext,
): Promise<Response> {
  const html = await renderPage({ url: request.url, context: remixContext, nonce });
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-length", String(html.byteLength));
  return createFinished(html, { status, headers });
}

/** Errors that no loader or action expected: logged once, with the id that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.log.error(
    { err: error, requestId: context.requestId, path: new URL(request.url).pathname },
    "unexpected error",
  );
};
