import { Icon } from "../basic/Icon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { fieldIds } from "./fieldAria";
import { error as errorStyle, live as liveStyle, picture, warning as warningStyle } from "./FieldMessages.css";
import type { FieldProps } from "./fieldProps";

export type FieldMessagesProps = {
  field: FieldProps;
  /** What typing just changed; the region exists before the text does, so that it is announced. */
  live?: string | undefined;
};

function Warning({ text, id, tooltip }: { text: string; id?: string | undefined; tooltip: string | undefined }) {
  return (
    <p id={id} className={warningStyle}>
      <span title={tooltip} className={picture}>
        <Icon name="warnung" />
      </span>
      <span>
        <VisuallyHidden>{tooltip ?? "Warnung"}: </VisuallyHidden>
        {text}
      </span>
    </p>
  );
}

/** Most fields have nothing to say, and no place for what typing may change. */
export const hasMessages = ({ error, warning, notices }: FieldProps, live: string | undefined): boolean =>
  error !== undefined || warning !== undefined || notices !== undefined || live !== undefined;

/** Error, warning and notices under a control, each with a picture and a word. */
export function FieldMessages({ field, live }: FieldMessagesProps) {
  const ids = fieldIds(field.id);
  const notices = field.notices ?? [];
  const tooltip = field.warningTooltip;
  return (
    <>
      {field.error !== undefined && (
        <p id={ids.error} className={errorStyle}>
          <Icon name="fehler" />
          <span>
            <VisuallyHidden>Fehler: </VisuallyHidden>
            {field.error}
          </span>
        </p>
      )}
      {field.warning !== undefined && <Warning id={ids.warning} text={field.warning} tooltip={tooltip} />}
      {notices.length > 0 && (
        <div id={ids.notices}>
          {notices.map((notice) => (
            <Warning key={notice} text={notice} tooltip={tooltip} />
          ))}
        </div>
      )}
      {live !== undefined && (
        <div id={ids.live} role="status" className={liveStyle}>
          {live !== "" && <Warning text={live} tooltip={tooltip} />}
        </div>
      )}
    </>
  );
}
