import { lazy, Suspense, type ComponentType, type ReactNode } from "react";

/**
 * A part of the page that comes later; until then there is what is waiting, by default nothing. Where it cannot be loaded the page does with
 * the substitute, by default without: a part that is thrown takes the whole page with it, and a browser gives up what is still on its way
 * whenever somebody stops the page or follows a link to a file.
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { substitute = () => null, waiting }: { substitute?: ComponentType<Props>; waiting?: ReactNode } = {},
): ComponentType<Props> {
  // React's type of a lazy component adds the `ref` of a class, which no part has.
  const Part = lazy(async () => ({ default: await load().then(pick, () => substitute) })) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}
