import { VisuallyHidden } from "~/ui";
import { VerschiebeHinweis } from "./VerschiebeHinweis";
import { useVerschieben } from "./useVerschieben";

export type VerschiebeHilfeProps = Parameters<typeof useVerschieben>[0];

/**
 * Rows can be moved with the keyboard: the hint, and a place that says where a moved row stands. It needs scripts and
 * comes with them.
 */
export function VerschiebeHilfe(props: VerschiebeHilfeProps) {
  const ansage = useVerschieben(props);
  return (
    <>
      {props.zeilen.length > 1 && <VerschiebeHinweis />}
      <div role="status">
        <VisuallyHidden>{ansage}</VisuallyHidden>
      </div>
    </>
  );
}
