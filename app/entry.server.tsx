import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { withoutNul } from "~/lib/bytes";
import { NonceProvider } from "./nonce";

const RENDER_LIMIT_MS = 10_000;

/** Renders the whole page, then answers with one buffer: no page of the portal has a slow part worth streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  const html = await renderPage(request.url, remixContext, nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-length", String(html.byteLength));
  return new Response(html, { status, headers });
}

/** Errors that no loader or action expected: logged once, with the id that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.log.error({ err: error, requestId: context.requestId, path: new URL(request.url).pathname }, "unexpected error");
};

/** React fills the rest of a block with zeros where a character does not fit; a browser would show them as damaged text in the fields. */
const readPage = async (body: PassThrough): Promise<Uint8Array<ArrayBuffer>> => withoutNul(new Uint8Array(await buffer(body)));

function renderPage(url: string, remixContext: EntryContext, nonce: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={url} nonce={nonce} abortDelay={RENDER_LIMIT_MS} />
      </NonceProvider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          readPage(body).then(resolve, reject);
          pipe(body);
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(abort, RENDER_LIMIT_MS);
  });
}
