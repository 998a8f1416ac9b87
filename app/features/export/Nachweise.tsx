import { useLocation } from "@remix-run/react";
import { formatFolge, type Seitenfolge } from "~/domain/tabelle/nachladen";
import { SchlichteSeiten, type Seitenstand } from "~/features/tabelle";
import { href } from "~/routing/href";
import { DataTable, Stack } from "~/ui";
import type { NachweisZeile } from "./loadExporte";

const SPALTEN = [
  { key: "name", title: "Wer" },
  { key: "was", title: "Was" },
  { key: "zweck", title: "Zweck" },
  { key: "am", title: "Wann" },
  { key: "stand", title: "Datei" },
] as const;

/** Who has exported what, the latest first. What the address says of the form above stays. */
export function Nachweise({ zeilen, ...stand }: Seitenstand<NachweisZeile>) {
  const { search } = useLocation();
  const zu = (folge: Seitenfolge) => {
    const { seite, bis } = formatFolge(folge);
    const formular = Object.fromEntries(new URLSearchParams(search));
    // "bis" alone is a day of that form.
    return href("exportMainView", {}, { ...formular, nachweiseSeite: seite, nachweiseBis: bis });
  };
  return (
    <Stack gap="s">
      <DataTable
        caption="Wer hat was exportiert?"
        columns={SPALTEN}
        rows={zeilen.map(({ uuid, ...cells }) => ({ key: uuid, cells }))}
        empty="Keine Daten vorhanden"
      />
      <SchlichteSeiten {...stand} zu={zu} />
    </Stack>
  );
}
