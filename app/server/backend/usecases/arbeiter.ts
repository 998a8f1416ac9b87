import { describeError } from "../describeError";
import type { Dienste } from "../dienste";
import { sendeMails } from "./mail/sendeMails";
import { raeumeAuf } from "./raeumeAuf";

const MAIL_MILLIS = 5_000;
const AUFRAEUMEN_MILLIS = 10 * 60_000;

/** Runs `work` again and again; `wake` starts the next round at once. Never two rounds at the same time. */
function createSchleife(work: () => Promise<void>, millis: number, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isOn = false;
  let isWoken = false;
  const plan = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(round, delay);
  };
  function round(): void {
    isWoken = false;
    running = work()
      .catch(onError)
      .finally(() => {
        running = null;
        if (isOn) plan(isWoken ? 0 : millis);
      });
  }
  return {
    start(): void {
      isOn = true;
      plan(0);
    },
    wake(): void {
      isWoken = true;
      if (isOn && running === null) plan(0);
    },
    async stop(): Promise<void> {
      isOn = false;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The background work of one backend process; several processes share it through the database. */
export function createArbeiter(dienste: Dienste) {
  const onError = (error: unknown) => {
    dienste.log.error({ fehler: describeError(error) }, "Background work failed");
  };
  const mails = async () => {
    while ((await sendeMails(dienste)) > 0);
  };
  const schleifen = [createSchleife(mails, MAIL_MILLIS, onError), createSchleife(() => raeumeAuf(dienste), AUFRAEUMEN_MILLIS, onError)];
  return {
    start: () => {
      for (const schleife of schleifen) schleife.start();
    },
    weckeMail: () => {
      schleifen[0]?.wake();
    },
    stop: async () => {
      await Promise.all(schleifen.map((schleife) => schleife.stop()));
    },
  };
}
