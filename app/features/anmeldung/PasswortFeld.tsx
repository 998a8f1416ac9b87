import { useState } from "react";
import { Button } from "~/ui/basic/Button";
import { TextField } from "~/ui/fields/TextField";
import { ScriptSlot } from "~/ui/layout/ScriptSlot";
import { Stack } from "~/ui/layout/Stack";

type PasswortFeldProps = {
  id: string;
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string | undefined;
  error?: string | undefined;
  onEdit?: (() => void) | undefined;
};

/** As long as the contract allows, so that no password manager's text is cut. */
const MAX = 1000;

/** A password. With scripts it can be shown; pasting is always possible. */
export function PasswortFeld(props: PasswortFeldProps) {
  const [isSichtbar, setIsSichtbar] = useState(false);
  return (
    <Stack gap="xs">
      <TextField {...props} type={isSichtbar ? "text" : "password"} required limit={MAX} />
      <ScriptSlot isLine>
        <Button
          type="button"
          variant="quiet"
          icon="anzeigen"
          aria-pressed={isSichtbar}
          aria-controls={props.id}
          onClick={() => setIsSichtbar(!isSichtbar)}
        >
          {props.label} anzeigen
        </Button>
      </ScriptSlot>
    </Stack>
  );
}
