import { useEffect } from "react";
import { Button } from "../basic/Button";
import { CopyText } from "../basic/CopyText";
import { rest as restStyle } from "./CutRest.css";
import type { FieldProps } from "./fieldProps";

/** Before the name of a field: what was cut off while it was typed. It is posted, so that the server can keep it. */
const POSTED = "rest.";

/**
 * A form may have 256 KiB: a rest that alone takes so much of it, as it is posted, would keep everything else from
 * being saved.
 */
const POSTED_MAX = 48 * 1024;

export type CutRestProps = { field: FieldProps; text: string; onForget: () => void };

/** What was cut off a text that is too long: it stays in sight, to be copied, until the user dismisses it. */
export function CutRest({ field, text, onForget }: CutRestProps) {
  // As soon as the server has it, it is shown as its own; what is discarded there is gone here too.
  const isKept = field.rests?.some((stored) => stored.text === text) === true;
  useEffect(() => {
    if (isKept) onForget();
  }, [isKept, onForget]);
  if (isKept) return null;
  const isPosted = String(new URLSearchParams({ text })).length <= POSTED_MAX;
  return (
    <div className={restStyle}>
      <CopyText
        id={`${field.id}-rest`}
        name={isPosted ? `${POSTED}${field.name}` : undefined}
        label="Abgeschnittener Rest"
        text={text}
      />
      {!isPosted && (
        <div>
          Zu groß zum Speichern: Der Rest steht nur hier. Bitte kopieren Sie, was Sie brauchen, bevor Sie weitergehen.
        </div>
      )}
      <div>
        <Button type="button" variant="quiet" icon="loeschen" onClick={onForget}>
          Rest verwerfen
        </Button>
      </div>
    </div>
  );
}

/** What the server has cut off and kept, each with a button of the surrounding form that discards it. */
export function StoredRests({ field }: { field: FieldProps }) {
  return field.rests?.map(({ key, text, discard }) => (
    <div key={key} className={restStyle}>
      <CopyText id={`${field.id}-rest-${key}`} label="Abgeschnittener Rest" text={text} />
      <div>
        <Button variant="quiet" icon="loeschen" {...discard}>
          Rest verwerfen
        </Button>
      </div>
    </div>
  ));
}
