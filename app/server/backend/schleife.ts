/** Runs `work` again and again; `wake` starts the next round at once. Never two rounds at the same time. */
export function createSchleife(work: () => Promise<void>, millis: number, onError: (error: unknown) => void) {
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
