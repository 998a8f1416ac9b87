import { VisuallyHidden } from "../layout/VisuallyHidden";
import { Icon } from "./Icon";
import { current, discs, list, step } from "./Steps.css";

export type Step = { label: string; state: keyof typeof discs };

export type StepsProps = { items: readonly Step[]; label?: string | undefined };

/** A sequence as it looks from one of its steps: what is before is done. */
export const stepsFrom = (labels: readonly string[], position: number): Step[] =>
  labels.map((label, index) => ({ label, state: stateOf(index - position) }));

function stateOf(distance: number): Step["state"] {
  if (distance === 0) return "current";
  return distance < 0 ? "done" : "todo";
}

/** Where one stands in a sequence of steps. */
export function Steps({ items, label = "Schritte" }: StepsProps) {
  return (
    <ol aria-label={label} className={list}>
      {items.map((item, index) => (
        <li
          key={item.label}
          className={item.state === "current" ? `${step} ${current}` : step}
          aria-current={item.state === "current" ? "step" : undefined}
        >
          <span className={discs[item.state]}>
            {item.state === "done" ? <Icon name="haken" label="Erledigt:" /> : String(index + 1)}
          </span>{" "}
          {item.state === "current" && <VisuallyHidden>Aktueller Schritt: </VisuallyHidden>}
          {item.label}
        </li>
      ))}
    </ol>
  );
}
