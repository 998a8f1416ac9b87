import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** After a failed try to start it again. */
const PAUSE_MS = 5_000;

export type Aufsicht = { stop(end: (server: ChildProcess) => Promise<void>): Promise<void> };

/**
 * Starts a server, and again whenever it ends without being asked to: a portal without its database can do nothing but
 * wait. Rejects when the first start fails; later ones are reported and tried again.
 */
export async function superviseServer(
  start: () => Promise<ChildProcess>,
  onAusfall: (error: unknown) => void,
): Promise<Aufsicht> {
  let isBeendet = false;
  let server = await start();
  let neustart = Promise.resolve();
  const watch = (): void => {
    if (hasEnded(server)) neustart = restart();
    else
      server.once("exit", () => {
        if (!isBeendet) neustart = restart();
      });
  };
  const restart = async (): Promise<void> => {
    onAusfall(null);
    while (!isBeendet) {
      try {
        server = await start();
        watch();
        return;
      } catch (error) {
        onAusfall(error);
        await wait(PAUSE_MS, undefined, { ref: false });
      }
    }
  };
  watch();
  return {
    async stop(end) {
      isBeendet = true;
      // What is being started now has to be ended as well.
      await neustart;
      await end(server);
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
