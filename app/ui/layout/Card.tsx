import { useId } from "react";
import type { ReactNode } from "react";

import { Heading } from "../basic/Heading";
import type { HeadingLevel } from "../basic/Heading";
import { card, dense, head, tones } from "./Card.css";

export type CardProps = {
  title?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  tone?: keyof typeof tones | undefined;
  id?: string | undefined;
  /** Which part of the page it is, see {@link Heading}. */
  part?: string | undefined;
  /** A few quiet words beside the title. */
  note?: ReactNode;
  /** It begins close below its upper edge. */
  isDense?: boolean | undefined;
  children?: ReactNode;
};

function CardHead({ note, children }: { note: ReactNode; children: ReactNode }) {
  if (note === undefined) return children;
  return (
    <div className={head}>
      {children} {note}
    </div>
  );
}

/** A white sheet on the page. With a title it is a named section. */
export function Card({ title, headingLevel = 2, tone = "neutral", id, part, note, isDense, children }: CardProps) {
  const ownId = useId();
  const className = [card, tones[tone], ...(isDense === true ? [dense] : [])].join(" ");
  if (title === undefined) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  return (
    <section id={id} className={className} aria-labelledby={ownId}>
      <CardHead note={note}>
        <Heading level={headingLevel} id={ownId} size="h3" part={part}>
          {title}
        </Heading>
      </CardHead>
      {children}
    </section>
  );
}
