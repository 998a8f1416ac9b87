import { choice } from "../private/control.css";
import { controlProps, fieldIds } from "../private/fieldAria";
import { FieldMessages } from "../private/FieldMessages";
import type { FieldProps } from "../private/fieldProps";
import { field as fieldStyle, head, hint as hintStyle } from "../private/FieldShell.css";
import { HelpButton } from "../private/HelpButton";
import { track, whenOff, whenOn } from "./Switch.css";

export type SwitchProps = FieldProps & {
  defaultValue?: boolean | undefined;
  value?: string | undefined;
  onLabel?: string | undefined;
  offLabel?: string | undefined;
};

/** A checkbox that looks like a switch and says its state in words, by style alone. */
export function Switch({
  defaultValue = false,
  value = "true",
  onLabel = "Aktiviert",
  offLabel = "Deaktiviert",
  ...field
}: SwitchProps) {
  return (
    <div className={fieldStyle}>
      <div className={head}>
        <label className={choice} htmlFor={field.id}>
          <input
            {...controlProps(field)}
            type="checkbox"
            role="switch"
            value={value}
            defaultChecked={defaultValue}
            onChange={field.onEdit}
            className={track}
          />
          <span>
            {field.label}
            <span aria-hidden="true">
              {": "}
              <span className={whenOn}>{onLabel}</span> <span className={whenOff}>{offLabel}</span>
            </span>
          </span>
        </label>{" "}
        {field.help !== undefined && <HelpButton {...field.help} />}
      </div>
      {field.hint !== undefined && (
        <p id={fieldIds(field.id).hint} className={hintStyle}>
          {field.hint}
        </p>
      )}
      <FieldMessages field={field} />
    </div>
  );
}
