/** A web stream of what an iterable gives; whoever cancels the stream ends the iterable. */
export function streamFrom(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = await iterator.next();
      if (step.done === true) controller.close();
      else controller.enqueue(step.value);
    },
    async cancel(reason: unknown) {
      await iterator.return?.(reason);
    },
  });
}

/** The pieces of a web stream; leaving the loop early cancels the stream. */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  let isAtEnd = false;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
    isAtEnd = true;
  } finally {
    if (!isAtEnd) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}
