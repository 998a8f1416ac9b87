/** After this time another try is worth it when nobody has said when. */
const SECONDS = "30";

/**
 * When to come back, as the backend has said it: Remix leaves the headers of loaders and actions out of the page that
 * it makes of them.
 */
export type RetryAfter = {
  /** Reads an answer of the backend, and passes it on. */
  listen: (response: Response) => Response;
  /** Says it on an answer that asks to come back later and does not say when. */
  call: (response: Response) => Response;
};

/** Of one request. */
export function createRetryAfter(): RetryAfter {
  let gesagt: string | null = null;
  return {
    listen(response) {
      gesagt = response.headers.get("retry-after") ?? gesagt;
      return response;
    },
    call(response) {
      const { status, headers } = response;
      if ((status === 429 || status === 503) && !headers.has("retry-after"))
        headers.set("retry-after", gesagt ?? SECONDS);
      return response;
    },
  };
}
