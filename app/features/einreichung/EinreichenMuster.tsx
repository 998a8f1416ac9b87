import { LEERE_EINREICHUNG } from "~/domain/antrag/leereEinreichung";
import type { Erklaerung } from "~/domain/antrag/erklaerungen";
import { useAntwort } from "~/features/anmeldung";
import { TanFeld } from "~/features/unterschrift";
import { Card, type HelpTarget } from "~/ui";
import { ErklaerungFragen } from "./ErklaerungFragen";
import { withHilfe } from "./fragenSicht";

type EinreichenMusterProps = {
  /** The key of the help text that is looked at: its question has the focus. */
  hilfe: string;
  hilfeZiel: (feld: string) => HelpTarget;
  erklaerungen: Erklaerung[];
  /** It stands beside something that has the focus. */
  isDaneben?: boolean | undefined;
};

/** These are locked. A locked choice would show its answer only: it stays a control, of no form. */
const TEXTE: readonly string[] = ["beratungName", "beratungOrt", "beratungMitwirkung", "interneNotiz"];

/** The questions of the submission for nobody's Antrag: empty, in no form. Those of the last step are the TAN alone. */
export function EinreichenMuster({ hilfe, hilfeZiel, erklaerungen, isDaneben = false }: EinreichenMusterProps) {
  const antwort = useAntwort(undefined);
  const zusatz = (feld: string) => ({
    help: hilfeZiel(feld),
    ...(feld === hilfe && !isDaneben ? { autoFocus: true as const } : {}),
    ...(TEXTE.includes(feld) ? { readOnly: true as const } : {}),
  });
  if (hilfe === "tan") {
    const { help, ...rest } = zusatz(hilfe);
    return (
      <Card title="Unterschrift">
        <TanFeld {...rest} help={{ ...help, label: "TAN" }} readOnly />
      </Card>
    );
  }
  return (
    <Card title="Erklärungen">
      <ErklaerungFragen
        sicht={withHilfe(antwort, zusatz)}
        stored={LEERE_EINREICHUNG}
        erklaerungen={erklaerungen}
        isBeratungOffen
      />
    </Card>
  );
}
