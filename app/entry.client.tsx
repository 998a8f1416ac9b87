import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { haltGetipptes } from "~/features/shell/getipptes";

// A chunk that vanished with a new deployment must not reload the page by itself: typed text would be lost.
window.addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  window.dispatchEvent(new CustomEvent("portal:neueVersion"));
});

const uebernimmGetipptes = haltGetipptes(document);

/** Runs after the effects of all its children: the whole page is alive. */
function Lebendig({ children }: { children: ReactNode }) {
  useEffect(uebernimmGetipptes, []);
  return children;
}

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
