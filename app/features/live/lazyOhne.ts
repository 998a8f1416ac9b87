import type { ComponentType } from "react";

/** For `lazy`: what only adds to a page is left out, without a word, when it cannot be loaded. */
export function lazyOhne<Props>(load: () => Promise<ComponentType<Props>>): () => Promise<{ default: ComponentType<Props> }> {
  return async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  };
}
