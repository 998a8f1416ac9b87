import { ANTRAG_RECHTE, antragRechte } from "~/domain/antrag/antragRecht";
import type { AntwortSicht } from "~/features/anmeldung";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { RadioGroup } from "~/ui";

const OPTIONEN = antragRechte.map((recht) => {
  const { label, erklaerung } = ANTRAG_RECHTE[recht];
  return { value: recht, label: `${label}: ${erklaerung}` };
});

/** The three rights with what they allow. */
export function RechtWahl({ antwort: { feld, text }, vorgabe }: { antwort: AntwortSicht; vorgabe: string }) {
  return (
    <RadioGroup
      {...feld("recht")}
      label={ANTRAG_FRAGEN.recht}
      required
      options={OPTIONEN}
      inline={false}
      defaultValue={text("recht", vorgabe)}
    />
  );
}
