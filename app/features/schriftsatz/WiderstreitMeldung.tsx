import { type KonfliktFeld, wahlId } from "~/features/formular";
import { ErrorSummary } from "~/ui";

/** What is still to be decided. */
export function WiderstreitMeldung({ felder }: { felder: readonly KonfliktFeld[] }) {
  const items = felder
    .filter(({ wahl }) => wahl === null)
    .map(({ stelle, label, fehlt }) => ({
      href: `#${wahlId(stelle)}`,
      message: `${label}: ${fehlt ? "Bitte wählen Sie eine Fassung." : "Bitte entscheiden Sie, welche Fassung gespeichert wird."}`,
    }));
  return <ErrorSummary title="Nicht gespeichert" items={items} />;
}
