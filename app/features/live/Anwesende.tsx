import { lazyPart } from "~/ui/basic/lazyPart";
import { FloatingArea } from "~/ui/layout/FloatingArea";
import type { AnwesendeProps } from "./anwesendeProps";
import { useRuhig } from "./useRuhig";

const AnwesendeAnzeige = lazyPart(() => import("./AnwesendeAnzeige"), "AnwesendeAnzeige");

/**
 * Who else works on a record, and that somebody has saved it. It comes when the page is idle; without scripts the page
 * says who saved last.
 */
export function Anwesende(props: AnwesendeProps) {
  const isRuhig = useRuhig();
  return <FloatingArea>{isRuhig && <AnwesendeAnzeige {...props} />}</FloatingArea>;
}
