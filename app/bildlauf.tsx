import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router-dom";
import { useNonce } from "./nonce";

/** Where the router keeps how far each page was scrolled. */
const SPEICHER = "positions";

/**
 * Before the page can be seen it stands where it was left. A browser that refuses its storage, or gives none, leaves it
 * at the top.
 */
export const BILDLAUF_SKRIPT = `try{let h=history;h.state&&h.state.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");let y=JSON.parse(sessionStorage.getItem("${SPEICHER}")||"{}")[h.state.key];typeof y=="number"&&scrollTo(0,y)}catch{}`;

/**
 * `<ScrollRestoration>` of Remix, whose script ends with an error where cookies are blocked: then the storage of the
 * session must not even be touched. The script runs once, as the page arrives, so that only the server needs its text.
 */
export function Bildlauf() {
  const nonce = useNonce();
  useScrollRestoration({ storageKey: SPEICHER });
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? BILDLAUF_SKRIPT : "" }}
    />
  );
}
