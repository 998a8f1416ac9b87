import type { Backend } from "~/server/backend/ports/backendPort";

/** What a call may carry. `json` or `form` is the body. */
export type RufOptionen = {
  json?: unknown;
  form?: Record<string, string>;
  /** A file as the body. */
  datei?: Uint8Array;
  headers?: Record<string, string>;
  /** Idempotency-Key. */
  schluessel?: string;
};

/** JSON that a test looks into; `textOf` and `listOf` prove what a place holds. */
export type Koerper = { readonly [key: string]: Koerper };

export type Antwort = {
  status: number;
  headers: Headers;
  /** The parsed JSON body; for errors the problem. */
  body: Koerper;
};

/** A text of an answer; fails when there is none. */
export function textOf(wert: unknown): string {
  if (typeof wert !== "string") throw new TypeError(`Expected a text, found ${JSON.stringify(wert)}`);
  return wert;
}

const isListe = (wert: unknown): wert is Koerper[] => Array.isArray(wert);
/** Any JSON value may be looked into: what is not there is undefined. */
const isKoerper = (wert: unknown): wert is Koerper => wert !== undefined;

function parse(text: string): Koerper {
  const wert: unknown = JSON.parse(text);
  if (!isKoerper(wert)) throw new TypeError("No JSON");
  return wert;
}

/** A list of an answer; fails when there is none. */
export function listOf(wert: unknown): Koerper[] {
  if (!isListe(wert)) throw new TypeError(`Expected a list, found ${JSON.stringify(wert)}`);
  return wert;
}

const ORIGIN = "http://localhost:3000";

/** A client with its own cookies and address: what a browser is for the backend. */
export class Browser {
  readonly kekse = new Map<string, string>();

  constructor(
    private readonly backend: Pick<Backend, "handle">,
    readonly ip: string,
  ) {}

  /** Calls the backend and keeps the cookies of the answer. */
  async ruf(methode: string, pfad: string, optionen: RufOptionen = {}): Promise<Antwort> {
    const response = await this.backend.handle(this.toRequest(methode, pfad, optionen), { clientIp: this.ip });
    this.keepCookies(response.headers);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return {
      status: response.status,
      headers: response.headers,
      body: parse(isJson ? text : JSON.stringify({ text })),
    };
  }

  get = (pfad: string, optionen: RufOptionen = {}) => this.ruf("GET", pfad, optionen);
  post = (pfad: string, json?: unknown, optionen: RufOptionen = {}) => this.ruf("POST", pfad, { json, ...optionen });
  put = (pfad: string, json?: unknown, optionen: RufOptionen = {}) => this.ruf("PUT", pfad, { json, ...optionen });
  delete = (pfad: string, optionen: RufOptionen = {}) => this.ruf("DELETE", pfad, optionen);

  /** Posts the login form. */
  login = (username: string, password: string) => this.ruf("POST", "/v1/auth/login", { form: { username, password } });

  /** A second client with the same cookies as now: another tab, or a thief. */
  kopie(ip = this.ip): Browser {
    const other = new Browser(this.backend, ip);
    for (const [name, value] of this.kekse) other.kekse.set(name, value);
    return other;
  }

  private toRequest(methode: string, pfad: string, { json, form, datei, headers, schluessel }: RufOptionen): Request {
    const all = new Headers(headers);
    if (this.kekse.size > 0 && !all.has("cookie"))
      all.set("cookie", [...this.kekse].map(([n, v]) => `${n}=${v}`).join("; "));
    if (schluessel !== undefined) all.set("idempotency-key", schluessel);
    if (json !== undefined) all.set("content-type", "application/json");
    if (datei !== undefined) all.set("content-type", "application/octet-stream");
    if (datei !== undefined)
      return new Request(ORIGIN + pfad, { method: methode, headers: all, body: Buffer.from(datei) });
    const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
    return new Request(ORIGIN + pfad, { method: methode, headers: all, ...(body === undefined ? {} : { body }) });
  }

  private keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split(";").map((part) => part.trim());
      const [name = "", value = ""] = pair.split("=");
      if (value === "" || attributes.includes("Max-Age=0")) this.kekse.delete(name);
      else this.kekse.set(name, value);
    }
  }
}
