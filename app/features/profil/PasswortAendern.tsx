import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { PROFIL_FRAGEN as FRAGEN } from "~/domain/benutzer/profilFragen";
import { Absendeknopf, Fehlermeldung, PasswortFeld, PasswortRegeln, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { Card, Stack, Text } from "~/ui";

export type PasswortAendernProps = { formular: FormularSchutz; geaendertAm: string; antwort: FormAntwort | undefined };

const ABSICHT = "passwort";

/** The change of the own password. */
export function PasswortAendern({ formular, geaendertAm, antwort }: PasswortAendernProps) {
  const { problem, versuch, leerung, feld } = useFeldhilfe(useAntwort(antwort, ABSICHT), { fragen: FRAGEN });
  return (
    <Card title="Passwort ändern" id="passwort">
      <Text tone="muted">Zuletzt geändert am {geaendertAm}. Eine Änderung beendet alle anderen Sitzungen.</Text>
      <Form method="post" noValidate key={`${formular.schluessel}-${String(leerung)}`}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Fehlermeldung
            key={versuch}
            problem={problem}
            felder={["altesPasswort", "neuesPasswort"]}
            formular={ABSICHT}
          />
          <PasswortFeld {...feld("altesPasswort")} label={FRAGEN.altesPasswort} autoComplete="current-password" />
          <PasswortFeld {...feld("neuesPasswort")} label={FRAGEN.neuesPasswort} autoComplete="new-password" />
          <PasswortRegeln />
          <div>
            <Absendeknopf absicht={ABSICHT}>Passwort ändern</Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
