import { useEffect, useRef } from "react";
import type * as z from "zod/mini";
import type { Topic } from "~/contract/wire/topic";
import { leitung } from "./liveKanal";

/**
 * Calls `fn` with each message of a topic while the component is there. What does not fit the topic is passed over:
 * during a deployment a server may be newer than the page. The topics bring their schemas along: use it in what is
 * loaded late.
 */
export function useTopic<Schema extends z.ZodMiniType>(
  { destination, schema }: Topic<Schema>,
  fn: (nachricht: z.output<Schema>) => void,
): void {
  const neueste = useRef(fn);
  useEffect(() => {
    neueste.current = fn;
  });
  useEffect(
    () =>
      leitung.listen(destination, (inhalt) => {
        const gelesen = schema.safeParse(inhalt);
        if (gelesen.success) neueste.current(gelesen.data);
      }),
    [destination, schema],
  );
}
