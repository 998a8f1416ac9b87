import { FAQ_ANTWORT_MAX, FAQ_FRAGE_MAX, FAQ_LINK_TEXT_MAX, FAQ_LINK_ZIEL_MAX } from "~/domain/hilfe/faqGrenzen";
import { FAQ_FRAGEN } from "~/domain/hilfe/faqFragen";
import { FAQ_PLATZHALTER } from "~/domain/hilfe/faqPlatzhalter";
import type { AntwortSicht } from "~/features/anmeldung";
import { useFeldhilfe } from "~/features/formular";
import { Card, Details, FieldGroup, Grid, SelectField, Stack, Switch, Text, TextArea, TextField } from "~/ui";
import { LINKS } from "./faqEingabe";
import type { FaqEintragDaten } from "./loadFaq";

type FaqFelderProps = { daten: FaqEintragDaten; antwort: AntwortSicht };

/** All links have the same two texts. */
const keyVon = (name: string): string => LINK_KEYS[/^links\.\d+\.(text|ziel)$/.exec(name)?.[1] ?? ""] ?? name;
const LINK_KEYS: Readonly<Record<string, string>> = { text: "linkText", ziel: "linkZiel" };

/** The fields of an entry. */
export function FaqFelder({ daten: { eintrag, kategorien, kategorie }, antwort: letzte }: FaqFelderProps) {
  const antwort = useFeldhilfe(letzte, { fragen: FAQ_FRAGEN, keyVon });
  const { feld, text } = antwort;
  return (
    <Card>
      <Stack gap="m">
        <SelectField
          {...feld("kategorieUuid")}
          label={FAQ_FRAGEN.kategorieUuid}
          required
          options={kategorien}
          defaultValue={text("kategorieUuid", eintrag?.kategorieUuid ?? kategorie)}
        />
        <TextField
          {...feld("frage")}
          label={FAQ_FRAGEN.frage}
          required
          limit={FAQ_FRAGE_MAX}
          defaultValue={text("frage", eintrag?.frage)}
        />
        <TextArea
          {...feld("antwort")}
          label={FAQ_FRAGEN.antwort}
          hint="Markdown oder HTML: Absätze, Listen, **fett**, *kursiv*, [Link](https://…), Überschriften ab Ebene 3, Tabellen."
          required
          rows={12}
          limit={FAQ_ANTWORT_MAX}
          defaultValue={text("antwort", eintrag?.antwort)}
        />
        <Platzhalter />
        <LinkFelder eintrag={eintrag} antwort={antwort} />
        <Sichtbarkeit eintrag={eintrag} antwort={antwort} />
      </Stack>
    </Card>
  );
}

/** What can be written for numbers and sentences that the portal itself decides. */
function Platzhalter() {
  return (
    <Details summary="Platzhalter für Angaben, die das Portal bestimmt">
      <Text>Sie zeigen immer, was gerade gilt:</Text>
      <ul>
        {Object.entries(FAQ_PLATZHALTER).map(([name, { bedeutung }]) => (
          <li key={name}>{`{{${name}}}: ${bedeutung}`}</li>
        ))}
      </ul>
    </Details>
  );
}

type TeilProps = Pick<FaqEintragDaten, "eintrag"> & { antwort: AntwortSicht };

function Sichtbarkeit({ eintrag, antwort: { feld, isAngekreuzt } }: TeilProps) {
  return (
    <Switch
      {...feld("isActive")}
      label={FAQ_FRAGEN.isActive}
      onLabel="Zu sehen"
      offLabel="Nicht zu sehen"
      defaultValue={isAngekreuzt("isActive", eintrag?.isActive ?? true)}
    />
  );
}

function LinkFelder({ eintrag, antwort }: TeilProps) {
  const { feld, text } = antwort;
  return (
    <FieldGroup
      legend="Links unter der Antwort"
      hint="Mit https:// oder http://, oder ein Pfad dieses Portals, der mit / beginnt. Was leer bleibt, entfällt."
    >
      <Stack gap="m">
        {LINKS.map((link, stelle) => (
          <Grid key={link.nummer} columns={2}>
            <TextField
              {...feld(link.text)}
              label={`Text von Link ${String(link.nummer)}`}
              limit={FAQ_LINK_TEXT_MAX}
              defaultValue={text(link.text, eintrag?.links[stelle]?.text)}
            />
            <TextField
              {...feld(link.ziel)}
              label={`Adresse von Link ${String(link.nummer)}`}
              inputMode="url"
              limit={FAQ_LINK_ZIEL_MAX}
              defaultValue={text(link.ziel, eintrag?.links[stelle]?.ziel)}
            />
          </Grid>
        ))}
      </Stack>
    </FieldGroup>
  );
}
