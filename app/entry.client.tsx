import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTyped } from "~/features/shell/getipptes";

const takeOverTyped = keepTyped(document);

/** Runs after the effects of all its children: the whole page is alive. */
function Lebendig({ children }: { children: ReactNode }) {
  useEffect(takeOverTyped, []);
  return children;
}

/**
 * Waits for the page's data, which Remix decodes from a stream. `RemixBrowser` starts this at its first call and throws
 * the promise, before any hook. React must not meet that promise while it hydrates: there is no boundary above `<html>`
 * that could catch it, and a key pressed in that moment makes React hydrate at once and give up for good (error 345),
 * so that the page stays without scripts.
 */
async function waitForData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    // Anything else is an error that React meets again and reports.
    if (thrown instanceof Promise) await thrown;
  }
}

void waitForData().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Lebendig>
          <RemixBrowser />
        </Lebendig>
      </StrictMode>,
    );
  });
});
