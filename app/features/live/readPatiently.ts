/** Between two attempts. */
const PAUSE_MS = 2000;
/** What the portal says while its backend is away, and what stands in front of it says while the portal is. */
const NICHT_ERREICHBAR: ReadonlySet<number> = new Set([502, 503, 504]);

const paare = (query: URLSearchParams): string =>
  JSON.stringify([...query].filter(([name]) => name !== "_routes" && name !== "index"));

/** Is this the page on the screen, read anew? Whoever follows a link asks for another address. */
function isReread(ziel: RequestInfo | URL, { method = "GET" }: RequestInit): ziel is URL {
  if (!(ziel instanceof URL) || method !== "GET") return false;
  const { pathname, search } = window.location;
  return (
    ziel.pathname === `${pathname.replace(/\/$/, "")}.data` &&
    paare(ziel.searchParams) === paare(new URLSearchParams(search))
  );
}

function wait(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

async function askPatiently(ask: () => Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  for (;;) {
    try {
      const antwort = await ask();
      if (!NICHT_ERREICHBAR.has(antwort.status)) return antwort;
    } catch (error) {
      // The browser has reached nobody; anything else is the end of the question.
      if (!(error instanceof TypeError)) throw error;
    }
    await wait(signal);
  }
}

/**
 * Lets a page that is read anew by itself wait for a portal that is away. Remix would put an error page in its place,
 * together with what is typed there, for a reading that nobody has asked for. Returns how to stop.
 */
export function readPatiently(): () => void {
  const sonst = window.fetch.bind(window);
  window.fetch = (ziel, init = {}) => {
    const ask = () => sonst(ziel, init);
    return isReread(ziel, init) ? askPatiently(ask, init.signal) : ask();
  };
  return () => {
    window.fetch = sonst;
  };
}
