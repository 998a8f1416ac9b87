import type { Ressource } from "~/contract/wire/live";
import { lazyPart } from "~/ui/basic/lazyPart";
import { useRuhig } from "./useRuhig";

const NeuLesenHoerer = lazyPart(() => import("./NeuLesenHoerer"), "NeuLesenHoerer");

/**
 * Reads the page anew when a record changes, for a page on which nothing can be typed. It comes when the page is idle;
 * without scripts a link does it.
 */
export function NeuLesen({ ressource }: { ressource: Ressource }) {
  const isRuhig = useRuhig();
  if (!isRuhig) return null;
  return <NeuLesenHoerer ressource={ressource} />;
}
