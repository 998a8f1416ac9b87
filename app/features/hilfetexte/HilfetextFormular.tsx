import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { HILFETEXT_MAX } from "~/domain/hilfe/hilfetextGrenzen";
import { Absendeknopf, type AntwortSicht, useGesehen } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
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

type HilfetextFormularProps = { text: HilfetextMitFassungen; formular: FormularSchutz; antwort: AntwortSicht };

/** Asks for the text as it shall read; it starts with the draft, or with what readers see. */
export function HilfetextFormular({ text, formular, antwort }: HilfetextFormularProps) {
  const isVeraltet = antwort.problem?.code === "REVISION_VERALTET";
  const jetzige = text.offene?.revision ?? 0;
  const gesehen = useGesehen(jetzige);
  return (
    <Card title={text.offene === null ? "Neuen Entwurf schreiben" : "Entwurf bearbeiten"}>
      <Form method="post" action={href("hilfetextBearbeiten", { uuid: text.uuid })} noValidate key={gesehen}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          {/* Only whoever was shown the text of somebody else may replace it. */}
          <HiddenField name="revision" value={isVeraltet ? String(jetzige) : antwort.text("revision", gesehen)} />
          {isVeraltet && <Gespeicherter text={text} />}
          <RequiredHint />
          <Felder text={text} antwort={antwort} />
          <Inline gap="m">
            <Absendeknopf absicht="speichern" icon="speichern">
              Entwurf speichern
            </Absendeknopf>
            <Absendeknopf absicht="vorschau" variant="secondary" icon="anzeigen">
              Vorschau
            </Absendeknopf>
            <Absendeknopf
              absicht="imFormular"
              variant="secondary"
              formAction={href("hilfetextVorschau", { uuid: text.uuid })}
            >
              {text.art === "HILFE" ? "Vorschau im Formular" : "Vorschau auf der Seite"}
            </Absendeknopf>
            <LinkButton variant="secondary" href={href("hilfetexteView", {}, { bereich: text.bereich })}>
              Zur Liste
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

function Felder({ text, antwort: { feld, text: getippt, isAngekreuzt } }: Omit<HilfetextFormularProps, "formular">) {
  const anfang = text.offene ?? text.fassungen[0];
  return (
    <>
      <TextArea
        {...feld("quelle")}
        label="Text"
        hint="Markdown oder HTML: Absätze, Listen, **fett**, [Link](https://…)."
        required
        rows={10}
        limit={HILFETEXT_MAX}
        defaultValue={getippt("quelle", anfang?.quelle)}
      />
      {text.art === "HILFE" && (
        <TextField
          {...feld("index")}
          label="Index"
          hint={`Bestimmt die Reihenfolge: ${String(text.von)} bis ${String(text.bis)}`}
          required
          inputMode="numeric"
          limit={4}
          defaultValue={getippt("index", String(anfang?.index ?? text.von))}
        />
      )}
      <Switch
        {...feld("isActive")}
        label="Für Leser"
        onLabel="Zu sehen"
        offLabel="Nicht zu sehen"
        defaultValue={isAngekreuzt("isActive", text.fassungen[0]?.html === "" ? true : (anfang?.isActive ?? true))}
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
