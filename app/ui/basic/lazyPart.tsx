import { lazy, Suspense, type ComponentType, type ReactNode } from "react";

type LazyPartOptions<Props> = {
  substitute?: ComponentType<Props> | undefined;
  waiting?: ReactNode | undefined;
  /** The substitute stands there from the start, until the part has come. */
  isSubstituteWaiting?: boolean | undefined;
};

/**
 * A part of the page that comes later, by the name of its component; until then there is what is waiting, by default
 * nothing. Where it cannot be loaded the page does with the substitute, by default without: a part that is thrown takes
 * the whole page with it, and a browser gives up what is still on its way whenever somebody stops the page or follows a
 * link to a file.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  { substitute: Substitute = () => null, waiting, isSubstituteWaiting = false }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const loadPart = async () => {
    const part = await load().catch(() => null);
    return { default: part === null ? Substitute : part[name] };
  };
  // React's type of a lazy component adds the `ref` of a class, which no part has.
  const Part = lazy(loadPart) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={isSubstituteWaiting ? <Substitute {...props} /> : waiting}>
      <Part {...props} />
    </Suspense>
  );
}
