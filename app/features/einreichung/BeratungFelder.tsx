import type { Einreichung } from "~/contract/antrag/antraege";
import { BERATUNGSARTEN } from "~/domain/antrag/einreichung";
import { EINREICHUNG_GRENZEN } from "~/domain/antrag/einreichungGrenzen";
import type { AntwortSicht } from "~/features/anmeldung";
import { FieldGroup, SelectField, Stack, TextArea, TextField } from "~/ui";
import { FRAGEN } from "~/domain/antrag/einreichungAngaben";

type BeratungFelderProps = { sicht: AntwortSicht; stored: Einreichung };

const ARTEN = BERATUNGSARTEN.map(({ key, title }) => ({ value: key, label: title }));

/** What is asked about a consultant who took part. */
export function BeratungFelder({ sicht: { feld, text }, stored }: BeratungFelderProps) {
  return (
    <FieldGroup
      legend="Angaben zum Beratungsunternehmen"
      hint="Nur auszufüllen, wenn ein Beratungsunternehmen mitgewirkt hat."
    >
      <Stack gap="l">
        <TextField
          {...feld("beratungName")}
          required
          label={FRAGEN.beratungName}
          limit={EINREICHUNG_GRENZEN.beratungName}
          defaultValue={text("beratungName", stored.beratungName)}
        />
        <TextField
          {...feld("beratungOrt")}
          required
          label={FRAGEN.beratungOrt}
          limit={EINREICHUNG_GRENZEN.beratungOrt}
          defaultValue={text("beratungOrt", stored.beratungOrt)}
        />
        <SelectField
          {...feld("beratungArt")}
          required
          label={FRAGEN.beratungArt}
          options={ARTEN}
          defaultValue={text("beratungArt", stored.beratungArt)}
        />
        <TextArea
          {...feld("beratungMitwirkung")}
          required
          label={FRAGEN.beratungMitwirkung}
          hint="Zum Beispiel: Beschreibung des Vorhabens verfasst, Kosten zusammengestellt."
          limit={EINREICHUNG_GRENZEN.beratungMitwirkung}
          defaultValue={text("beratungMitwirkung", stored.beratungMitwirkung)}
        />
      </Stack>
    </FieldGroup>
  );
}
