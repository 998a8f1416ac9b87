import type * as z from "zod/mini";

/** Something that the server tells users over the live channel: where it is subscribed, and what its messages hold. */
export type Topic<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  readonly destination: `/user/notification/${string}`;
  readonly schema: Schema;
};

/** The message of a topic as its sender gives it; defaults may be missing. */
export type NutzlastVon<T extends Topic> = z.input<T["schema"]>;

/** The message of a topic as its subscriber gets it. */
export type NachrichtVon<T extends Topic> = z.output<T["schema"]>;

/** Names a destination below /user/notification and the schema of its messages, for both ends. */
export function defineTopic<Schema extends z.ZodMiniType>(name: string, schema: Schema): Topic<Schema> {
  return { destination: `/user/notification/${name}`, schema };
}
