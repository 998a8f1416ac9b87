import { Button } from "../basic/Button";
import { Notice } from "../basic/Notice";
import { Inline } from "../layout/Inline";
import { Stack } from "../layout/Stack";
import type { Place } from "./pasteBlock";
import type { Pasted } from "./useEntryGrid";

export type PasteReportProps = { pasted: Pasted | null; nameOf: (place: Place) => string };

/** So many of what did not go in are named one by one; the spreadsheet still holds them all. */
const MOST_NAMED = 20;

const countOf = (count: number): string => (count === 1 ? "1 Wert" : `${String(count)} Werte`);

function reasonOf({ isClosed, isChoice }: Pasted["refused"][number], name: string): string {
  if (isClosed) return `In ${name} wird nichts eingetragen.`;
  return isChoice === true ? `In ${name} steht das nicht zur Auswahl.` : `Das ist keine Zahl für ${name}.`;
}

function listLeft({ refused, outside, shortened }: Pasted, nameOf: PasteReportProps["nameOf"]): string[] {
  return [
    ...refused.map((cell) => `„${cell.text}“ nicht übernommen: ${reasonOf(cell, nameOf(cell))}`),
    ...outside.map((text) => `„${text}“ nicht übernommen: Dafür ist in der Tabelle kein Platz mehr.`),
    ...shortened.map((place) => `${nameOf(place)}: Nachkommastellen wurden gekürzt. Bitte prüfen Sie den Wert.`),
  ];
}

/** What a paste has done, and everything that it has not taken; it exists before there is a text, to be announced. */
export function PasteReport({ pasted, nameOf }: PasteReportProps) {
  const left = pasted === null ? [] : listLeft(pasted, nameOf);
  const more = left.length - MOST_NAMED;
  return (
    <Stack gap="s">
      <div role="status">
        {pasted !== null && (
          <Notice tone={left.length > 0 ? "warning" : "info"} title={`${countOf(pasted.fills.length)} eingefügt`}>
            {left.length > 0 && (
              <ul>
                {left.slice(0, MOST_NAMED).map((text, index) => (
                  <li key={`${String(index)} ${text}`}>{text}</li>
                ))}
                {more > 0 && <li>{`und ${String(more)} weitere`}</li>}
              </ul>
            )}
          </Notice>
        )}
      </div>
      {pasted !== null && pasted.fills.length > 0 && (
        <Inline gap="m">
          <Button type="button" variant="secondary" onClick={pasted.undo}>
            Einfügen rückgängig machen
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
