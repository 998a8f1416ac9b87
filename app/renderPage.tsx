import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { NonceProvider } from "./nonce";

const RENDER_LIMIT_MS = 10_000;
/** What React leaves where a part of the page was not there yet. */
const WAITING = "<!--$!-->";
/**
 * React's string begins with the root element, its stream with this. Without it browsers lay the page out as in the
 * nineties.
 */
const DOCTYPE = "<!DOCTYPE html>";
/** Nothing stands behind it. */
const END = "</body></html>";

type Page = { url: string; context: EntryContext; nonce: string };

/**
 * The document of a page. React's stream costs more than twice as much as its string and gains nothing where the answer
 * is one piece, so the stream is used only when a part of the page waits for its code.
 */
export async function renderPage({ url, context, nonce }: Page): Promise<Buffer> {
  const { serverHandoffStream, ...rest } = context;
  const data = serverHandoffStream ? await readAll(serverHandoffStream) : [];
  const page = (
    <NonceProvider value={nonce}>
      <RemixServer context={rest} url={url} nonce={nonce} abortDelay={RENDER_LIMIT_MS} />
    </NonceProvider>
  );
  const html = renderToString(page);
  const whole = html.includes(WAITING) ? await renderWaiting(page, nonce) : html;
  // Each part becomes bytes by itself: joined as texts, the long one would be copied once more first.
  const end = whole.endsWith(END) ? whole.length - END.length : whole.length;
  const begin = whole.startsWith("<html") ? DOCTYPE : "";
  const parts = [
    begin,
    whole.slice(0, end),
    context.renderMeta?.didRenderScripts ? handoff(data, nonce) : "",
    whole.slice(end),
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  const reader = stream.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read())
    pieces.push(decoder.decode(step.value, { stream: true }));
  return pieces;
}

/** The loaders' data at the end of the body, as Remix's own component writes them, which only works in a stream. */
function handoff(pieces: readonly string[], nonce: string): string {
  const calls = [...pieces.map((piece) => `enqueue(${escapeScript(JSON.stringify(piece))})`), "close()"];
  return calls
    .map((call) => `<script nonce="${nonce}">window.__remixContext.streamController.${call};</script>`)
    .join("");
}

const ESCAPED: Readonly<Record<string, string>> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that no text of a user can end or open a tag in. */
const escapeScript = (json: string): string => json.replace(/[&><\u2028\u2029]/g, (sign) => ESCAPED[sign] ?? "");

function renderWaiting(page: ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        readText(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(abort, RENDER_LIMIT_MS);
  });
}

/**
 * React fills the rest of a block with zeros where a character does not fit; a browser would show them as damaged text
 * in the fields.
 */
const readText = async (body: PassThrough): Promise<string> => (await text(body)).replaceAll("\0", "");
