import { MomentZelle } from "~/features/moment";
import { SchlichteSuche, SeitenDerListe, type Seitenstand } from "~/features/tabelle";
import { DataTable, Stack } from "~/ui";
import { NACHWEISE, type NachweisZeile } from "./loadExporte";

const SPALTEN = [
  { key: "name", title: "Wer" },
  { key: "was", title: "Was" },
  { key: "umfang", title: "Angaben und Filter" },
  { key: "zweck", title: "Zweck" },
  { key: "am", title: "Wann" },
  { key: "stand", title: "Datei" },
] as const;

const { liste: LISTE, suche: SUCHE } = NACHWEISE;

type NachweiseProps = Seitenstand<NachweisZeile> & {
  /** What is looked for; "" for nothing. */
  suche: string;
};

/** Who has exported what, the latest first. What the address says of the form above stays. */
export function Nachweise({ zeilen, suche, ...stand }: NachweiseProps) {
  return (
    <Stack gap="s" id={LISTE}>
      {(stand.total > 0 || suche !== "") && (
        <SchlichteSuche name={SUCHE} label="Exporte einer Person suchen" hint="Vor- oder Nachname" liste={LISTE} />
      )}
      <DataTable
        caption="Wer hat was exportiert?"
        columns={SPALTEN}
        rows={zeilen.map(({ uuid, am, ...worte }) => ({
          key: uuid,
          cells: { ...worte, am: <MomentZelle am={am} /> },
        }))}
        empty={suche === "" ? "Keine Daten vorhanden" : `Nichts gefunden für „${suche}“`}
      />
      <SeitenDerListe liste={LISTE} {...stand} />
    </Stack>
  );
}
