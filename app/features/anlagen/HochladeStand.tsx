import { ErrorSummary, Notice, VisuallyHidden } from "~/ui";
import { fehlerTitel } from "./hinzugefuegtText";
import type { Fortschritt, Hochladen } from "./useHochladen";

/** What a screen reader says: the beginning and each quarter, not every step of the bar. */
const ansage = ({ name, anteil }: Fortschritt): string =>
  `${name} wird übertragen: ${String(Math.floor(anteil * 4) * 25)} %`;

type HochladeStandProps = {
  hochladen: Hochladen;
  /** Id of what the list of refusals leads to. */
  feldId: string;
};

/** What has come of the last sending of files, to see and to hear. */
export function HochladeStand({ hochladen: { fortschritt, meldung, fehler, nummer }, feldId }: HochladeStandProps) {
  return (
    <>
      <ErrorSummary
        key={`fehler ${String(nummer)}`}
        title={fehlerTitel(meldung !== "")}
        items={fehler.map((message) => ({ href: `#${feldId}`, message }))}
      />
      {meldung !== "" && <Notice tone="success">{meldung}</Notice>}
      <VisuallyHidden as="div" role="status">
        {fortschritt === null ? meldung : ansage(fortschritt)}
      </VisuallyHidden>
    </>
  );
}
