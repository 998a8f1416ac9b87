export type HiddenFieldProps = { name: string; value: string };

/** A value that travels with the form unseen. */
export function HiddenField({ name, value }: HiddenFieldProps) {
  return <input type="hidden" name={name} value={value} />;
}
