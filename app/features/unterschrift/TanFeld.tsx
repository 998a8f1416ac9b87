import type { ComponentProps } from "react";
import { TextField } from "~/ui";

export type TanFeldProps = Pick<ComponentProps<typeof TextField>, "error" | "help" | "readOnly" | "autoFocus">;

/** Asks for the code that was sent by mail. */
export function TanFeld(props: TanFeldProps) {
  return (
    <TextField
      {...props}
      id="tan"
      name="tan"
      label="TAN aus der E-Mail"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      limit={20}
    />
  );
}
