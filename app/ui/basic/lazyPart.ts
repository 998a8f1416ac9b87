import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * A part of the page that comes later. Where it cannot be loaded the page does without: a part that is thrown takes the whole page with it,
 * and a browser gives up what is still on its way whenever somebody stops the page or follows a link to a file.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => () => null) }));
}
