import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { HILFETEXT_FRAGEN } from "~/domain/hilfe/hilfetextFragen";
import { HILFETEXT_MAX } from "~/domain/hilfe/hilfetextGrenzen";
import { Absendeknopf, type AntwortSicht, useGesehen } from "~/features/anmeldung";
import { AufbewahrtesFormular } from "~/features/aufbewahrung";
import { useFeldhilfe } from "~/features/formular";
import { TestdatenKnopf } from "~/features/unternehmen";
import { href } from "~/routing/href";
import {
  Card,
  CopyText,
  HiddenField,
  Inline,
  LinkButton,
  RequiredHint,
  Stack,
  Switch,
  Text,
  TextArea,
  TextField,
} from "~/ui";
import { anfangVon, entwurfVonHilfetext, HILFETEXT_KAESTCHEN, HILFETEXT_LABELS } from "./hilfetextEntwurf";
import { Mitleser } from "./Mitleser";
import { TEXT_FORMULAR } from "./VorschauDaneben";

type HilfetextFormularProps = {
  text: HilfetextMitFassungen;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: AntwortSicht;
  /** What its preview began with, and who gets the form when something else is typed. */
  anfang: unknown;
  onGetippt: (form: HTMLFormElement) => void;
};

/** Asks for the text as it shall read; it starts with the draft, or with what readers see. */
export function HilfetextFormular(props: HilfetextFormularProps) {
  const { text, aufbewahrung, formular, antwort, anfang, onGetippt } = props;
  const isVeraltet = antwort.problem?.code === "REVISION_VERALTET";
  const jetzige = text.offene?.revision ?? 0;
  const gesehen = useGesehen(jetzige);
  return (
    <Card title={text.offene === null ? "Neuen Entwurf schreiben" : "Entwurf bearbeiten"}>
      <AufbewahrtesFormular
        key={gesehen}
        id={TEXT_FORMULAR}
        hier={href("hilfetextBearbeiten", { uuid: text.uuid })}
        entwurf={entwurfVonHilfetext(text)}
        aufbewahrung={aufbewahrung}
        formular={formular}
        antwort={antwort}
        speichern="speichern"
        kaestchen={HILFETEXT_KAESTCHEN}
      >
        {(sicht) => (
          <Stack gap="m">
            {/* Only whoever was shown the text of somebody else may replace it. */}
            <HiddenField name="revision" value={isVeraltet ? String(jetzige) : antwort.text("revision", gesehen)} />
            {isVeraltet && <Gespeicherter text={text} />}
            <Mitleser {...mitgelesen(sicht, text)} anfang={anfang} onChange={onGetippt} />
            <RequiredHint />
            <Felder text={text} antwort={sicht} />
            <Knoepfe text={text} />
          </Stack>
        )}
      </AufbewahrtesFormular>
    </Card>
  );
}

/** What is typed and what is stored, each as one text. */
function mitgelesen({ text: getippt, isAngekreuzt }: AntwortSicht, text: HilfetextMitFassungen) {
  const { quelle, index, isActive } = anfangVon(text);
  return {
    getippt: JSON.stringify([getippt("quelle", quelle), getippt("index", index), isAngekreuzt("isActive", isActive)]),
    gespeichert: JSON.stringify([quelle, index, isActive]),
  };
}

function Knoepfe({ text: { uuid, art, bereich } }: Pick<HilfetextFormularProps, "text">) {
  return (
    <Inline gap="m">
      <Absendeknopf absicht="speichern" icon="speichern">
        Entwurf speichern
      </Absendeknopf>
      <Absendeknopf absicht="vorschau" variant="secondary" icon="anzeigen">
        Vorschau
      </Absendeknopf>
      <Absendeknopf absicht="imFormular" variant="secondary" formAction={href("hilfetextVorschau", { uuid })}>
        {art === "HILFE" ? "Vorschau im Formular" : "Vorschau auf der Seite"}
      </Absendeknopf>
      <TestdatenKnopf />
      <LinkButton variant="secondary" href={href("hilfetexteView", {}, { bereich })}>
        Zur Liste
      </LinkButton>
    </Inline>
  );
}

function Felder({ text, antwort }: Pick<HilfetextFormularProps, "text" | "antwort">) {
  const { feld, text: getippt, isAngekreuzt } = useFeldhilfe(antwort, { fragen: HILFETEXT_FRAGEN });
  const anfang = anfangVon(text);
  return (
    <>
      <TextArea
        {...feld("quelle")}
        label={HILFETEXT_LABELS.quelle}
        hint="Markdown oder HTML: Absätze, Aufzählungen, **fett**, [Link](https://…)."
        required
        rows={10}
        limit={HILFETEXT_MAX}
        defaultValue={getippt("quelle", anfang.quelle)}
      />
      {text.art === "HILFE" && (
        <TextField
          {...feld("index")}
          label={HILFETEXT_LABELS.index}
          hint={`Bestimmt die Reihenfolge: ${String(text.von)} bis ${String(text.bis)}`}
          required
          inputMode="numeric"
          limit={4}
          defaultValue={getippt("index", anfang.index)}
        />
      )}
      <Switch
        {...feld("isActive")}
        label={HILFETEXT_LABELS.isActive}
        onLabel="Zu sehen"
        offLabel="Nicht zu sehen"
        defaultValue={isAngekreuzt("isActive", anfang.isActive)}
      />
    </>
  );
}

/** What somebody else has kept meanwhile. */
function Gespeicherter({ text: { offene } }: { text: HilfetextMitFassungen }) {
  if (offene === null)
    return (
      <Text>Den Entwurf, den Sie bearbeitet haben, gibt es nicht mehr. Wenn Sie speichern, ist es ein neuer.</Text>
    );
  return (
    <Stack gap="s">
      <Text>
        {`Inzwischen hat ${offene.von ?? "jemand anderes"} einen Entwurf gespeichert. Übernehmen Sie, was Sie brauchen. Wenn Sie noch einmal speichern, gilt, was unten steht.`}
      </Text>
      <CopyText id="gespeichert" label="Text, gespeichert" text={offene.quelle} />
    </Stack>
  );
}
