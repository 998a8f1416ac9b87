/** The result of the work; rejects when it takes longer than this many milliseconds. The work itself goes on. */
export function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`No answer within ${String(limitMs)} ms`));
    }, limitMs);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
