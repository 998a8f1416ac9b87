import { useState } from "react";

import { ScriptSlot } from "../layout/ScriptSlot";
import { control } from "../private/control.css";
import { Button } from "./Button";
import { actions, box, label as labelStyle } from "./CopyText.css";

/** With a `name` the text is posted with its form. */
export type CopyTextProps = { id: string; label: string; text: string; name?: string | undefined };

const MAX_ROWS = 8;
const CHARACTERS_PER_ROW = 80;

const rowsFor = (text: string): number =>
  Math.min(MAX_ROWS, text.split("\n").length + Math.floor(text.length / CHARACTERS_PER_ROW));

/** A text to keep hold of: readable and selectable in a box, with a button that copies it where scripts run. */
export function CopyText({ id, label, text, name }: CopyTextProps) {
  const [message, setMessage] = useState("");
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setMessage("In die Zwischenablage kopiert."),
      () => setMessage("Kopieren ist hier nicht möglich. Bitte markieren Sie den Text und kopieren Sie ihn."),
    );
  };
  return (
    <div className={box}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <textarea id={id} name={name} readOnly value={text} rows={rowsFor(text)} className={control} />
      <ScriptSlot>
        <div className={actions}>
          <Button type="button" variant="secondary" icon="kopieren" onClick={copy}>
            Kopieren
          </Button>
          <span role="status">{message}</span>
        </div>
      </ScriptSlot>
    </div>
  );
}
