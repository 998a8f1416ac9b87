import { Icon } from "../basic/Icon";
import { Spinner } from "../basic/Spinner";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { colours, status } from "./StatusIcon.css";

export type Status = "gruen" | "gelb" | "hinweis" | "rot" | "laedt" | "keiner";

export type StatusIconProps = { state: Status; label?: string | undefined; showLabel?: boolean | undefined };

const signs = {
  gruen: { icon: "erfolg", text: "Vollständig erfasst" },
  gelb: { icon: "haken", text: "Vollständig erfasst, es gibt Hinweise" },
  hinweis: { icon: "warnung", text: "Hinweis" },
  rot: { icon: "fehler", text: "Nicht vollständig erfasst" },
} as const;

/**
 * How far something is filled in, or what a finding about it is: its own shape and colour, its words as tooltip and for
 * screen readers.
 *
 * @spec §4 Table row status icon: amber check if warnings but no errors
 */
export function StatusIcon({ state, label, showLabel = false }: StatusIconProps) {
  if (state === "keiner") return null;
  if (state === "laedt") {
    return (
      <span className={`${status} ${colours.laedt}`}>
        <Spinner label={label} showLabel={showLabel} />
      </span>
    );
  }
  const sign = signs[state];
  const text = label ?? sign.text;
  return (
    <span className={status} title={showLabel ? undefined : text}>
      <span className={`${status} ${colours[state]}`}>
        <Icon name={sign.icon} />
      </span>
      {showLabel ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}
