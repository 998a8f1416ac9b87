import { TextField } from "~/ui";
import type { AntwortSicht } from "./useAntwort";

type TanFeldProps = ReturnType<AntwortSicht["feld"]> & {
  /** The code comes from an app, or is one for its recovery; otherwise it is the TAN of a mail. */
  isApp: boolean;
  hint: string;
};

/** Where the second factor is typed. */
export function TanFeld({ isApp, ...feld }: TanFeldProps) {
  return (
    <TextField
      {...feld}
      label={isApp ? "Code aus der App" : "TAN"}
      autoComplete="one-time-code"
      inputMode={isApp ? "text" : "numeric"}
      required
      limit={64}
    />
  );
}
