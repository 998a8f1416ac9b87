import { FrameImpl, Parser } from "@stomp/stompjs";

export const STOMP_VERSIONEN = ["1.0", "1.1", "1.2"] as const;
export type StompVersion = (typeof STOMP_VERSIONEN)[number];

/** A frame of a client. Header values are unescaped; of a repeated header the first one counts. */
export type Frame = { command: string; headers: ReadonlyMap<string, string>; body: string };

/** A frame that breaks the protocol or our rules: the text goes into the ERROR frame. */
export class FrameError extends Error {}

type RawFrame = { command: string | undefined; headers: readonly [string, string][]; body: string };

const [NULL, LF, CR] = [0, 10, 13];
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const LENGTH = /(?:^|\n)content-length:([^\n]*)/;

/** The parser of stompjs as a function: takes bytes, and gives the frame that they have finished. */
function createParse(): (part: Uint8Array) => RawFrame | null {
  let fertig: RawFrame | null = null;
  const parser = new Parser(
    ({ command, headers, binaryBody }) => {
      fertig = { command, headers, body: decoder.decode(binaryBody) };
    },
    () => undefined,
  );
  return (part) => {
    parser.parseChunk(part.slice().buffer);
    const rahmen = fertig;
    fertig = null;
    return rahmen;
  };
}

/**
 * Cuts what arrives in pieces into frames and gives them to the parser of stompjs, which itself knows neither limits
 * nor mistakes. Throws a
 * {@link FrameError} for a frame beyond `maxBytes`, and for one whose end is not where it has to be. `onEol`: a sign of
 * life.
 */
export class FrameReader {
  private readonly parse = createParse();
  /** Where the frame at hand stands: nothing yet, its headers, its body. */
  private teil: "zwischen" | "kopf" | "koerper" = "zwischen";
  private kopf: number[] = [];
  private bytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly onFrame: (roh: RawFrame) => void,
    private readonly onEol: () => void,
  ) {}

  read(text: string): void {
    const chunk = encoder.encode(text);
    let from = 0;
    for (const [index, byte] of chunk.entries()) {
      if (this.teil === "zwischen") {
        this.start(byte);
        from = index;
        continue;
      }
      this.bytes += 1;
      if (this.bytes > this.maxBytes) throw new FrameError("Frame too large");
      if (this.teil === "kopf") this.readKopf(byte);
      else if (byte === NULL) {
        if (this.parse(chunk.subarray(from, index)) !== null) throw new FrameError("Wrong content-length");
        from = index + 1;
        const rahmen = this.parse(chunk.subarray(index, index + 1));
        if (rahmen === null) continue;
        this.teil = "zwischen";
        this.onFrame(rahmen);
      }
    }
    if (this.teil !== "zwischen" && this.parse(chunk.subarray(from)) !== null)
      throw new FrameError("Wrong content-length");
  }

  private start(byte: number): void {
    if (byte === LF) this.onEol();
    if (byte === LF || byte === CR || byte === NULL) return;
    [this.teil, this.kopf, this.bytes] = ["kopf", [byte], 1];
  }

  private readKopf(byte: number): void {
    if (byte === NULL) throw new FrameError("Unexpected end of frame");
    if (byte === CR) return;
    if (byte === LF && this.kopf.at(-1) === LF) {
      checkKopf(decoder.decode(new Uint8Array(this.kopf)), this.maxBytes);
      this.teil = "koerper";
    } else this.kopf.push(byte);
  }
}

/** The parser would wait for ever for the end of a header without a colon, and of a body whose length is no number. */
function checkKopf(kopf: string, maxBytes: number): void {
  const [, ...zeilen] = kopf.trimEnd().split("\n");
  if (zeilen.some((zeile) => zeile.indexOf(":") < 1)) throw new FrameError("Malformed header");
  const [, laenge] = LENGTH.exec(kopf) ?? [];
  if (laenge === undefined) return;
  if (!/^\d{1,9}$/.test(laenge)) throw new FrameError("Wrong content-length");
  if (Number(laenge) > maxBytes) throw new FrameError("Frame too large");
}

const ESCAPES: Record<StompVersion, Record<string, string>> = {
  "1.0": {},
  "1.1": { n: "\n", c: ":", "\\": "\\" },
  "1.2": { n: "\n", c: ":", "\\": "\\", r: "\r" },
};

function unescape(text: string, version: StompVersion): string {
  if (version === "1.0") return text.trim();
  return text.replace(/\\(.?)/gs, (_, zeichen: string) => {
    const wert = ESCAPES[version][zeichen];
    if (wert === undefined) throw new FrameError("Undefined escape sequence");
    return wert;
  });
}

const OHNE_ESCAPES = new Set(["CONNECT", "STOMP"]);
const MIT_KOERPER = new Set(["SEND"]);

/** The frame as its version of the protocol reads it. Throws a {@link FrameError} for headers that are none. */
export function parseFrame({ command = "", headers, body }: RawFrame, version: StompVersion): Frame {
  const regel = OHNE_ESCAPES.has(command) ? "1.0" : version;
  const gelesen = new Map<string, string>();
  for (const [name, wert] of headers) {
    const key = unescape(name, regel);
    if (!gelesen.has(key)) gelesen.set(key, unescape(wert, regel));
  }
  if (body !== "" && !MIT_KOERPER.has(command)) throw new FrameError("Unexpected body");
  return { command, headers: gelesen, body };
}

/** Writes a frame of the server. */
export function writeFrame(
  command: string,
  { headers, body, version }: { headers: Record<string, string>; body: string; version: StompVersion },
): string {
  const rahmen = FrameImpl.marshall({ command, headers, body, escapeHeaderValues: version !== "1.0" });
  // Only a binary body makes it something else.
  return typeof rahmen === "string" ? rahmen : new TextDecoder().decode(rahmen);
}
