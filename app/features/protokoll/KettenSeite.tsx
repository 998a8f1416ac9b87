import type { Kettenblick } from "~/contract/verfahren/protokoll";
import { formatFolge } from "~/domain/tabelle/nachladen";
import { MomentSekunde } from "~/features/moment";
import { SchlichteSeiten } from "~/features/tabelle";
import { href } from "~/routing/href";
import { type CellColumn, cellsOf, DataTable, Notice, PageHeader, Stack } from "~/ui";
import { Befunde } from "./Befunde";
import type { KetteDaten } from "./loadProtokoll";
import { VorgangName } from "./VorgangName";
import { Wer } from "./Wer";

type Ereignis = Kettenblick["ereignisse"][number];

const SPALTEN: readonly CellColumn<Ereignis>[] = [
  { key: "nummer", title: "Nr.", isNarrow: true, isRowHeader: true, cell: ({ nummer }) => String(nummer) },
  { key: "am", title: "Zeitpunkt", isNarrow: true, cell: ({ am }) => <MomentSekunde am={am} /> },
  { key: "art", title: "Ereignis", cell: ({ art }) => <VorgangName vorgang={art} /> },
  { key: "person", title: "Person", cell: ({ person }) => <Wer person={person} /> },
  { key: "hash", title: "Prüfsumme", cell: ({ hash }) => hash },
];

/** The chain of one Antrag, and whether it is as it was written. Codes and checksums, no contents. */
export function KettenSeite({ kette: { antrag, seiten, befunde } }: { kette: KetteDaten }) {
  const { zeilen, ...stand } = seiten;
  const name = antrag.nummer ?? "Antrag ohne Nummer";
  const rows = zeilen.map((ereignis) => ({ key: String(ereignis.nummer), cells: cellsOf(SPALTEN, ereignis) }));
  return (
    <Stack gap="l">
      <PageHeader
        title="Ereigniskette"
        lead={name}
        breadcrumbs={[{ label: "Logs", href: href("wartungLogArchivView") }, { label: name }]}
      />
      {befunde.length === 0 ? (
        <Notice tone="success" title="Die Kette ist vollständig und so, wie sie geschrieben wurde" />
      ) : (
        <Notice tone="error" title="Die Kette ist nicht so, wie sie geschrieben wurde">
          <Befunde befunde={befunde} />
        </Notice>
      )}
      <DataTable caption="Ereignisse" isCaptionHidden columns={SPALTEN} rows={rows} />
      <SchlichteSeiten {...stand} zu={(folge) => href("wartungKette", { uuid: antrag.uuid }, formatFolge(folge))} />
    </Stack>
  );
}
