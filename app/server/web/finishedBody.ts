/**
 * Bodies that are finished when their answer is made. To read one back out of a Response costs as much as a tenth of a
 * page.
 */
const bodies = new WeakMap<Response, Uint8Array>();

/** An answer with a finished body, for whoever sends it with {@link finishedBodyOf}; the Response itself is empty. */
export function createFinished(body: Uint8Array, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodies.set(response, body);
  return response;
}

/** The finished body of an answer; undefined for an answer that carries its body itself. */
export const finishedBodyOf = (response: Response): Uint8Array | undefined => bodies.get(response);
