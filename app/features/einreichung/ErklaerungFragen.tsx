import type { Einreichung } from "~/contract/antrag/antraege";
import { FRAGEN } from "~/domain/antrag/einreichungAngaben";
import { EINREICHUNG_GRENZEN } from "~/domain/antrag/einreichungGrenzen";
import type { Erklaerung } from "~/domain/antrag/erklaerungen";
import type { AntwortSicht } from "~/features/anmeldung";
import { Checkbox, RadioGroup, Stack, TextArea } from "~/ui";
import { BeratungFelder } from "./BeratungFelder";
import { ErklaerungFelder } from "./ErklaerungFelder";
import { beratungVon } from "./fragenSicht";

const JA_NEIN = [
  { value: "true", label: "Ja" },
  { value: "false", label: "Nein" },
];

type FrageProps = { sicht: AntwortSicht; stored: Einreichung };

type ErklaerungFragenProps = FrageProps & {
  /** The declarations that are asked for, in their words. */
  erklaerungen: Erklaerung[];
  /** Are the questions about the consultant in sight? */
  isBeratungOffen: boolean;
};

/** The questions of the second step: consultant, experts, declarations and note. */
export function ErklaerungFragen({ sicht, stored, erklaerungen, isBeratungOffen }: ErklaerungFragenProps) {
  return (
    <Stack gap="l">
      <RadioGroup
        {...sicht.feld("beratung")}
        label={FRAGEN.beratung}
        options={JA_NEIN}
        required
        defaultValue={beratungVon(sicht, stored)}
      />
      <div hidden={!isBeratungOffen}>
        <BeratungFelder sicht={sicht} stored={stored} />
      </div>
      <GutachterWiderspruch sicht={sicht} stored={stored} />
      <ErklaerungFelder sicht={sicht} stored={stored} erklaerungen={erklaerungen} />
      <InterneNotiz sicht={sicht} stored={stored} />
    </Stack>
  );
}

function GutachterWiderspruch({ sicht, stored }: FrageProps) {
  return (
    <Checkbox
      {...sicht.feld("gutachterWiderspruch")}
      label={FRAGEN.gutachterWiderspruch}
      hint="Die Bescheinigungsstelle darf Sachverständige hinzuziehen. Dem können Sie hier widersprechen."
      defaultValue={sicht.isAngekreuzt("gutachterWiderspruch", stored.gutachterWiderspruch)}
    />
  );
}

function InterneNotiz({ sicht, stored }: FrageProps) {
  return (
    <TextArea
      {...sicht.feld("interneNotiz")}
      label={FRAGEN.interneNotiz}
      hint="Nur für Ihr Unternehmen. Die Bescheinigungsstelle bekommt die Notiz nicht."
      rows={2}
      limit={EINREICHUNG_GRENZEN.interneNotiz}
      defaultValue={sicht.text("interneNotiz", stored.interneNotiz)}
    />
  );
}
