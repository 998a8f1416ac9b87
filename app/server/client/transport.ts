import type { Gelesen } from "~/contract/wire/call";
import { nichtErreichbar } from "./rufFehler";
import { withLimit } from "~/lib/withLimit";

/** Carries a request to the backend: in process, or over HTTP. */
export type Transport = (request: Request) => Promise<Response>;

/**
 * Makes a reading call of the contract in this process, without a message that would have to be written and read on
 * both ends.
 */
export type Lesen = (
  path: readonly string[],
  input: unknown,
  headers: Readonly<Record<string, string>>,
) => Promise<Gelesen>;

/**
 * All ways to the backend of one request. `datei` is the one of files, which take longer; `lesen` is null when the
 * backend is another process.
 */
export type Wege = { anfrage: Transport; datei: Transport; lesen: Lesen | null };

/** Remembers whether the backend answers, so that nobody waits for one that does not. */
export type Sicherung = { isOffen(): boolean; report(erfolg: boolean): void };

/** Opens after `grenze` failures in a row and stays open for `pauseMs`; then one more try is let through at a time. */
export function createSicherung(now: () => number = () => performance.now(), grenze = 5, pauseMs = 5_000): Sicherung {
  let fehlschlaege = 0;
  let gesperrtBis = 0;
  return {
    isOffen: () => now() < gesperrtBis,
    report(erfolg) {
      fehlschlaege = erfolg ? 0 : fehlschlaege + 1;
      gesperrtBis = fehlschlaege >= grenze ? now() + pauseMs : 0;
    },
  };
}

type Weg<Frage extends unknown[], Antwort> = (...frage: Frage) => Promise<Antwort>;

/**
 * A way to the backend with a time limit. No answer, a broken one or an open `sicherung` ends in a RufFehler
 * NICHT_ERREICHBAR.
 */
export function guardWeg<Frage extends unknown[], Antwort>(
  weg: Weg<Frage, Antwort>,
  sicherung: Sicherung,
  wartezeitMs: number,
): Weg<Frage, Antwort> {
  return async (...frage) => {
    if (sicherung.isOffen()) throw nichtErreichbar();
    try {
      const antwort = await withLimit(weg(...frage), wartezeitMs);
      sicherung.report(true);
      return antwort;
    } catch (cause) {
      sicherung.report(false);
      throw nichtErreichbar(cause);
    }
  };
}

type Zeitgrenzen = { backendSekunden: number; dateiSekunden: number };

/** The ways with their time limits: behind them nobody waits for a backend that does not answer. */
export function openWege(
  { backendFetch, backendLesen }: { backendFetch: Transport; backendLesen: Lesen | null },
  sicherung: Sicherung,
  { backendSekunden, dateiSekunden }: Zeitgrenzen,
): Wege {
  // A file that breaks off in the browser says nothing about the backend, so it does not count as its failure.
  const ohneZaehlen = { isOffen: () => sicherung.isOffen(), report: () => undefined };
  return {
    anfrage: guardWeg(backendFetch, sicherung, backendSekunden * 1000),
    datei: guardWeg(backendFetch, ohneZaehlen, dateiSekunden * 1000),
    lesen: backendLesen && guardWeg(backendLesen, sicherung, backendSekunden * 1000),
  };
}
