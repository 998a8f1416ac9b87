import { Button } from "../basic/Button";
import { CopyText } from "../basic/CopyText";
import { rest as restStyle } from "./CutRest.css";

export type CutRestProps = { id: string; text: string; onForget: () => void };

/** What was cut off a text that is too long: it stays in sight, to be copied, until the user dismisses it. */
export function CutRest({ id, text, onForget }: CutRestProps) {
  return (
    <div className={restStyle}>
      <CopyText id={`${id}-rest`} label="Abgeschnittener Rest" text={text} />
      <div>
        <Button type="button" variant="quiet" icon="loeschen" onClick={onForget}>
          Rest verwerfen
        </Button>
      </div>
    </div>
  );
}
