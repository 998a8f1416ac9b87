import { nichtErreichbar } from "./rufFehler";

/** Carries a request to the backend: in process, or over HTTP. */
export type Transport = (request: Request) => Promise<Response>;

/** Remembers whether the backend answers, so that nobody waits for one that does not. */
export type Sicherung = { isOffen(): boolean; melde(erfolg: boolean): void };

/** Opens after `grenze` failures in a row and stays open for `pauseMs`; then one more try is let through at a time. */
export function createSicherung(now: () => number = Date.now, grenze = 5, pauseMs = 5_000): Sicherung {
  let fehlschlaege = 0;
  let gesperrtBis = 0;
  return {
    isOffen: () => now() < gesperrtBis,
    melde(erfolg) {
      fehlschlaege = erfolg ? 0 : fehlschlaege + 1;
      gesperrtBis = fehlschlaege >= grenze ? now() + pauseMs : 0;
    },
  };
}

const WARTEZEIT_MS = 5_000;

/** The transport with a time limit. No answer, a broken one or an open `sicherung` ends in a RufFehler NICHT_ERREICHBAR. */
export function guardTransport(transport: Transport, sicherung: Sicherung, wartezeitMs = WARTEZEIT_MS): Transport {
  return async (request) => {
    if (sicherung.isOffen()) throw nichtErreichbar();
    try {
      const response = await withLimit(transport(request), wartezeitMs);
      sicherung.melde(true);
      return response;
    } catch (cause) {
      sicherung.melde(false);
      throw nichtErreichbar(cause);
    }
  };
}

function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`No answer within ${String(limitMs)} ms`));
    }, limitMs);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
