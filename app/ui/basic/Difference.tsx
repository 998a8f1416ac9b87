import type { DifferenzTeil } from "~/lib/wortDifferenz";

import { VisuallyHidden } from "../layout/VisuallyHidden";
import { text } from "./Difference.css";

export type DifferenceProps = {
  parts: readonly DifferenzTeil[];
  /** Shows only the text before or after, with what is not in the other marked; both in one without it. */
  side?: "before" | "after" | undefined;
};

/**
 * Two texts compared word by word. Screen readers leave `ins` and `del` out, so that hidden words say where a change
 * begins and ends. Underlined and struck through, it stays legible in print and without colours.
 */
export function Difference({ parts, side }: DifferenceProps) {
  const hidden = side === "before" ? "hinzugefuegt" : side === "after" ? "entfernt" : undefined;
  return (
    <div className={text}>
      {parts.map((part, index) => {
        const key = `${String(index)} ${part.art}`;
        if (part.art === hidden) return null;
        if (part.art === "gleich") return <span key={key}>{part.text}</span>;
        const isNew = part.art === "hinzugefuegt";
        const Mark = isNew ? "ins" : "del";
        return (
          <Mark key={key}>
            <VisuallyHidden>{isNew ? " [hinzugefügt: " : " [entfernt: "}</VisuallyHidden>
            {part.text}
            <VisuallyHidden>{"] "}</VisuallyHidden>
          </Mark>
        );
      })}
    </div>
  );
}
