import type { Lesen, Transport } from "./transport";

export type Misserfolg = { ok: false; status: number; body: unknown; setCookies: readonly string[] };

/** How one try of a call ended. */
export type Ausgang<T> = { ok: true; wert: T; setCookies: readonly string[] } | Misserfolg;

/** One try of a call, with the headers that say who calls. */
export type Versuch<T> = (headers: Readonly<Record<string, string>>) => Promise<Ausgang<T>>;

/** A call in a form that can be sent twice, unless its body is a stream. */
export type Entwurf = {
  url: string | URL;
  method: string;
  headers?: Headers;
  body?: ArrayBuffer | URLSearchParams | ReadableStream<Uint8Array> | null;
};

/** The way of a request, in this process or over the network; the body of its answer is left unread. */
export const asRequest =
  (transport: Transport, { url, method, headers, body = null }: Entwurf): Versuch<Response> =>
  async (vonWem) => {
    const all = new Headers(headers);
    for (const [name, value] of Object.entries(vonWem)) all.set(name, value);
    const response = await transport(
      new Request(url, { method, headers: all, body, ...(body instanceof ReadableStream && { duplex: "half" }) }),
    );
    const setCookies = response.headers.getSetCookie();
    if (response.ok) return { ok: true, wert: response, setCookies };
    return { ok: false, status: response.status, body: await response.json().catch(() => null), setCookies };
  };

/**
 * The way straight to an endpoint in this process, which only reading calls have; the backend has already checked the
 * output.
 */
export const inProcess =
  (lesen: Lesen, path: readonly string[], input: unknown): Versuch<unknown> =>
  (vonWem) =>
    lesen(path, input, vonWem);

/** The request of a call of the contract. Login and TAN go form-encoded. @spec §7 */
export async function draftOf(request: Request, path: readonly string[], input: unknown): Promise<Entwurf> {
  const headers = new Headers(request.headers);
  const base = { url: request.url, method: request.method, headers };
  if (isFormCall(path)) {
    headers.delete("content-type");
    return { ...base, body: formBody(input) };
  }
  return { ...base, body: request.body === null ? null : await request.arrayBuffer() };
}

const isFormCall = (path: readonly string[]): boolean =>
  path[0] === "auth" && (path[1] === "login" || path[1] === "tan");

function formBody(input: unknown): URLSearchParams {
  const fields = typeof input === "object" && input !== null ? Object.entries(input) : [];
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}
