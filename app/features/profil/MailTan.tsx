import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Badge, Details, HiddenField, Inline, Stack, Heading, Text } from "~/ui";
import { MitPasswort } from "./MitPasswort";

export type MailTanProps = {
  formular: FormularSchutz;
  isAktiv: boolean;
  email: string;
  antwort: FormAntwort | undefined;
};

const ABSICHT = "mailTfa";

/** The TAN by mail, on or off. */
export function MailTan({ formular, isAktiv, email, antwort }: MailTanProps) {
  const knopf = isAktiv ? "TAN per E-Mail ausschalten" : "TAN per E-Mail einschalten";
  return (
    <Stack gap="s">
      <Inline gap="s">
        <Heading level={3} size="h4">
          TAN per E-Mail
        </Heading>
        <Badge tone={isAktiv ? "success" : "neutral"}>{isAktiv ? "Eingeschaltet" : "Ausgeschaltet"}</Badge>
      </Inline>
      <Text>Bei jeder Anmeldung senden wir eine TAN an {email}.</Text>
      <Details key={formular.schluessel} summary={knopf} open={antwort?.eingaben.absicht === ABSICHT}>
        <MitPasswort
          formular={formular}
          antwort={antwort}
          absicht={ABSICHT}
          knopf={knopf}
          variant={isAktiv ? "danger" : "primary"}
        >
          <HiddenField name="aktiv" value={String(!isAktiv)} />
        </MitPasswort>
      </Details>
    </Stack>
  );
}
