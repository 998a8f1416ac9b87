import { jahrLabel } from "../unternehmen/wirtschaftsjahr";
import type { Zeitraum } from "./jahrFeld";
import { zeitraumText } from "./zeitraum";

/**
 * What Wirtschaftsjahre are called that stand together, in their order: "2024" or "2024/25", and with their days where
 * two would be called the same, as a Rumpfjahr and its neighbour are.
 */
export function jahrNamen(jahre: readonly Zeitraum[]): readonly string[] {
  const labels = jahre.map(jahrLabel);
  return jahre.map((tage, stelle) => {
    const label = labels[stelle] ?? "";
    return labels.filter((anderes) => anderes === label).length === 1 ? label : zeitraumText(tage);
  });
}
