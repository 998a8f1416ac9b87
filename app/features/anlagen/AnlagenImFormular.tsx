import type { ReactNode } from "react";
import { useHydrated } from "~/ui";
import { lazyPart } from "~/ui/basic/lazyPart";
import type { AnlagenBereichProps } from "./AnlagenBereich";

export type AnlagenImFormularProps = AnlagenBereichProps & {
  /** What there is without scripts, until they are there, and where they do not come. */
  ohneSkripte: ReactNode;
};

const Spaeter = lazyPart<"AnlagenBereich", AnlagenImFormularProps>(() => import("./AnlagenBereich"), "AnlagenBereich", {
  substitute: ({ ohneSkripte }) => <>{ohneSkripte}</>,
  isSubstituteWaiting: true,
});

/** The files of a Vorhaben inside its form. What is needed for it comes with the first tab that has files. */
export function AnlagenImFormular(props: AnlagenImFormularProps) {
  return useHydrated() ? <Spaeter {...props} /> : <>{props.ohneSkripte}</>;
}
