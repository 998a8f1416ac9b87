import { createContext, useContext } from "react";

const NonceContext = createContext("");

/** Carries the nonce of one response to the document. Empty in the browser, where the attribute is hidden anyway. */
export const NonceProvider = NonceContext.Provider;

/** Nonce for `<Scripts>`, `<Bildlauf>` and the `csp-nonce` meta tag. Never part of loader data. */
export function useNonce(): string {
  return useContext(NonceContext);
}
