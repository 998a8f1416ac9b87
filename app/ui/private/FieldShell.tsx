import type { ReactNode } from "react";

import { StoredRests } from "./CutRest";
import { fieldIds, groupProps } from "./fieldAria";
import { FieldLabel } from "./FieldLabel";
import { FieldMessages, hasMessages } from "./FieldMessages";
import type { FieldProps } from "./fieldProps";
import {
  field as fieldStyle,
  hint as hintStyle,
  label as labelStyle,
  labelHead,
  legend,
  wide as wideStyle,
} from "./FieldShell.css";
import { HelpButton } from "./HelpButton";

export type FieldShellProps = {
  field: FieldProps;
  live?: string | undefined;
  wide?: boolean | undefined;
  /** Ids of further describing texts, for a group. */
  describedBy?: readonly string[] | undefined;
  children: ReactNode;
};

/**
 * The frame of every field: label and star, hint, the control, help, messages. The help link is seen beside the label
 * and comes after the control: whoever goes on by keyboard or ear first meets the control, and a group says its
 * question with its first answer.
 */
export function FieldShell({ field, live, wide = false, describedBy, children }: FieldShellProps) {
  const className = wide ? `${fieldStyle} ${wideStyle}` : fieldStyle;
  const ids = fieldIds(field.id);
  const hint = field.hint !== undefined && (
    <p id={ids.hint} className={hintStyle}>
      {field.hint}
    </p>
  );
  const messages = hasMessages(field, live) && <FieldMessages field={field} live={live} />;
  const rests = field.rests !== undefined && <StoredRests field={field} />;
  const help = field.help === undefined ? null : <HelpButton {...field.help} />;
  if (field.group === true) {
    return (
      <fieldset className={className} {...groupProps(field, describedBy)}>
        <legend className={legend}>
          <span id={ids.label} className={labelStyle}>
            <FieldLabel field={field} />
          </span>
        </legend>
        {hint}
        {children} {help}
        {messages}
        {rests}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <div className={labelHead}>
        <label htmlFor={field.id} id={ids.label} className={labelStyle}>
          <FieldLabel field={field} />
        </label>
      </div>
      {hint}
      {children} {help}
      {messages}
      {rests}
    </div>
  );
}
