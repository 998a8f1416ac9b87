import type { HelpButtonProps } from "./HelpButton";

/** What every field of the kit takes; its own value comes on top. */
export type FieldProps = {
  id: string;
  name: string;
  label: string;
  required?: boolean | undefined;
  /** Short help that is always visible under the label. */
  hint?: string | undefined;
  /** What makes the value wrong. */
  error?: string | undefined;
  /** What makes the value doubtful. */
  warning?: string | undefined;
  /** Tooltip of the picture before a warning, and the word that stands for it. */
  warningTooltip?: string | undefined;
  /** What the server changed in the value, for instance that it cut it. */
  notices?: readonly string[] | undefined;
  /** What the server cut off because the text was too long, each with the submit button that discards it. */
  rests?: readonly { key: string; text: string; discard: { name: string; value: string } }[] | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
  /** The id of the `Suggestions` of a text field. */
  list?: string | undefined;
  /** Where the "?" beside the label leads; the label names the thing explained. */
  help?: HelpButtonProps | undefined;
  /** Called at every change by the user, for instance to drop the server's error. */
  onEdit?: (() => void) | undefined;
  /** Takes the focus when the page opens, for a link that leads to this field. */
  autoFocus?: boolean | undefined;
  /** The label names a group of controls, so it is a legend and not a label. */
  group?: boolean | undefined;
};
