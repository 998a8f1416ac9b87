import { useId } from "react";
import type { ReactNode } from "react";

import { Heading } from "../basic/Heading";
import type { HeadingLevel } from "../basic/Heading";
import { section } from "./Section.css";

export type SectionProps = {
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  id?: string | undefined;
  children?: ReactNode;
};

/** A named part of a page without a sheet of its own. */
export function Section({ title, headingLevel = 2, id, children }: SectionProps) {
  const ownId = useId();
  return (
    <section id={id} className={section} aria-labelledby={ownId}>
      <Heading level={headingLevel} id={ownId}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
