import type * as z from "zod/mini";

/** What the server has to do for a topic beyond handing on what was published. */
export type TopicKind = {
  /**
   * True: it tells how things are, so whoever begins to hear it is told how they are now (`findVersaeumtes`). False: it
   * tells what has happened, once.
   */
  readonly isState: boolean;
  /** True: what is published is a note; the message is written when it is told, for each reader (`live/verteiler`). */
  readonly isWrittenLate: boolean;
};

/** Something that the server tells users over the live channel: where it is subscribed, and what its messages hold. */
export type Topic<Schema extends z.ZodMiniType = z.ZodMiniType, Name extends string = string> = TopicKind & {
  readonly destination: `/user/notification/${Name}`;
  readonly schema: Schema;
};

/** The message of a topic as its sender gives it; defaults may be missing. */
export type NutzlastVon<T extends Topic> = z.input<T["schema"]>;

/** The message of a topic as its subscriber gets it. */
export type NachrichtVon<T extends Topic> = z.output<T["schema"]>;

/**
 * Names a destination below /user/notification, the schema of its messages for both ends, and what kind of topic it is.
 */
export function defineTopic<const Name extends string, Schema extends z.ZodMiniType, const Kind extends TopicKind>(
  name: Name,
  schema: Schema,
  kind: Kind,
): Topic<Schema, Name> & Kind {
  return { destination: `/user/notification/${name}`, schema, ...kind };
}
