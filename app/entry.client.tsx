import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

// A chunk that vanished with a new deployment must not reload the page by itself: typed text would be lost.
window.addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  window.dispatchEvent(new CustomEvent("portal:neueVersion"));
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
